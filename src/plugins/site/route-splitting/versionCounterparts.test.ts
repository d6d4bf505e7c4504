import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {globalDataWithCounterparts, withCounterparts} from './versionCounterparts';

const doc = (id: string, path: string) => ({id, path});
const versions = [
  {
    name: 'current',
    isLast: true,
    docs: [
      doc('docs/pact', '/docs/pact'),
      doc('docs/ai', '/docs/ai'),
      doc('docs/on-premises-2x/database', '/docs/on-premises-2x/database'),
      doc('docs/on-premises-2x/index', '/docs/on-premises-2x'),
      doc('docs/on-premises/index', '/docs/on-premises'),
      doc('docs/on-premises/architecture', '/docs/on-premises/architecture'),
      doc('docs/on-premises/puma', '/docs/on-premises/puma'),
      doc('docs/on-premises/database', '/docs/on-premises/database'),
      doc('docs/on-premises/releases/1.37.2', '/docs/on-premises/releases/1.37.2'),
      doc('docs/on-premises-2x/redis', '/docs/on-premises-2x/redis'),
    ],
  },
  {
    name: '1.x',
    isLast: false,
    docs: [
      doc('docs/pact', '/1.x/docs/pact'),
      doc('docs/on-premises/index', '/1.x/docs/on-premises'),
      doc('docs/on-premises/database', '/1.x/docs/on-premises/database'),
      doc('docs/on-premises/releases/1.37.2', '/1.x/docs/on-premises/releases/1.37.2'),
    ],
  },
];
const counterpartsOf = (name: string, path: string) =>
  withCounterparts(versions)
    .find((version) => version.name === name)
    ?.docs.find((one) => one.path === path)?.counterparts;

describe('the counterpart of a page', () => {
  test('has the same ID', () => {
    assert.deepEqual(counterpartsOf('current', '/docs/pact'), {'1.x': '/1.x/docs/pact'});
    assert.deepEqual(counterpartsOf('1.x', '/1.x/docs/pact'), {current: '/docs/pact'});
  });
  test('is in the folder of the other release line', () => {
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises-2x/database'), {'1.x': '/docs/on-premises/database'});
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises-2x'), {'1.x': '/docs/on-premises/architecture'});
    assert.deepEqual(counterpartsOf('1.x', '/1.x/docs/on-premises/database'), {
      current: '/docs/on-premises-2x/database',
    });
    assert.deepEqual(counterpartsOf('1.x', '/1.x/docs/on-premises'), {current: '/docs/on-premises-2x'});
  });
  test('is the page itself in the release line that it describes', () => {
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises/database'), {
      current: '/docs/on-premises-2x/database',
      '1.x': '/docs/on-premises/database',
    });
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises/architecture'), {
      current: '/docs/on-premises-2x',
      '1.x': '/docs/on-premises/architecture',
    });
  });
  test('is the overview of 2.x if 2.x has no such page', () =>
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises/puma'), {
      current: '/docs/on-premises-2x',
      '1.x': '/docs/on-premises/puma',
    }));
  test('of pages about both release lines has the same ID', () => {
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises'), {'1.x': '/1.x/docs/on-premises'});
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises/releases/1.37.2'), {
      '1.x': '/1.x/docs/on-premises/releases/1.37.2',
    });
  });
  test('has the same ID if only one On-Premises folder of the current docs has the page', () =>
    assert.deepEqual(counterpartsOf('1.x', '/1.x/docs/on-premises/releases/1.37.2'), {
      current: '/docs/on-premises/releases/1.37.2',
    }));
  test('does not exist for a page that is in one version only', () => {
    assert.equal(counterpartsOf('current', '/docs/ai'), undefined);
    assert.equal(counterpartsOf('current', '/docs/on-premises-2x/redis'), undefined);
  });
});

test('docs with one version and the data of other plugins stay unchanged', () => {
  const one = [{name: 'current', isLast: true, docs: [doc('a', '/a')]}];
  assert.equal(withCounterparts(one), one);
  const data = {
    other: {default: 1},
    'docusaurus-plugin-content-docs': {default: {path: '/', versions}, oas: {versions: one}},
  };
  const given = globalDataWithCounterparts(data) as {
    other: unknown;
    'docusaurus-plugin-content-docs': {default: {path: string; versions: unknown}; oas: {versions: unknown}};
  };
  assert.deepEqual(given.other, data.other);
  assert.equal(given['docusaurus-plugin-content-docs'].default.path, '/');
  assert.deepEqual(given['docusaurus-plugin-content-docs'].default.versions, withCounterparts(versions));
  assert.deepEqual(given['docusaurus-plugin-content-docs'].oas.versions, one);
  assert.deepEqual(globalDataWithCounterparts({other: 1}), {other: 1});
});
