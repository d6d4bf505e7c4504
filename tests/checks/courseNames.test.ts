import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {courses} from '../../src/data/courses';
import {contentFiles, docFile} from '../../src/site/contentFiles';
import {findOtherLabels, findOtherNames} from './courseNames';
import {parsePage} from './prose/page';
import {sidebarItems} from './sidebarPages';

const COURSE = {title: 'Pact in CI/CD', front: '/docs/ci-cd'};
const find = (text: string, file = 'docs/docs/x.mdx') => findOtherNames([COURSE], [parsePage(file, text)]).problems;

describe('the name of a course', () => {
  test('is the same on all pages', () => {
    const pages = contentFiles(process.cwd(), ['docs', 'notices']).map((file) =>
      parsePage(file, readFileSync(file, 'utf8')),
    );
    const {problems, checked} = findOtherNames(courses, pages);
    assert.deepEqual(problems, []);
    assert.ok(checked > 40, `${checked} titles and links`);
    console.log(`course names: ${pages.length} pages, ${checked} titles and links`);
  });
  test('is the same in the sidebar', () => {
    const labelOf = (path: string): string => {
      const page = parsePage(path, readFileSync(docFile(path, process.cwd()) ?? assert.fail(path), 'utf8'));
      return String(page.frontMatter.get('sidebar_label')?.value ?? '');
    };
    assert.deepEqual(findOtherLabels(courses, sidebarItems('university'), labelOf), []);
  });

  test('another title of its front page is reported with the line', () =>
    assert.match(
      find('---\ntitle: The pipelines\n---\n', 'docs/docs/ci-cd/index.mdx').join(),
      /^docs\/docs\/ci-cd\/index\.mdx:2: Expected the title "Pact in CI\/CD", .* found "The pipelines"\. Use one name/,
    ));
  test('another text of a link is reported with the line', () => {
    assert.match(
      find('Text.\n\nTake the [CI/CD workshop](/docs/ci-cd).\n').join(),
      /^docs\/docs\/x\.mdx:3: Expected the name "Pact in CI\/CD" in the link to \/docs\/ci-cd, .* found "CI\/CD workshop"/,
    );
    for (const link of [
      '[Pact in CI/CD](/docs/ci-cd)',
      '[The course “Pact in CI/CD”](/docs/ci-cd)',
      '[Step](/docs/ci-cd#x)',
    ])
      assert.deepEqual(find(`Take ${link}.\n`), [], link);
  });
  test('another label in the sidebar is reported', () => {
    const label = (items: Parameters<typeof findOtherLabels>[1], own = 'Overview') =>
      findOtherLabels([COURSE], items, () => own);
    assert.deepEqual(label([{label: 'Pact in CI/CD', items: ['docs/ci-cd/index']}]), []);
    assert.deepEqual(label(['docs/ci-cd'], 'Pact in CI/CD'), []);
    assert.match(
      label([{label: 'Pipelines', items: ['docs/ci-cd']}]).join(),
      /found "Overview" and "Pipelines"\. Change/,
    );
  });
});
