/** Runs the embedded search in a web worker. The index is loaded with the first request. */
import {searchStarters} from '../data/searchStarters';
import {searchSynonyms} from '../data/searchSynonyms';
import {SearchFailure} from './backend';
import {createEngine, type Engine} from './engine';
import {loadIndex, type IndexSource} from './load';
import type {WorkerRequest, WorkerResponse} from './protocol';

let opened: Promise<Engine> | null = null;

async function open(source: IndexSource): Promise<Engine> {
  const pages = await loadIndex(source, (url, init) => fetch(url, init));
  return createEngine(pages, {synonyms: searchSynonyms, starters: searchStarters});
}

async function response({id, source, request}: WorkerRequest): Promise<WorkerResponse> {
  const opening = (opened ??= open(source));
  try {
    const engine = await opening;
    return {id, response: request === null ? null : engine.search(request)};
  } catch (error) {
    // The network may be back, so let the next request try again, unless one already has.
    if (opened === opening) opened = null;
    const {reason, message} = error instanceof SearchFailure ? error : new SearchFailure('damaged', String(error));
    return {id, failure: {reason, message}};
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void response(data).then((response) => postMessage(response));
});
