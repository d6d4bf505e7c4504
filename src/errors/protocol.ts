/** What the page and the worker that reads logs send to each other. */
import type {KnownError} from '../data/errors.schema';
import type {LogResult} from './readLog';

export interface FixTask {
  log: string;
}

/** The entries that the page needs to describe a message. */
export type Explained = Pick<KnownError, 'id' | 'title' | 'meaning' | 'causes' | 'next' | 'links'>;

export interface FixAnswer {
  result: LogResult;
  /** The entries of the messages in the result, by ID. */
  entries: Readonly<Record<string, Explained>>;
}
