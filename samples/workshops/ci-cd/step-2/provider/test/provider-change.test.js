import { test } from 'node:test';
import { verify } from './pact-setup.js';

test('keeps every contract that matters to this build', () =>
  verify({
    provider: 'pactflow-example-provider',
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }],
    enablePending: true,
  }));
