import assert from 'node:assert/strict';
import {test} from 'node:test';
import prefetchRejection from './prefetchRejection';
import {runPatched} from '../testing/runModule';

test('a failed preload does not cause an unhandled rejection', async () => {
  const {default: docusaurus} = runPatched<{default: {preload(path: string): Promise<unknown>}}>(prefetchRejection, {
    imports: {
      'react-router-config': {},
      '@generated/routesChunkNames': {},
      '@generated/routes': {},
      './prefetch': {},
      './preload': {default: () => Promise.reject(new Error('The script failed to load.'))},
      './flat': {},
    },
    globals: {navigator: {}},
  });
  assert.equal(await docusaurus.preload('/docs/pact'), undefined);
});
