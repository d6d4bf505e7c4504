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
  test('is in the folder of its release line if both On-Premises folders have the page', () => {
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises-2x/database'), {
      '1.x': '/1.x/docs/on-premises/database',
    });
    assert.deepEqual(counterpartsOf('current', '/docs/on-premises/database'), {
      '1.x': '/1.x/docs/on-premises/database',
    });
    assert.deepEqual(counterpartsOf('1.x', '/1.x/docs/on-premises/database'), {
      current: '/docs/on-premises-2x/database',
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
