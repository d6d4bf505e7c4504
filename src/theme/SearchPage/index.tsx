// Ejected: the original asks Algolia, spins for ever when that fails, and puts text from the index into the page as HTML.
export {default} from '@site/src/components/Search/SearchPage';
