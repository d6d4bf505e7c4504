import { join } from 'node:path';

export const FIXTURES = join(import.meta.dirname, '../fixtures');
export const FIXTURE = 'product-api.json';
/** The client's default URL. */
export const PRODUCTION = 'https://api.example.com:443';
