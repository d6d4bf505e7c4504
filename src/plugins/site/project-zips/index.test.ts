import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {findState} from '../../shared/downloadable-projects/states';
import {repository, TINY} from '../../shared/downloadable-projects/testRepository';
import {zipState} from '../../shared/downloadable-projects/zip';
import {writeDownloads} from './index';

test('writeDownloads writes a zip file for each state and deletes old files', (t) => {
  const site = repository(t, {...TINY, 'out/old.zip': ''});
  assert.equal(writeDownloads(site, join(site, 'out')), 3);
  assert.deepEqual(readdirSync(join(site, 'out')).sort(), ['tiny-step-1.zip', 'tiny-step-10.zip', 'tiny-step-2.zip']);
  assert.deepEqual(
    new Uint8Array(readFileSync(join(site, 'out/tiny-step-1.zip'))),
    zipState(site, findState(site, 'tiny/step-1')),
  );
});
