// Ejected: the original works with Algolia only, never stops loading if a query fails, and inserts text from the index
// as HTML.
export {default} from '@site/src/components/Search/SearchPage';
