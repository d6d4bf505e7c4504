import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {formatDate} from './releaseRules';
import {releases} from './releases';
import {patchedUntil, precautionsOf} from './upgradePrecautionsRules';
import {plannerData, planUpgrade, type Plan} from './upgradeRules';

const all = plannerData(releases);

const plan = (from: string, to: string): Plan => {
  const result = planUpgrade(from, to, all);
  if (result.kind !== 'plan') assert.fail(`${from} to ${to}: ${result.text}`);
  return result;
};
const precautions = (from: string, to: string) => precautionsOf(plan(from, to), all);
const ids = (from: string, to: string): string[] => precautions(from, to).map(({id}) => id);
const text = (from: string, to: string, id: string): string =>
  precautions(from, to).find((precaution) => precaution.id === id)?.text ?? '';

describe('security patches', () => {
  test('end nine months after the first release of a minor version', () => {
    assert.equal(patchedUntil('2.1.1', all), '2026-04-10');
    assert.equal(patchedUntil('2.3.0', all), '2026-07-21');
  });
  test('end with the release line', () => assert.equal(patchedUntil('1.37.2', all), '2026-03-11'));
  test("end on an unknown day if the minor version isn't in the data", () =>
    assert.equal(patchedUntil('2.4.0', all), undefined));
  test('end on the days that the support policy lists', () => {
    const page = readFileSync('docs/docs/on-premises/_support.mdx', 'utf8');
    const rows = [...page.matchAll(/^\| (\d+\.\d+) \| [^|]+ \| (\w+ \d+, \d+)[^|]*\|$/gm)];
    assert.equal(rows.length, 6);
    for (const [, minor = '', day] of rows) assert.equal(formatDate(patchedUntil(`${minor}.0`, all) ?? ''), day, minor);
  });
});

describe('the precautions of a plan', () => {
  test('start with support and later releases, and then list breaking changes and migrations', () => {
    const found = ids('1.27.0', '2.3.0');
    assert.deepEqual(found.slice(0, 4), ['2.3.0-support', '1.x-later', '1.37.3-migration', '2.x-later']);
    const kinds = found.slice(4).map((id) => id.split('-')[1] ?? '');
    assert.ok(kinds.includes('breaking') && kinds.includes('migration'), kinds.join(' '));
    assert.deepEqual(kinds, [...kinds].sort());
    assert.equal(new Set(found).size, found.length);
  });
  test('name the day on which patches end', () => {
    assert.match(text('2.2.0', '2.3.0', '2.3.0-support'), /^2\.3 receives security patches until July 21, 2026/);
    assert.match(text('1.36.0', '1.37.2', '1.37.2-support'), /^Support for 1\.x ended on March 11, 2026/);
    assert.match(text('2.3.0', '2.4.0', '2.4.0-support'), /Look up the release date of 2\.4\.0/);
  });
  test('say where the data ends', () => {
    assert.match(text('1.34.0', '2.3.0', '1.x-later'), /Stop at the latest one .* instead of 1\.37\.2/);
    assert.match(text('2.2.0', '2.3.0', '2.x-later'), /later releases exist, up to at least 2\.4\.0/);
    assert.match(text('2.2.0', '2.4.1', '2.x-later'), /the releases after 2\.3\.0\. Read about each one up to 2\.4\.1/);
    assert.match(text('2.4.0', '2.5.0', '2.x-later'), /the releases after 2\.4\.0\. Read about each one up to 2\.5\.0/);
    assert.equal(text('2.1.0', '2.2.0', '2.x-later'), '');
  });
  test('mention the long migration of 1.37.3 only before it', () => {
    assert.ok(ids('1.37.2', '1.37.6').includes('1.37.3-migration'));
    assert.ok(!ids('1.37.5', '2.3.0').includes('1.37.3-migration'));
    assert.ok(!ids('2.0.0', '2.3.0').includes('1.37.3-migration'));
  });
});
