import {pattern} from './schema';

export const schemas = {SEARCH_MISS_EVENT: pattern(/^docs:[a-z-]+$/, 'a name such as docs:search-miss')};
