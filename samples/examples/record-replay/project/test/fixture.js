import { join } from 'node:path';

export const FIXTURES = join(import.meta.dirname, '../fixtures');
export const FIXTURE = 'product-api.json';
/** The address that the client asks when nothing else is set. */
export const PRODUCTION = 'https://api.example.com:443';
