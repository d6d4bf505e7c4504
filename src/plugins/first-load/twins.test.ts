import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {globalDataWithTwins, withTwins} from './twins.cjs';

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
const twinsOf = (name: string, path: string) =>
  withTwins(versions)
    .find((version) => version.name === name)
    ?.docs.find((one) => one.path === path)?.twins;

describe('the twin of a page', () => {
  test('has the same id', () => {
    assert.deepEqual(twinsOf('current', '/docs/pact'), {'1.x': '/1.x/docs/pact'});
    assert.deepEqual(twinsOf('1.x', '/1.x/docs/pact'), {current: '/docs/pact'});
  });
  test('stands in the folder of the edition, where On-Premises has one for each', () => {
    assert.deepEqual(twinsOf('current', '/docs/on-premises-2x/database'), {'1.x': '/1.x/docs/on-premises/database'});
    assert.deepEqual(twinsOf('current', '/docs/on-premises/database'), {'1.x': '/1.x/docs/on-premises/database'});
    assert.deepEqual(twinsOf('1.x', '/1.x/docs/on-premises/database'), {current: '/docs/on-premises-2x/database'});
  });
  test('has the same id where the edition of today has the page in one folder only', () =>
    assert.deepEqual(twinsOf('1.x', '/1.x/docs/on-premises/releases/1.37.2'), {
      current: '/docs/on-premises/releases/1.37.2',
    }));
  test('does not exist for a page that one edition has alone', () => {
    assert.equal(twinsOf('current', '/docs/ai'), undefined);
    assert.equal(twinsOf('current', '/docs/on-premises-2x/redis'), undefined);
  });
});

test('docs in one version, and what other plugins tell, stay as they are', () => {
  const one = [{name: 'current', isLast: true, docs: [doc('a', '/a')]}];
  assert.equal(withTwins(one), one);
  const data = {
    other: {default: 1},
    'docusaurus-plugin-content-docs': {default: {path: '/', versions}, oas: {versions: one}},
  };
  const given = globalDataWithTwins(data) as {
    other: unknown;
    'docusaurus-plugin-content-docs': {default: {path: string; versions: unknown}; oas: {versions: unknown}};
  };
  assert.deepEqual(given.other, data.other);
  assert.equal(given['docusaurus-plugin-content-docs'].default.path, '/');
  assert.deepEqual(given['docusaurus-plugin-content-docs'].default.versions, withTwins(versions));
  assert.deepEqual(given['docusaurus-plugin-content-docs'].oas.versions, one);
  assert.deepEqual(globalDataWithTwins({other: 1}), {other: 1});
});
