import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
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

test('writeDownloads writes a zip file for each set of files, without region markers', (t) => {
  const site = repository(t, {
    'samples/on-premises/src/kubernetes/service.yaml': '# #region one\nkind: Service\n# #endregion\n',
  });
  assert.equal(writeDownloads(site, join(site, 'out')), 1);
  const zip = unzipSync(new Uint8Array(readFileSync(join(site, 'out/on-premises-kubernetes.zip'))));
  assert.deepEqual(
    Object.entries(zip).map(([path, content]) => [path, strFromU8(content)]),
    [['on-premises-kubernetes/service.yaml', 'kind: Service\n']],
  );
});
