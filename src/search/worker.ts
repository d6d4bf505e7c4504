/** Runs the embedded search in a web worker. The root of the index is loaded with the first request. */
import {searchStarters} from '../data/searchStarters';
import {searchSynonyms} from '../data/searchSynonyms';
import type {SearchRequest, SearchResponse} from './backend';
import {createEngine, type Engine} from './engine';
import {failureOf, loadRoot, partFetcher, type IndexSource} from './load';
import type {WorkerRequest, WorkerResponse} from './protocol';

interface OpenIndex {
  engine: Engine;
  /** Folder of the index's other files, which changes with their content. */
  directory: string;
}

let opened: Promise<OpenIndex> | null = null;

const fetchFile = (url: string, init?: RequestInit): Promise<Response> => fetch(url, init);

async function open(source: IndexSource): Promise<OpenIndex> {
  const root = await loadRoot(source, fetchFile);
  const fetchPart = partFetcher(source, root, fetchFile);
  const engine = createEngine(root, fetchPart, {synonyms: searchSynonyms, starters: searchStarters});
  return {engine, directory: root.directory};
}

/** Opens the index, unless it's open. If that fails, the next request tries again. */
async function current(source: IndexSource): Promise<OpenIndex> {
  const opening = (opened ??= open(source));
  try {
    return await opening;
  } catch (error) {
    if (opened === opening) opened = null;
    throw error;
  }
}

/**
 * The index of a later deployment, if the files of this one are gone.
 * @returns null if the site still has the same index, or is unreachable
 */
async function replacementOf({directory}: OpenIndex, source: IndexSource): Promise<OpenIndex | null> {
  const open = await current(source);
  if (open.directory !== directory) return open;
  const before = opened;
  opened = null;
  const found = await current(source).catch(() => null);
  if (found !== null && found.directory !== directory) return found;
  // Parts that are already loaded stay usable.
  opened = before;
  return null;
}

async function search(index: OpenIndex, request: SearchRequest, excerpts: boolean): Promise<SearchResponse> {
  return excerpts ? index.engine.searchWithExcerpts(request) : index.engine.search(request);
}

async function response({id, source, request, excerpts}: WorkerRequest): Promise<WorkerResponse> {
  try {
    const index = await current(source);
    if (request === null) return {id, response: null};
    const found = await search(index, request, excerpts).catch(failureOf);
    const isComplete = 'query' in found && !found.partial;
    const replacement = isComplete ? null : await replacementOf(index, source);
    const final = replacement ? await search(replacement, request, excerpts) : found;
    if (!('query' in final)) throw final;
    return {id, response: final};
  } catch (error) {
    const {reason, message} = failureOf(error);
    return {id, failure: {reason, message}};
  }
}

/** Whether the engine has run a search, either for a reader or to warm up. */
let isWarm = false;

/** Warms up the engine after the index is open, unless a search is waiting. */
async function warmUp(source: IndexSource): Promise<void> {
  const index = await current(source).catch(() => null);
  // Messages that have already arrived come first.
  await new Promise((resolve) => setTimeout(resolve));
  if (isWarm) return;
  isWarm = index !== null;
  index?.engine.warmUp();
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.request === null) void warmUp(data.source);
  else isWarm = true;
  void response(data).then((response) => postMessage(response));
});
