import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import sirv, {type RequestHandler} from 'sirv';
import {redirects, type Redirect} from '../src/data/redirects';
import {CommandError} from '../src/site/errors';
import {fallbackPolicy, policyReader} from '../src/site/contentPolicy';
import {
  acceptedEncodings,
  cacheControl,
  duplicates,
  encodings,
  limits,
  prefersMarkdown,
  revalidate,
  securityHeaders,
  smallestCompressed,
  strictTransport,
  textType,
  type Encoding,
} from '../src/site/responseHeaders';
import {markdownFile, pageOfMarkdownFile} from '../src/site/markdownUrl';
import {allowedMethods, encodeName, notFoundPage, resolveUrl, type Site} from '../src/site/urlRules';

export interface ServeOptions {
  /** The built site. */
  directory: string;
  /** 0 takes any free port. */
  port: number;
  /** IP address or hostname to listen on. By default, only this computer has access; `0.0.0.0` gives others access. */
  host?: string;
  /** The base path that the site was built with; starts and ends with a slash. */
  baseUrl?: string;
  redirects?: readonly Redirect[];
  /** Origin of the published site, for the canonical URLs of Markdown pages; without it, they're paths. */
  siteUrl?: string;
}

export interface RunningServer {
  /** URL of the home page, without a trailing slash: `http://localhost:3000`. */
  url: string;
  /** Stops listening and closes all connections. */
  close: () => Promise<void>;
}

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // Fast levels, because a client is waiting. The copies that the build writes use higher levels.
  br: (content) =>
    promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(content, {
      params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 4},
    }),
  gzip: promisify<Buffer, Buffer>(zlib.gzip),
};

const plainText = 'text/plain; charset=utf-8';

interface Body {
  status: number;
  type: string;
  content: Buffer;
  /** Identifies this version of the content. Without it, the response is never a 304. */
  version?: string;
}

/** Sends generated content: messages, the not-found page, and files that are compressed for this response. */
async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  {status, type, content, version}: Body,
): Promise<void> {
  const encoding =
    content.length >= smallestCompressed ? acceptedEncodings(request.headers['accept-encoding'])[0] : undefined;
  if (version !== undefined) {
    const tag = `W/"${version}-${encoding ?? 'identity'}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
  }
  const sent = encoding === undefined ? content : await compressors[encoding](content);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, {'Content-Type': type, 'Content-Length': sent.length});
  response.end(sent);
}

/**
 * Whether a Range header has one range with its ends in order. sirv misreads `bytes=-500`, and it crashes the process
 * if the end is less than the start.
 */
function isSimpleRange(range: string): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Math.max(Number(start), 1));
}

/** Lets sirv send a file or its compressed copy, after working around what sirv doesn't support. */
function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  send: RequestHandler,
  file: string,
  encoding: Encoding | undefined,
): void {
  request.url = `/${encodeName(file)}`;
  // sirv only looks for names in this header and ignores `q=0`.
  request.headers['accept-encoding'] = encoding ?? '';
  const {range} = request.headers;
  // A server may always respond with the complete file. This one does so for `If-Range`, which it doesn't evaluate.
  if (range !== undefined && (!isSimpleRange(range) || request.headers['if-range'] !== undefined))
    delete request.headers.range;
  // sirv doesn't catch read errors, and it doesn't close a file if the client cancels the download.
  response.once('pipe', (source: Readable) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
  send(request, response, () => {
    response.writeHead(404).end();
  });
}

const VARY_OF_PAGES = 'Accept, Accept-Encoding';
/** Responses that depend on the Accept header. sirv sets its own Vary header, which only mentions encodings. */
const negotiated = new WeakSet<ServerResponse>();

/**
 * Selects a page or its Markdown version according to the Accept header, and sets the response headers that connect
 * them.
 * @param file the file at the requested URL
 * @returns the file to send
 */
function negotiate(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  {has, baseUrl}: Site,
  siteUrl: string,
): string {
  if (duplicates.test(file)) response.setHeader('X-Robots-Tag', 'noindex');
  const copy = markdownFile(file);
  const markdown = copy !== undefined && has(copy) ? copy : undefined;
  if (markdown !== undefined) {
    negotiated.add(response);
    response.setHeader('Vary', VARY_OF_PAGES);
  }
  const sent = markdown !== undefined && prefersMarkdown(request.headers.accept) ? markdown : file;
  if (sent.endsWith('.md'))
    response.setHeader('Link', `<${siteUrl}${baseUrl}${encodeName(pageOfMarkdownFile(sent))}>; rel="canonical"`);
  else if (markdown !== undefined)
    response.setHeader('Link', `<${baseUrl}${encodeName(markdown)}>; rel="alternate"; type="text/markdown"`);
  return sent;
}

/** Sets the headers of every response. */
function setCommonHeaders(request: IncomingMessage, response: ServerResponse, policy: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policy);
  if (request.headers['x-forwarded-proto'] === 'https') response.setHeader(strictTransport.name, strictTransport.value);
}

/** Whether a request has a body that's too large. The server doesn't read it, so it closes the connection. */
function hasTooLargeBody({headers}: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > limits.body;
}

/** The data that responses depend on, in addition to the request. */
interface Served {
  directory: string;
  site: Site;
  siteUrl: string;
  send: RequestHandler;
  /** Content security policy of a file, or of a response without a file. */
  policyOf: (file?: string) => string;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  {directory, site, siteUrl, send, policyOf}: Served,
): Promise<void> {
  setCommonHeaders(request, response, policyOf());
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', revalidate);

  if (!allowedMethods.includes(request.method ?? '')) {
    response.setHeader('Allow', allowedMethods.join(', '));
    if (hasTooLargeBody(request)) response.setHeader('Connection', 'close');
    await sendBody(request, response, {
      status: 405,
      type: plainText,
      content: Buffer.from('This server supports only GET and HEAD requests.\n'),
    });
    return;
  }

  if (hasTooLargeBody(request)) {
    response.setHeader('Connection', 'close');
    await sendBody(request, response, {
      status: 413,
      type: plainText,
      content: Buffer.from('This server doesn’t accept request bodies.\n'),
    });
    return;
  }
  // `requireHostHeader` is off so that this response has the common headers.
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    await sendBody(request, response, {
      status: 400,
      type: plainText,
      content: Buffer.from('The Host header is missing.\n'),
    });
    return;
  }

  const resolution = resolveUrl(request.url ?? '', site);
  switch (resolution.kind) {
    case 'badRequest':
      await sendBody(request, response, {
        status: 400,
        type: plainText,
        content: Buffer.from('The URL is malformed.\n'),
      });
      return;
    case 'redirect':
      response.writeHead(resolution.status, {Location: resolution.location, 'Content-Length': 0}).end();
      return;
    case 'notFound': {
      const page = path.join(directory, notFoundPage);
      const body = existsSync(page)
        ? {type: 'text/html; charset=utf-8', content: await readFile(page)}
        : {type: plainText, content: Buffer.from('Not found.\n')};
      await sendBody(request, response, {status: 404, ...body});
      return;
    }
    case 'file': {
      const file = negotiate(request, response, resolution.path, site, siteUrl);
      const type = textType(file);
      const accepted = request.headers.range === undefined ? acceptedEncodings(request.headers['accept-encoding']) : [];
      const stored = accepted.find((encoding) => site.has(file + encodings[encoding]));
      response.setHeader('Cache-Control', cacheControl(file));
      response.setHeader('Content-Security-Policy', policyOf(file));
      if (type !== undefined && stored === undefined && accepted.length > 0) {
        const absolute = path.join(directory, file);
        const {size, mtimeMs} = statSync(absolute);
        await sendBody(request, response, {
          status: 200,
          type,
          content: await readFile(absolute),
          version: `${size}-${Math.floor(mtimeMs)}`,
        });
        return;
      }
      if (type !== undefined) response.setHeader('Content-Type', type);
      sendStored(request, response, send, file, stored);
    }
  }
}

/** Handles an unexpected error: sends status 500, or closes the connection if the response has already started. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else
    response.writeHead(500, {'Content-Type': plainText, 'Cache-Control': 'no-store'}).end('Internal server error.\n');
}

/** The response to a request that Node.js rejects because it's too large, too slow, or malformed. */
function rejectionFor(error: NodeJS.ErrnoException, policy: string): string {
  const status = {HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408}[error.code ?? ''] ?? 400;
  return rawResponse(status, {}, policy);
}

function rawResponse(status: number, more: Record<string, string>, policy: string): string {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding',
    'Cache-Control': revalidate,
    ...more,
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}

async function listenOn(
  listener: RequestListener,
  port: number,
  host: string,
  policyOf: () => string = () => fallbackPolicy,
): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: limits.headers,
      headersTimeout: limits.receive * 1000,
      requestTimeout: 2 * limits.receive * 1000,
      keepAliveTimeout: limits.keepAlive * 1000,
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = limits.send * 1000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(rejectionFor(error, policyOf()));
    else socket.destroy();
  });
  // Node.js would respond to CONNECT and Expect itself, without the common headers.
  server.on('connect', (_request, socket) =>
    socket.end(rawResponse(405, {Allow: allowedMethods.join(', ')}, policyOf())),
  );
  server.on('checkExpectation', listener);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

async function closeAll(servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
}

/** Listens on the same port for all hosts, or fails for all of them. */
async function listen(
  listener: RequestListener,
  port: number,
  host: string | undefined,
  policyOf?: () => string,
): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    const first = await listenOn(listener, port, host ?? '127.0.0.1', policyOf);
    servers.push(first);
    if (host === undefined) servers.push(await listenOn(listener, portOf(first), '::1', policyOf));
    return servers;
  } catch (error) {
    const code = errorCode(error);
    // A computer without IPv6 has only one loopback interface.
    if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) return servers;
    await closeAll(servers);
    if (code === 'EADDRINUSE' && port === 0) return listen(listener, port, host, policyOf);
    if (code === 'EADDRINUSE') {
      throw new CommandError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port: add "-- --port ${port + 1}" to the npm command, or set PORT.`,
        {cause: error},
      );
    }
    if (code === 'EACCES')
      throw new CommandError(
        `Your user account doesn’t have permission to open port ${port}. Choose a port above 1023 with --port or PORT.`,
        {cause: error},
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CommandError(
        `Can’t listen on "${host}", because no network interface of this computer has that hostname or IP address. To give only this computer access, omit --host. To use all network interfaces, add "--host 0.0.0.0".`,
        {cause: error},
      );
    }
    throw error;
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/**
 * Opens the port and closes it again, so that a port conflict is reported before the build starts.
 * @throws CommandError if the port is in use or can't be opened
 */
export async function checkPort(port: number, host?: string): Promise<void> {
  await closeAll(await listen(() => undefined, port, host));
}

/**
 * Serves the built site according to urlRules.ts. Each request reads the folder again because a build may replace it.
 * @throws CommandError if there is no built site or the port can't be opened
 */
export async function serve({
  directory,
  port,
  host,
  baseUrl = '/',
  redirects: redirectList = redirects,
  siteUrl = '',
}: ServeOptions): Promise<RunningServer> {
  const root = path.resolve(directory);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new CommandError(`No built site in "${directory}": index.html is missing. Build it first: npm run build`);
  }
  const has = (file: string) => {
    const absolute = path.join(root, file);
    return existsSync(absolute) && (statSync(absolute, {throwIfNoEntry: false})?.isFile() ?? false);
  };
  const site: Site = {baseUrl, redirects: redirectList, has};
  // With `dev`, sirv reads the file system for each request. File sizes cached from an earlier build would break
  // responses.
  const setHeaders = (response: ServerResponse) => {
    if (negotiated.has(response)) response.setHeader('Vary', VARY_OF_PAGES);
  };
  const send = sirv(root, {dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders});
  const policyOf = policyReader(root);
  // Report a damaged policy before the server starts.
  policyOf();
  const served: Served = {directory: root, site, siteUrl, send, policyOf};
  const servers = await listen(
    (request, response) => {
      respond(request, response, served).catch((error: unknown) => fail(response, error));
    },
    port,
    host,
    policyOf,
  );
  const [first] = servers;
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const realPort = first === undefined ? port : portOf(first);
  return {url: `http://${name}:${realPort}${baseUrl.replace(/\/$/, '')}`, close: () => closeAll(servers)};
}
