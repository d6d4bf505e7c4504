import { test } from 'node:test';
import { verify } from './pact-setup.js';

test('keeps the one contract that has changed', () => verify({ pactUrls: [process.env.PACT_URL] }));
