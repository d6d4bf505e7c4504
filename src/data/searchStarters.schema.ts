import type {DataSchemas} from './schema';

export const schemas = {
  searchStarters: {kind: 'words'},
} satisfies DataSchemas;
