/** What the browser's storage keeps: the reader's steps in each scenario. */
import {scenarios} from '@site/src/labs/canIDeploy/scenarios';
import {fromText, initialState, toText} from '@site/src/labs/canIDeploy/state';
import {progressIn} from '../Lab/progress';

export type {Progress} from '../Lab/progress';

export const {initialProgress, stateOf, currentState, withState, readProgress, isSameProgress} = progressIn({
  scenarios,
  initialState,
  toText,
  fromText,
});
