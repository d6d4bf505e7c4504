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
import type {Course} from '../../data/courses.schema';
import {factsOf} from './index';
import remarkCourses from './remark';

const site = mkdtempSync(join(tmpdir(), 'courses-'));
after(() => rmSync(site, {recursive: true, force: true}));

const course: Course = {
  ...{
    id: 'ci-cd',
    title: 'Pact in CI/CD',
    level: 'Beginner',
    format: 'Reading',
    duration: '1 hour',
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
  writeFileSync(join(site, 'docs/docs/w/ci-cd/one.mdx'), '---\ntitle: "One: the first"\n---\n');
  writeFileSync(join(site, 'docs/docs/w/ci-cd/two/index.mdx'), '---\ntitle: Two\n---\n');
  writeFileSync(join(site, 'docs/docs/w/short.mdx'), '---\ntitle: Short\n---\n');
});

/** The page after the plugin, as MDX. */
function run(path: string, courses: readonly Course[] = [course, short]): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse('Text.\n') as Root;
  remarkCourses({courses, site})(tree, {path: join(site, path)});
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

describe('facts of a course', () => {
  test('have the titles of the chapters that are written', () => {
    const {chapters} = factsOf(course, site);
    assert.deepEqual(chapters, [
      {to: '/docs/w/ci-cd/one', title: 'One: the first'},
      {to: '/docs/w/ci-cd/two', title: 'Two'},
    ]);
  });
  test('need a title', () => {
    writeFileSync(join(site, 'docs/docs/w/bare.mdx'), 'Text.\n');
    assert.throws(
      () => factsOf({...course, chapters: ['/docs/w/bare']}, site),
      /^Error: docs\/docs\/w\/bare\.mdx: it is a chapter of a course .* and has no title/,
    );
  });
});

describe('pages of a course', () => {
  test('a chapter has its line and its button, with the facts of its own course alone', () => {
    const text = run('docs/docs/w/ci-cd/two/index.mdx');
    assert.match(text, /import courseOfThisPage from "@generated\/courses\/default\/ci-cd\.json";/);
    assert.match(
      text,
      /<CourseBar course=\{courseOfThisPage\} page="\/docs\/w\/ci-cd\/two" \/>\n\nText\.\n\n<ChapterFoot course=\{courseOfThisPage\} page="\/docs\/w\/ci-cd\/two" \/>\n$/,
    );
  });
  test('the page that presents it has the list of chapters', () => {
    assert.match(
      run('docs/docs/w/ci-cd/index.mdx'),
      /<CourseBar [^>]*page="\/docs\/w\/ci-cd" \/>\n\nText\.\n\n## Your progress\n\n<CourseOutline course=\{courseOfThisPage\} \/>\n$/,
    );
  });
  test('a course of one page has the button alone, and no list', () => {
    const text = run('docs/docs/w/short.mdx');
    assert.match(text, /<ChapterFoot/);
    assert.doesNotMatch(text, /<CourseOutline/);
  });
  test('other pages, other rooms, and a course of which nothing is written get nothing', () => {
    assert.equal(run('docs/docs/w/other.mdx'), 'Text.\n');
    assert.equal(run('versioned_docs/docs/w/ci-cd.mdx'), 'Text.\n');
    assert.equal(run('docs/docs/w/ci-cd.mdx', [{...course, chapters: ['/docs/w/ci-cd/pending']}]), 'Text.\n');
  });
});
