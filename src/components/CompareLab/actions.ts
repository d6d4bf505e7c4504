/** What the comparison lab needs for its actions. A separate script that loads with the first one. */
import details from '@generated/labs/default/comparison-details.json';

export {createRunner} from '@site/src/labs/runner';
export {DamagedLink, MAX_FRAGMENT, pack, unpackAll} from '@site/src/labs/share';
export {copyText} from '../FileActions/save';
export {STOPPED} from '../Playground/messages';
export {default as SharedLink} from '../Playground/SharedLink';
export {groupFindings} from './groups';
export {describeFiles, describeResult} from './messages';
export {default as Result} from './Result';

export const {codes: CODES, examples: EXAMPLES} = details;
