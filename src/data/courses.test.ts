import assert from 'node:assert/strict';
import {test} from 'node:test';
import {coursePaths, courses, universityOverviews} from './courses';

test('no page is in two courses or twice in one course', () => {
  const pages = courses.flatMap(({front, chapters}) => [...new Set([front, ...chapters])]);
  assert.equal(new Set(pages).size, pages.length);
  for (const {id, chapters} of courses) assert.equal(new Set(chapters).size, chapters.length, id);
});

test('paths have no trailing slash', () => {
  for (const path of [...universityOverviews, ...courses.flatMap(({front, chapters}) => [front, ...chapters])])
    assert.doesNotMatch(path, /\/$/);
});

test('prerequisites of chapters are about chapters of the same course', () => {
  for (const {id, chapters, chapterPrerequisites = []} of courses)
    for (const {chapter} of chapterPrerequisites) assert.ok(chapters.includes(chapter), `${id}: ${chapter}`);
});

test('each path has existing courses, and each course is in a path', () => {
  const ids = courses.map(({id}) => id);
  const used = coursePaths.flatMap((path) => path.courses);
  for (const id of used) assert.ok(ids.includes(id), id);
  assert.deepEqual([...new Set(used)].sort(), [...ids].sort());
});
