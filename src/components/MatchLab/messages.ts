/** The sentences of the matching lab. */
import type {StopReason} from '@site/src/labs/runner';

export const UNCHANGED = 'Your bodies are unchanged.';

/** Why a task has no result, and what the reader can do about it. */
export const STOPPED: Readonly<Record<StopReason, string>> = {
  canceled: `Canceled. ${UNCHANGED}`,
  timeout: 'Stopped after 10 seconds. Make the bodies smaller or the regular expressions simpler, and try again.',
  unavailable: `Pact’s library couldn’t be loaded. Check your connection, and try again. ${UNCHANGED}`,
  blocked: 'The content security policy of this host doesn’t allow Pact’s library to run in the browser.',
  failed: `Pact’s library stopped unexpectedly. ${UNCHANGED}`,
};
