import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {CourseMetadata} from '@site/src/data/courses.schema';
import {nextOf, normalizePath, parseDone, storageKey, toggleDone} from './progress';

const course: CourseMetadata = {
  id: 'ci-cd',
  title: 'Pact in CI/CD',
  front: '/docs/workshops/ci-cd',
  chapters: ['/a', '/b', '/c'].map((to) => ({to, title: `Chapter ${to}`})),
};

test('ignores trailing slashes, the base path, queries, and fragments', () => {
  for (const url of [
    '/docs/workshops/ci-cd',
    '/docs/workshops/ci-cd/',
    '/docs/workshops/ci-cd//',
    '/docs/workshops/ci-cd?x=1',
    '/docs/workshops/ci-cd/#next',
    '/docs/workshops/ci-cd.html',
    '/docs/workshops/ci-cd/index.html',
  ]) {
    assert.equal(normalizePath(url), '/docs/workshops/ci-cd', url);
  }
  assert.equal(normalizePath('/preview/docs/workshops/ci-cd/', '/preview/'), '/docs/workshops/ci-cd');
  assert.equal(normalizePath('/preview', '/preview/'), '/');
  assert.equal(normalizePath('/previews/x', '/preview/'), '/previews/x');
  assert.equal(normalizePath('/'), '/');
});

test('reads stored progress and drops chapters that no longer exist', () => {
  assert.deepEqual([...parseDone('["/c/","/gone","/a"]', course)], ['/a', '/c']);
  for (const odd of [null, '', 'x', '{}', '7', 'null', '[1, null]']) assert.deepEqual([...parseDone(odd, course)], []);
  assert.equal(storageKey(course), 'docs.course.ci-cd');
});

test('toggles a chapter', () => {
  const stored = toggleDone(new Set(['/a']), '/c');
  assert.equal(stored, '["/a","/c"]');
  assert.equal(toggleDone(parseDone(stored, course), '/a'), '["/c"]');
});

test('finds the next chapter that is not done, after this one or from the beginning', () => {
  assert.equal(nextOf(course, new Set())?.to, '/a');
  assert.equal(nextOf(course, new Set(['/a']))?.to, '/b');
  assert.equal(nextOf(course, new Set(['/b']), '/a')?.to, '/c');
  assert.equal(nextOf(course, new Set(['/c']), '/c')?.to, '/a');
  assert.equal(nextOf(course, new Set(['/a', '/c']), '/b'), undefined);
  assert.equal(nextOf(course, new Set(['/a', '/b', '/c'])), undefined);
});
