import AxeBuilder from '@axe-core/playwright';
import {pagesOf} from '../gates/routes';
import {expect, test, visit} from './fixture';

/** Every built page, redirect pages aside: they hold no content. */
const pages = [...pagesOf('build')].filter((path) => !path.startsWith('/docs/getting-started')).sort();
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing on ${pages.length} pages, ${colorScheme}, ${width} px`, async ({page, problems}) => {
      test.setTimeout(60_000 + pages.length * 5000);
      expect(pages.length).toBeGreaterThan(15);
      problems.provoke(/status 404: .*\/404$/);
      problems.provoke(/console: Failed to load resource.*404/);
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      for (const path of pages) {
        await visit(page, path);
        const {violations} = await new AxeBuilder({page}).withTags(WCAG).analyze();
        const found = violations.flatMap(({id, nodes}) => nodes.map((node) => `${path}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
        expect.soft(found).toEqual([]);
      }
    });
  }
}
