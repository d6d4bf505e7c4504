// Compares data with the pages that it names.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {courses, universityOverviews} from '../../src/data/courses';
import {RELEASE_LINES} from '../../src/data/environmentVariables.constants';
import {examples} from '../../src/data/examples';
import {itemsOf} from '../../src/data/installationChecklistRules';
import {linkInReleaseLine} from '../../src/data/releaseLineRules';
import {movedSections} from '../../src/data/movedSections';
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

test('each page from which sections moved leads to them, and none of its headings has a former anchor', () => {
  for (const {page, sections} of movedSections) {
    const text = readFileSync(docFile(page, process.cwd()) ?? assert.fail(`${page} has no file`), 'utf8');
    assert.ok(text.includes(`<MovedSections of="${page}" />`), `${page} has no <MovedSections of="${page}" />`);
    const headings = [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const {id, to} of sections) {
      assert.ok(!headings.includes(id), `${page} still has a section #${id}`);
      assert.ok(docFile(to.replace(/#.*/, ''), process.cwd()) !== undefined, `${to} doesn't exist`);
    }
  }
});
