/** What the browser's storage keeps: the reader's settings in each scenario. */
import {SCENARIOS} from '@site/src/labs/selectors/scenarios';
import {fromText, initialState, toText} from '@site/src/labs/selectors/state';
import {progressIn} from '../Lab/progress';

export type {Progress} from '../Lab/progress';

export const {initialProgress, stateOf, currentState, withState, readProgress, isSameProgress} = progressIn({
  scenarios: SCENARIOS,
  initialState,
  toText,
  fromText,
});
