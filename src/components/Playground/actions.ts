/** What a playground needs for its actions. A separate script that loads with the first one. */
export {DamagedLink, fromFragment, toFragment} from '@site/src/labs/share';
export {createRunner} from '@site/src/labs/runner';
export {copyText, downloadText} from '../FileActions/save';
export {describeComparison, describeDecision, STOPPED} from './messages';
export {default as Result} from './Result';
