import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {CourseFacts} from '@site/src/data/courses.schema';
import {nextOf, normalAddress, parseDone, storageKey, toggleDone} from './progress';

const course: CourseFacts = {
  id: 'ci-cd',
  title: 'Pact in CI/CD',
  front: '/docs/workshops/ci-cd',
  chapters: ['/a', '/b', '/c'].map((to) => ({to, title: `Chapter ${to}`})),
};

test('an address is the same with a slash, a base, a query, or an anchor', () => {
  for (const address of [
    '/docs/workshops/ci-cd',
    '/docs/workshops/ci-cd/',
    '/docs/workshops/ci-cd//',
    '/docs/workshops/ci-cd?x=1',
    '/docs/workshops/ci-cd/#next',
    '/docs/workshops/ci-cd.html',
    '/docs/workshops/ci-cd/index.html',
  ]) {
    assert.equal(normalAddress(address), '/docs/workshops/ci-cd', address);
  }
  assert.equal(normalAddress('/preview/docs/workshops/ci-cd/', '/preview/'), '/docs/workshops/ci-cd');
  assert.equal(normalAddress('/preview', '/preview/'), '/');
  assert.equal(normalAddress('/previews/x', '/preview/'), '/previews/x');
  assert.equal(normalAddress('/'), '/');
});

test('progress is read, and only that of chapters that there are', () => {
  assert.deepEqual([...parseDone('["/c/","/gone","/a"]', course)], ['/a', '/c']);
  for (const odd of [null, '', 'x', '{}', '7', 'null', '[1, null]']) assert.deepEqual([...parseDone(odd, course)], []);
  assert.equal(storageKey(course), 'docs.course.ci-cd');
});

test('a chapter is marked as done, and not done again', () => {
  const stored = toggleDone(new Set(['/a']), '/c');
  assert.equal(stored, '["/a","/c"]');
  assert.equal(toggleDone(parseDone(stored, course), '/a'), '["/c"]');
});

test('the next chapter is one that is not done: behind this one, else from the beginning', () => {
  assert.equal(nextOf(course, new Set())?.to, '/a');
  assert.equal(nextOf(course, new Set(['/a']))?.to, '/b');
  assert.equal(nextOf(course, new Set(['/b']), '/a')?.to, '/c');
  assert.equal(nextOf(course, new Set(['/c']), '/c')?.to, '/a');
  assert.equal(nextOf(course, new Set(['/a', '/c']), '/b'), undefined);
  assert.equal(nextOf(course, new Set(['/a', '/b', '/c'])), undefined);
});
