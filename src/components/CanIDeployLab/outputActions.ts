/** What the output reader needs for its first text. A separate script. */
export {describeOutput, readOutput} from '@site/src/labs/canIDeploy/readOutput';
export {default as Explanation} from './Explanation';
export {EXAMPLE} from './example';
