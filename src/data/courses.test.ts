import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRouteTable} from '../../tests/gates/routeTable';
import {courses, universityOverviews} from './courses';

const university = readRouteTable()
  .routes.filter(({sidebar}) => sidebar === 'university')
  .map(({path}) => path);

test('every page of the university is in a course, presents one, or is an overview', () => {
  assert.ok(university.length > 60);
  const named = new Set([...universityOverviews, ...courses.flatMap(({front, chapters}) => [front, ...chapters])]);
  assert.deepEqual([...named].sort(), [...university].sort());
});

test('no page is in two courses, or twice in one', () => {
  const pages = courses.flatMap(({front, chapters}) => [...new Set([front, ...chapters])]);
  assert.equal(new Set(pages).size, pages.length);
  for (const {id, chapters} of courses) assert.equal(new Set(chapters).size, chapters.length, id);
});

test('addresses have no slash at the end', () => {
  for (const address of [...universityOverviews, ...courses.flatMap(({front, chapters}) => [front, ...chapters])])
    assert.doesNotMatch(address, /\/$/);
});
