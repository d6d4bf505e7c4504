import type {DataSchemas} from './schema';

export const schemas = {
  RATING_EVENT: {kind: 'text', pattern: {matches: /^docs:[a-z-]+$/, such: 'a name such as docs:rating'}},
} satisfies DataSchemas;
