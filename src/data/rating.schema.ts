import {pattern} from './schema';

const eventName = () => pattern(/^docs:[a-z-]+$/, 'a name such as docs:rating');

export const schemas = {RATING_EVENT: eventName(), RATING_REASON_EVENT: eventName()};
