import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromHtml} from 'hast-util-from-html';
import {contentsProblems} from './tableOfContents';

const page = (headings: string, entries: readonly string[], className = 'docs-doc-page') =>
  contentsProblems(
    fromHtml(
      `<!doctype html><html class="x ${className}"><article><h1 id="title">T</h1>${headings}</article>` +
        `<ul class="table-of-contents">${entries
          .map((id) => `<li><a class="table-of-contents__link y" href="#${id}">x</a></li>`)
          .join('')}</ul>`,
    ),
  );

test('accepts a complete table of contents', () =>
  assert.deepEqual(
    page('<h2 id="a">A</h2><article><h3 id="größe">B</h3></article><h4 id="c">C</h4><h5 id="d">D</h5><h3>No id</h3>', [
      'a',
      'gr%C3%B6%C3%9Fe',
      'c',
    ]),
    [],
  ));

test('finds a heading that the table of contents lacks, such as one that a component renders', () =>
  assert.match(
    page('<h2 id="a">A</h2><h3 id="b">B</h3><h3 id="c">C</h3>', ['a']).join(),
    /no entry for 2 of 3 headings: b, c\. Add headings that a component renders to src\/plugins/,
  ));

test('finds a page that hides its table of contents', () =>
  assert.match(page('<h2 id="a">A</h2>', []).join(), /no entry for 1 of 1 headings: a\./));

test('finds an entry without a heading at levels 2 to 4', () =>
  assert.match(page('<h2 id="a">A</h2><h5 id="e">E</h5>', ['a', 'e', 'gone']).join(), /links to e, gone, but/));

test('finds entries in another order, and a duplicate', () => {
  assert.match(page('<h2 id="a">A</h2><h2 id="b">B</h2>', ['b', 'a']).join(), /lists "b" where the article has "a"/);
  assert.match(page('<h2 id="a">A</h2>', ['a', 'a']).join(), /lists "a" where the article has "no heading"/);
});

test('finds a page without an article', () =>
  assert.match(
    contentsProblems(fromHtml('<!doctype html><html class="blog-post-page"><h2 id="a">A</h2>')).join(),
    /no <article>/,
  ));

test('leaves lists of pages alone', () => assert.deepEqual(page('<h2 id="a">A</h2>', [], 'blog-tags-list-page'), []));
