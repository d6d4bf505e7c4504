/** What the matching lab needs after its first use. A separate script. */
export {toCode} from '@site/src/labs/match/code';
export {EXAMPLES} from '@site/src/labs/match/examples';
export {describeResult, explain, innermostFailures} from '@site/src/labs/match/explain';
export {readPasted} from '@site/src/labs/match/read';
export {allRules, flatten, matcherOf, readRules, toRows} from '@site/src/labs/match/rules';
export {startMatchWorker} from '@site/src/labs/match/startWorker';
export {formatBody, rangeOf, readBody} from '@site/src/labs/match/tree';
export {createRunner} from '@site/src/labs/runner';
export {copyText} from '../FileActions/save';
export {default as SharedLink} from '../Playground/SharedLink';
export {STOPPED} from './messages';
export {default as Output} from './Output';
export {default as PactChoice} from './PactChoice';
export {default as Result} from './Result';
export {default as Values} from './Values';
