import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {readPolicy} from '../../../deploy/contentPolicy';
import contentPolicyPlugin, {policyOf} from './index';

const nothingHosted = {analyticsId: null, hostedSearch: null};

test('all pages are read, those in folders too, and each script is named once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'content-policy-'));
  try {
    mkdirSync(join(directory, 'docs'));
    writeFileSync(join(directory, 'index.html'), '<script>a()</script>');
    writeFileSync(join(directory, 'docs/pact.html'), '<script>a()</script><script>b()</script>');
    writeFileSync(join(directory, 'old.html'), '<meta http-equiv="refresh" content="0; url=/x"><script>c()</script>');
    writeFileSync(join(directory, 'notes.txt'), '<script>d()</script>');
    const {policy, pages, scripts} = await policyOf(directory, nothingHosted);
    assert.deepEqual([pages, scripts], [3, 2]);
    assert.equal(policy.match(/'sha256-/g)?.length, 2);
    await contentPolicyPlugin({} as LoadContext).postBuild?.({outDir: directory} as never);
    assert.equal(readPolicy(directory), policy);
  } finally {
    rmSync(directory, {recursive: true});
  }
});

test('a build without a page is no build', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'content-policy-'));
  try {
    await assert.rejects(
      async () => contentPolicyPlugin({} as LoadContext).postBuild?.({outDir: directory} as never),
      /no page in/,
    );
  } finally {
    rmSync(directory, {recursive: true});
  }
});
