import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {after, before} from 'node:test';
import {CommandError} from './errors';
import {
  contentPolicy,
  fallbackPolicy,
  inlineScripts,
  isolatedPolicy,
  isolatedPagePolicy,
  isolatedWorkerPolicy,
  policyFile,
  policyFileText,
  policyReader,
  readPolicy,
  webAssemblyWorkerPolicy,
} from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothingHosted = {analyticsId: null, hostedSearch: null};

let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
});
after(() => rmSync(folder, {recursive: true}));

test('inlineScripts hashes exactly the scripts that a browser runs', () => {
  const table: [html: string, scripts: string[]][] = [
    ['<script>a()</script>', [hash('a()')]],
    ['<SCRIPT data-rh=true> a(1 < 2)\n</SCRIPT><script type=module>b()</script>', [hash(' a(1 < 2)\n'), hash('b()')]],
    ['<script type="text/javascript">a()</script>', [hash('a()')]],
    [
      '<script src=/a.js defer></script><script type="application/ld+json">{}</script><script type=application/json>{}</script>',
      [],
    ],
    ['<meta http-equiv=refresh content="0; url=/x"><script>a()</script>', []],
    ['<p>no script</p>', []],
  ];
  for (const [html, scripts] of table) assert.deepEqual(inlineScripts(html), scripts, html);
});

test('contentPolicy lists each script once and in a stable order', () => {
  const policy = contentPolicy(["'sha256-b'", "'sha256-a'", "'sha256-b'"], nothingHosted);
  assert.match(policy, /script-src 'self' 'sha256-a' 'sha256-b';/);
  assert.doesNotMatch(policy, /https:|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('contentPolicy allows hosted services only if a setting enables them', () => {
  const measured = contentPolicy([], {...nothingHosted, analyticsId: 'G-ABC123DEF4'});
  assert.match(measured, /script-src 'self' https:\/\/\*\.googletagmanager\.com;/);
  assert.match(measured, /connect-src 'self' https:\/\/\*\.google-analytics\.com/);
  assert.doesNotMatch(measured, /algolia/);
  const searched = contentPolicy([], {
    ...nothingHosted,
    hostedSearch: {applicationId: 'INJECTED123', searchKey: '', indexName: ''},
  });
  assert.match(
    searched,
    /connect-src 'self' https:\/\/injected123-dsn\.algolia\.net https:\/\/injected123-1\.algolianet\.com/,
  );
  assert.doesNotMatch(searched, /google|script-src [^;]*https/);
});

test('policyReader reads the policy again when its file changes', () => {
  const file = path.join(folder, policyFile);
  const policyOf = policyReader(folder);
  assert.equal(readPolicy(folder), undefined);
  assert.equal(policyOf(), fallbackPolicy);
  writeFileSync(file, policyFileText("default-src 'self'"));
  assert.equal(policyOf(), "default-src 'self'");
  writeFileSync(file, policyFileText("default-src 'none'"));
  utimesSync(file, 1, 1);
  assert.equal(policyOf('docs/pact.html'), "default-src 'none'");
});

test('readPolicy reports a damaged policy', () => {
  for (const text of [
    '',
    '{}',
    '{"policy": 1}',
    JSON.stringify({policy: 'x\r\nSet-Cookie: y'}),
    JSON.stringify({policy: ''}),
  ]) {
    writeFileSync(path.join(folder, policyFile), text);
    assert.throws(
      () => readPolicy(folder),
      (error) => error instanceof CommandError && /npm run build/.test(error.message),
      text,
    );
  }
});

test('isolated pages and workers have a separate policy', () => {
  writeFileSync(path.join(folder, policyFile), policyFileText("default-src 'self'"));
  const policyOf = policyReader(folder);
  assert.equal(policyOf('lab.isolated.html'), isolatedPagePolicy);
  assert.equal(policyOf('labs/compare.isolated.js'), isolatedWorkerPolicy);
  assert.equal(policyOf('labs/match.wasm-worker.js'), webAssemblyWorkerPolicy);
  for (const file of ['isolated.html', 'x.isolated.json', 'docs/isolated/pact.html', 'x.wasm', 'wasm-worker.js'])
    assert.equal(policyOf(file), "default-src 'self'", file);
  assert.match(isolatedPagePolicy, /default-src 'none'.*sandbox allow-scripts$/);
  assert.doesNotMatch(isolatedPagePolicy, /allow-same-origin|connect-src/);
  assert.match(isolatedWorkerPolicy, /^default-src 'none'; script-src 'unsafe-eval';/);
  assert.doesNotMatch(isolatedWorkerPolicy, /'self'|connect-src|https?:/);
  assert.equal(webAssemblyWorkerPolicy, "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'");
  assert.equal(isolatedPolicy('docs/pact.html'), undefined);
});
