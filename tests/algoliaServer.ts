// A mock of the hosted search service for tests. It implements the part of Algolia's REST API that the site uses, over
// real HTTP, with records in memory. A record matches if it contains all words of the query: the tests verify the
// requests, not the ranking.
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

type Json = Record<string, unknown>;

export interface AlgoliaServer {
  /** The value of the client's `hosts` option. */
  hosts: {url: string; port: number; protocol: 'http'; accept: 'readWrite'}[];
  /** The received requests, in order, with their API keys. */
  requests: {method: string; path: string; key: string | undefined; body: Json}[];
  /** The records of each index. */
  indexes: Map<string, Json[]>;
  settings: Map<string, Json>;
  synonyms: Map<string, Json[]>;
  /** Responds to every further request with this status. `null` restores normal responses. */
  fail: (status: number | null) => void;
  close: () => Promise<void>;
}

const wordsOf = (value: unknown): string[] =>
  JSON.stringify(value ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function highlight(
  value: unknown,
  words: readonly string[],
  {highlightPreTag: before = '<em>', highlightPostTag: after = '</em>'}: Json,
): Json | undefined {
  if (typeof value !== 'string') return undefined;
  const marked =
    words.length === 0
      ? value
      : value.replace(
          new RegExp(words.map(escape).join('|'), 'giu'),
          (found) => `${String(before)}${found}${String(after)}`,
        );
  return {value: marked, matchLevel: marked === value ? 'none' : 'full'};
}

function search(records: readonly Json[], request: Json): Json {
  const words = wordsOf(request.query);
  const facets = (request.facetFilters ?? []) as (string | string[])[];
  const passes = (record: Json): boolean =>
    facets.every((filter) =>
      [filter].flat().some((one) => one === `${one.split(':')[0]}:${String(record[one.split(':')[0] ?? ''])}`),
    );
  const found = records.filter(
    (record) =>
      passes(record) &&
      words.every((word) =>
        wordsOf([record.hierarchy, record.content, record.code, record.keywords]).some((other) =>
          other.startsWith(word),
        ),
      ),
  );
  const groups = new Map<unknown, Json[]>();
  for (const record of found)
    groups.set(record.url_without_anchor, [...(groups.get(record.url_without_anchor) ?? []), record]);
  const size = Number(request.hitsPerPage);
  const shown = [...groups.values()]
    .slice(Number(request.page) * size, (Number(request.page) + 1) * size)
    .flatMap((group) => group.slice(0, Number(request.distinct)));
  const hits = shown.map((record) => ({
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy as Json).map(([level, text]) => [level, highlight(text, words, request)]),
      ),
    },
    _snippetResult: {content: highlight(record.content, words, request), code: highlight(record.code, words, request)},
  }));
  return {
    hits,
    nbHits: groups.size,
    page: request.page,
    hitsPerPage: size,
    nbPages: Math.ceil(groups.size / size),
    query: request.query,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Json);
}

export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const requests: AlgoliaServer['requests'] = [];
  const indexes = new Map<string, Json[]>();
  const settings = new Map<string, Json>();
  const synonyms = new Map<string, Json[]>();
  let failure: number | null = null;
  const task = {taskID: 1, updatedAt: '2025-01-01T00:00:00.000Z', deletedAt: '2025-01-01T00:00:00.000Z'};

  function respond(method: string, path: string, body: Json): Json {
    const [, index = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const name = decodeURIComponent(index);
    if (name === '*')
      return {
        results: (body.requests as Json[]).map((request) =>
          search(indexes.get(String(request.indexName)) ?? [], request),
        ),
      };
    if (action.startsWith('task/')) return {status: 'published', pendingTask: false};
    if (action === 'settings' && method === 'PUT') settings.set(name, body);
    if (action.startsWith('synonyms/batch')) synonyms.set(name, body as unknown as Json[]);
    if (action === 'batch')
      indexes.set(name, [
        ...(indexes.get(name) ?? []),
        ...(body.requests as Json[]).map((request) => request.body as Json),
      ]);
    if (action === 'operation') {
      const target = String(body.destination);
      if (body.operation === 'move') {
        indexes.set(target, indexes.get(name) ?? []);
        indexes.delete(name);
      } else if (!indexes.has(target)) {
        // When the client replaces an index, it only copies the settings, synonyms, and rules, never the records.
        indexes.set(target, []);
      }
    }
    return {...task, objectIDs: []};
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').replace(/\?.*$/, '');
      const key =
        request.headers['x-algolia-api-key'] ??
        new URL(request.url ?? '', 'http://x').searchParams.get('x-algolia-api-key') ??
        undefined;
      requests.push({method: request.method ?? '', path, key: key?.toString(), body});
      response.writeHead(failure ?? 200, {'Content-Type': 'application/json'});
      response.end(
        JSON.stringify(
          failure === null
            ? respond(request.method ?? '', path, body)
            : {message: 'The mock server is set to fail', status: failure},
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    hosts: [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}],
    requests,
    indexes,
    settings,
    synonyms,
    fail: (status) => (failure = status),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
