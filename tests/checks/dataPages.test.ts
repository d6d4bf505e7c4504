// Compares data with the pages that it names.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {courses, universityOverviews} from '../../src/data/courses';
import {RELEASE_LINES} from '../../src/data/environmentVariables.constants';
import {examples} from '../../src/data/examples';
import {itemsOf} from '../../src/data/installationChecklistRules';
import {linkInReleaseLine} from '../../src/data/releaseLineRules';
import {docFile} from '../../src/site/contentFiles';
import {readRouteTable} from './routeTable';
import {sidebarPages} from './sidebarPages';

test('every page of the university belongs to a course or is an overview', () => {
  const pages = sidebarPages('university');
  assert.ok(pages.length > 60);
  const named = new Set([...universityOverviews, ...courses.flatMap(({front, chapters}) => [front, ...chapters])]);
  assert.deepEqual([...named].sort(), [...pages].sort());
});

test('the examples list every example page in the sidebar', () => {
  const pages = sidebarPages('examples');
  assert.ok(pages.length > 30);
  assert.deepEqual(
    examples.flatMap(({page}) => page ?? []).sort(),
    pages.filter((path) => path !== '/docs/examples').sort(),
  );
});

test('each item of the installation checklist links to pages that exist', () => {
  const routes = new Set(readRouteTable().routes.map(({path}) => path));
  const exists = (path: string) => routes.has(path) || docFile(path, process.cwd()) !== undefined;
  let links = 0;
  for (const releaseLine of RELEASE_LINES) {
    for (const {id, links: all} of itemsOf(releaseLine)) {
      for (const {to} of all) {
        assert.ok(
          exists(linkInReleaseLine(to, releaseLine).replace(/#.*/, '')),
          `${id} links to ${linkInReleaseLine(to, releaseLine)}`,
        );
        links += 1;
      }
    }
  }
  assert.ok(links > 100);
});
