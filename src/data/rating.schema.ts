import {pattern} from './schema';

export const schemas = {RATING_EVENT: pattern(/^docs:[a-z-]+$/, 'a name such as docs:rating')};
