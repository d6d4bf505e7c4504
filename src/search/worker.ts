/** Runs the embedded search in a web worker. The root of the index is loaded with the first request. */
import {searchStarters} from '../data/searchStarters';
import {searchSynonyms} from '../data/searchSynonyms';
import {createEngine, type Engine} from './engine';
import {failureOf, loadRoot, partFetcher, type IndexSource} from './load';
import type {WorkerRequest, WorkerResponse} from './protocol';

let opened: Promise<Engine> | null = null;

const fetchFile = (url: string, init?: RequestInit): Promise<Response> => fetch(url, init);

async function open(source: IndexSource): Promise<Engine> {
  const root = await loadRoot(source, fetchFile);
  return createEngine(root, partFetcher(source, root, fetchFile), {synonyms: searchSynonyms, starters: searchStarters});
}

/**
 * Lets the next request open the index again, unless one already has: the network may be back, or a deployment may have
 * replaced the index.
 */
function reopen(failed: Promise<Engine>): void {
  if (opened === failed) opened = null;
}

async function response({id, source, request, excerpts}: WorkerRequest): Promise<WorkerResponse> {
  const opening = (opened ??= open(source));
  try {
    const engine = await opening;
    if (request === null) return {id, response: null};
    const found = await (excerpts ? engine.searchWithExcerpts(request) : engine.search(request));
    if (found.partial) reopen(opening);
    return {id, response: found};
  } catch (error) {
    reopen(opening);
    const {reason, message} = failureOf(error);
    return {id, failure: {reason, message}};
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void response(data).then((response) => postMessage(response));
});
