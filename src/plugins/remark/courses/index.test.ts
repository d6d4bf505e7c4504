import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Course} from '../../../data/courses.schema';
import remarkCourses from './index';

const site = mkdtempSync(join(tmpdir(), 'courses-'));
after(() => rmSync(site, {recursive: true, force: true}));

const course: Course = {
  ...{
    id: 'ci-cd',
    title: 'Pact in CI/CD',
    level: 'Beginner',
    format: 'Reading',
    prerequisites: 'Nothing at all',
    outcome: 'do what you could not do before.',
    languages: ['Any'],
  },
  front: '/docs/w/ci-cd',
  chapters: ['/docs/w/ci-cd/one', '/docs/w/ci-cd/two', '/docs/w/ci-cd/pending'],
};
const short: Course = {...course, id: 'short', front: '/docs/w/short', chapters: ['/docs/w/short']};

before(() => {
  mkdirSync(join(site, 'docs/docs/w/ci-cd/two'), {recursive: true});
  writeFileSync(join(site, 'docs/docs/w/ci-cd/index.mdx'), '---\ntitle: Front\n---\n');
  writeFileSync(
    join(site, 'docs/docs/w/ci-cd/one.mdx'),
    '---\ntitle: "One: the first"\n---\n<StepDownload of="x/step-1" as="start" />\n',
  );
  writeFileSync(
    join(site, 'docs/docs/w/ci-cd/two/index.mdx'),
    '---\ntitle: Two\n---\n<StepDownload of="x/step-1" as="start" />\n',
  );
  writeFileSync(join(site, 'docs/docs/w/short.mdx'), '---\ntitle: Short\n---\n');
});

/** Runs the plugin on a page and returns the result as MDX. */
function run(path: string, courses: readonly Course[] = [course, short]): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse('Text.\n') as Root;
  remarkCourses({courses, site})(tree, {path: join(site, path)});
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

describe('pages of a course', () => {
  test('a chapter gets the progress line and its button, with only the data of its course', () => {
    const text = run('docs/docs/w/ci-cd/two/index.mdx');
    assert.match(text, /import courseOfThisPage from "@generated\/courses\/default\/ci-cd\.json";/);
    assert.match(
      text,
      /<CourseBar course=\{courseOfThisPage\} page="\/docs\/w\/ci-cd\/two" \/>\n\n<CourseFacts>[\s\S]*<\/CourseFacts>\n\nText\.\n\n<ChapterFooter course=\{courseOfThisPage\} page="\/docs\/w\/ci-cd\/two" \/>\n$/,
    );
  });
  test('the page that presents the course gets the list of chapters', () => {
    assert.match(
      run('docs/docs/w/ci-cd/index.mdx'),
      /<CourseBar [^>]*page="\/docs\/w\/ci-cd" \/>\n\n<CourseFacts>[\s\S]*<\/CourseFacts>\n\nText\.\n\n## Your progress\n\n<CourseOutline course=\{courseOfThisPage\} \/>\n$/,
    );
  });
  test('a course with one page gets the button but no list', () => {
    const text = run('docs/docs/w/short.mdx');
    assert.match(text, /<ChapterFooter/);
    assert.doesNotMatch(text, /<CourseOutline/);
  });
  test('its front page shows the level, the duration, and the prerequisites', () => {
    const text = run('docs/docs/w/ci-cd/index.mdx');
    assert.match(text, /\* \*\*Level:\*\* Beginner\n/);
    assert.match(text, /\* \*\*Time:\*\* about 10 minutes\n/);
    assert.match(text, /\* \*\*Prerequisites:\*\* Nothing at all\n/);
  });
  test('a chapter shows its own duration, and the project that it starts with', () => {
    assert.match(
      run('docs/docs/w/ci-cd/two/index.mdx'),
      /\* \*\*Time:\*\* about 5 minutes\n.*\* \*\*Prerequisites:\*\* The project of \[One: the first\]\(\/docs\/w\/ci-cd\/one\), or the start below\n/s,
    );
    assert.match(
      run('docs/docs/w/ci-cd/one.mdx'),
      /\*\*Prerequisites:\*\* Those of \[Pact in CI\/CD\]\(\/docs\/w\/ci-cd\)/,
    );
  });
  test('a chapter shows its own prerequisites if it has any', () => {
    const own = {chapter: '/docs/w/ci-cd/two', prerequisites: 'Only [basics](/docs/pact)'};
    const text = run('docs/docs/w/ci-cd/two/index.mdx', [{...course, chapterPrerequisites: [own]}]);
    assert.match(text, /\* \*\*Prerequisites:\*\* Only \[basics\]\(\/docs\/pact\)\n/);
    assert.doesNotMatch(text, /The project of/);
  });
  test('other pages, other folders, and courses without written chapters get nothing', () => {
    assert.equal(run('docs/docs/w/other.mdx'), 'Text.\n');
    assert.equal(run('versioned_docs/docs/w/ci-cd.mdx'), 'Text.\n');
    assert.equal(run('docs/docs/w/ci-cd.mdx', [{...course, chapters: ['/docs/w/ci-cd/pending']}]), 'Text.\n');
  });
});
