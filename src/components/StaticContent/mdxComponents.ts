export {default as Heading} from '@theme/Heading';
export {default as MDXContent} from '@theme/MDXContent';
