/** What a consumer test needs for its actions. A separate script that loads with the first one. */
export {readReport} from '@site/src/labs/consumerTest/protocol';
export {createRunner} from '@site/src/labs/runner';
export {DamagedLink, pack, unpack} from '@site/src/labs/share';
export {copyText, downloadText} from '../FileActions/save';
export {default as SharedLink} from '../Playground/SharedLink';
export {describeReport, describeStop, TIME_LIMIT} from './messages';
export {default as Result} from './Result';
