// Ejected: the original draws a line after the tags of each letter and around each tag, and hides the descriptions.
export {default} from '@site/src/components/TagList';
