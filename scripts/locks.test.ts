import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {IN, repository, TINY, write} from '../src/plugins/shared/downloadable-projects/testRepository';
import {describeVersions, createLocks, versionsOf, type Lock} from './locks';
import {findState} from '../src/plugins/shared/downloadable-projects/states';

const LOCK: Lock = {
  packages: {
    'node_modules/a': {version: '1.0.0'},
    'node_modules/@x/a': {version: '3.0.0'},
    'samples/other/node_modules/a': {version: '2.0.0'},
    'samples/workshops/near': {version: '1.0.0'},
    'samples/workshops/near/node_modules/a': {version: '4.0.0'},
    'node_modules/b': {version: '1.0.0'},
    'node_modules/b/node_modules/a': {version: '9.0.0'},
  },
};
const rootLock = {'package-lock.json': JSON.stringify(LOCK)};
const requiring = (version: string) => ({
  ...TINY,
  ...rootLock,
  [`${IN}/step-1/package.json`]: JSON.stringify({name: 'tiny-step-1', version: '1.0.0', dependencies: {a: version}}),
});

test('the versions of a state are those that its workshop resolves to, or all versions if it is not installed', () => {
  assert.deepEqual(versionsOf(LOCK, {home: 'samples/workshops/near'}, 'a'), ['4.0.0']);
  assert.deepEqual(versionsOf(LOCK, {home: 'samples/workshops/near'}, '@x/a'), ['3.0.0']);
  assert.deepEqual(versionsOf(LOCK, {home: 'samples/workshops/tiny'}, 'a'), ['1.0.0', '2.0.0']);
  assert.deepEqual(versionsOf(LOCK, {home: 'samples/workshops/tiny'}, 'c'), []);
});

test('a version with which recordings are not replayed and a missing package are reported', (t) => {
  const site = repository(t, requiring('1.5.0'));
  const state = findState(site, 'tiny/step-1');
  assert.deepEqual(describeVersions(site, state, LOCK), [
    `${IN}/step-1/package.json requires a 1.5.0, but recordings are replayed with 1.0.0 or 2.0.0. Use that version.`,
  ]);
  assert.match(
    describeVersions(site, state, {packages: {}}).join(),
    /requires a 1\.5\.0, but the root's package-lock\.json doesn't contain this package\. Add it to the devDependencies of samples\/workshops\/tiny\/package\.json/,
  );
  assert.deepEqual(describeVersions(repository(t, TINY), findState(site, 'tiny/step-2'), LOCK), []);
});

test('a lock contains the broker that a state includes, and is written only if it has changed', async (t) => {
  const site = repository(t, {...TINY, ...rootLock});
  const printed: string[] = [];
  await createLocks(site, ['tiny/step-2'], (line) => printed.push(line));
  assert.deepEqual(printed, [`${IN}/step-2/package-lock.json written`, '1 states, 1 locks changed, 0 problems']);
  const {packages} = JSON.parse(readFileSync(join(site, IN, 'step-2/package-lock.json'), 'utf8')) as Lock;
  assert.deepEqual(Object.keys(packages), ['', 'mock-broker', 'node_modules/mock-broker']);
  assert.deepEqual(packages['node_modules/mock-broker'], {resolved: 'mock-broker', link: true});
  await createLocks(site, ['workshops/tiny/step-2'], (line) => printed.push(line));
  assert.equal(printed.at(-1), '1 states, 0 locks changed, 0 problems');
});

test('a lock that cannot be created is reported, and the other locks are created', async (t) => {
  const site = repository(t, requiring('1.5.0'));
  await assert.rejects(
    createLocks(site, ['tiny'], () => undefined),
    /step-1\/package\.json requires a 1\.5\.0/,
  );
  assert.deepEqual(
    ['step-1', 'step-2'].map((step) => existsSync(join(site, IN, step, 'package-lock.json'))),
    [false, true],
  );
  write(site, {[`${IN}/step-1/package.json`]: '{"name": "tiny-step-1", "dependencies": {"no name": "file:x"}}'});
  await assert.rejects(
    createLocks(site, ['tiny/step-1'], () => undefined),
    /tiny\/step-1: npm couldn't create package-lock\.json\.\n.*npm error/s,
  );
});

test('an unknown name is reported with the allowed names, and a site without workshops has no locks', async (t) => {
  await assert.rejects(
    createLocks(repository(t, TINY), ['tiny/step-7', 'tniy']),
    /No workshop, state, or example has the name tiny\/step-7, tniy\. Allowed: tiny, tiny\/step-1, tiny\/step-2, tiny\/step-10\./,
  );
  const printed: string[] = [];
  await createLocks(repository(t, {'package.json': '{}'}), [], (line) => printed.push(line));
  assert.deepEqual(printed, [
    'samples/workshops and samples/examples contain no states, so there are no locks to create.',
  ]);
});
