import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {generateReferences} from './generate';
import {GENERATED, type Reference} from '../../src/plugins/site/openapi-pages/references';

const ROOT = resolve(__dirname, '../..');
const ORDERS: Reference = {source: 'openapi/orders.yaml', page: 'orders', related: []};

describe('npm run api', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'references-'));
    mkdirSync(join(root, 'openapi'));
    cpSync(join(__dirname, 'fixtures/orders.yaml'), join(root, 'openapi/orders.yaml'));
  });
  afterEach(() => rmSync(root, {recursive: true, force: true}));
  const page = () => join(root, GENERATED, 'orders.mdx');

  test('writes and reports a page, and does not write it again', async () => {
    const [first] = await generateReferences(root, [ORDERS]);
    assert.deepEqual(
      {...first, examples: 0},
      {
        source: 'openapi/orders.yaml',
        target: '.generated/openapi/orders.mdx',
        isChanged: true,
        operations: 2,
        schemas: 3,
        examples: 0,
      },
    );
    const before = statSync(page());
    const [second] = await generateReferences(root, [ORDERS]);
    assert.equal(second?.isChanged, false);
    assert.deepEqual([statSync(page()).mtimeMs, statSync(page()).ino], [before.mtimeMs, before.ino]);
  });

  test('writes nothing and keeps existing pages if one of several descriptions has a problem', async () => {
    await generateReferences(root, [ORDERS]);
    const before = readFileSync(page(), 'utf8');
    const orders = join(root, ORDERS.source);
    writeFileSync(orders, readFileSync(orders, 'utf8').replace('title: Orders API', 'title: Changed API'));
    writeFileSync(join(root, 'openapi/bad.yaml'), 'openapi: 3.0.3\n');
    await assert.rejects(
      generateReferences(root, [ORDERS, {source: 'openapi/bad.yaml', page: 'bad', related: []}]),
      /openapi\/bad\.yaml:1:1: The field `info` must be present/,
    );
    assert.equal(readFileSync(page(), 'utf8'), before);
    assert.equal(existsSync(join(root, GENERATED, 'bad.mdx')), false);
  });

  test('fails if there is nothing to generate', async () => {
    await assert.rejects(generateReferences(root, []), /nothing to generate/);
  });

  test('exits with a code and a message, without a stack trace', () => {
    for (const folder of ['scripts/openapi-reference', 'src/plugins/site/openapi-pages', 'src/site'])
      cpSync(join(ROOT, folder), join(root, folder), {recursive: true});
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
    const run = () =>
      spawnSync(process.execPath, ['--import', 'tsx', 'scripts/openapi-reference/generate.ts'], {
        cwd: root,
        encoding: 'utf8',
      });
    cpSync(join(ROOT, 'openapi/products.yaml'), join(root, 'openapi/products.yaml'));
    const good = run();
    assert.equal(good.status, 0, good.stderr);
    assert.match(
      good.stdout,
      /^openapi\/products\.yaml: \d+ operations, .*no problems → \.generated\/openapi\/products\.mdx written$/m,
    );
    writeFileSync(
      join(root, 'openapi/products.yaml'),
      readFileSync(join(root, 'openapi/products.yaml'), 'utf8').replace(
        'operationId: createProduct',
        'operationIdentifier: x',
      ),
    );
    const bad = run();
    assert.equal(bad.status, 1);
    assert.match(bad.stderr, /^openapi\/products\.yaml:\d+:\d+: .*operationIdentifier/m);
    assert.doesNotMatch(bad.stderr, /^\s+at /m);
  });
});
