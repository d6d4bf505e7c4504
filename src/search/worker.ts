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

async function response({id, source, request, excerpts}: WorkerRequest): Promise<WorkerResponse> {
  const opening = (opened ??= open(source));
  try {
    const engine = await opening;
    if (request === null) return {id, response: null};
    return {id, response: await (excerpts ? engine.searchWithExcerpts(request) : engine.search(request))};
  } catch (error) {
    // The network may be back, or a deployment may have replaced the index, so let the next request open it again,
    // unless one already has.
    if (opened === opening) opened = null;
    const {reason, message} = failureOf(error);
    return {id, failure: {reason, message}};
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void response(data).then((response) => postMessage(response));
});
