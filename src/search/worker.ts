/** The embedded search, off the page's own thread: fetches the index with the first question, and answers from then on. */
import {searchStarters} from '../data/searchStarters';
import {searchSynonyms} from '../data/searchSynonyms';
import {SearchFailure} from './backend';
import {createEngine, type Engine} from './engine';
import {loadIndex, type IndexPlace} from './load';
import type {Question, Reply} from './protocol';

let opened: Promise<Engine> | null = null;

async function open(place: IndexPlace): Promise<Engine> {
  const pages = await loadIndex(place, (address, init) => fetch(address, init));
  return createEngine(pages, {synonyms: searchSynonyms, starters: searchStarters});
}

async function answer({id, place, request}: Question): Promise<Reply> {
  const opening = (opened ??= open(place));
  try {
    const engine = await opening;
    return {id, answer: request === null ? null : engine.search(request)};
  } catch (error) {
    // The next question tries anew, unless one that came meanwhile does so already: the network may be back.
    if (opened === opening) opened = null;
    const {reason, message} = error instanceof SearchFailure ? error : new SearchFailure('damaged', String(error));
    return {id, failure: {reason, message}};
  }
}

addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((reply) => postMessage(reply));
});
