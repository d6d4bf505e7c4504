/** What the log reader needs for its first search. A separate script. */
export {createRunner} from '@site/src/labs/runner';
export {DamagedLink, fromFragment, toFragment} from './share';
export {EXAMPLE} from './example';
export {copyText} from '../FileActions/save';
export {describeHidden, describeResult, STOPPED} from './messages';
export {default as Result} from './Result';

/** Milliseconds that a search may take. */
export const TIME_LIMIT = 20_000;

export const createWorker = (): Worker => new Worker(new URL('../../errors/worker.ts', import.meta.url));
