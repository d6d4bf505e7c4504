import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {codeOf} from '../../tests/checks/pageCode';
import {checkFrontMatter, pageSchema} from '../../src/plugins/options/front-matter/schema';
import {parse} from 'yaml';
import {growthTable, perDoubling, readSizes, SIZES} from './growthTable';
import {syntheticSite} from './syntheticSite';

const material = {terms: [{id: 'pact', term: 'pact'}], region: 'samples/a/src/a.js#one'};

describe('sizes of a synthetic site', () => {
  test('default to four, and can be any two or more', () => {
    assert.deepEqual(readSizes([]), SIZES);
    assert.deepEqual(readSizes(['200', '50']), [50, 200]);
    assert.deepEqual(readSizes(['3000']), [375, 750, 1500, 3000]);
  });

  test('must be different numbers of pages', () => {
    for (const word of ['many', '-5', '5', '20001', '1e3', ''])
      assert.throws(
        () => readSizes([word, '100']),
        /isn't a number of pages\. Allowed: whole numbers from 10 to 20000/,
        word,
      );
    assert.throws(() => readSizes(['100', '100']), /growth needs two different sizes/);
    assert.throws(() => readSizes(['10']), /growth needs two different sizes\. Add another one, such as 20/);
  });
});

describe('growth', () => {
  test('is calculated per doubling, whatever the step', () => {
    assert.equal(perDoubling([100, 200], [5, 5]), 1);
    assert.equal(perDoubling([100, 200], [5, 10]), 2);
    assert.equal(perDoubling([100, 400], [1, 16]), 4);
    assert.ok(Number.isNaN(perDoubling([100, 200], [0, 4])));
  });

  test('is printed next to the figures', () => {
    const lines = growthTable([100, 200], [{name: 'build', unit: 's', digits: 1, values: [10, 25]}]);
    assert.deepEqual(
      lines.map((line) => line.split(/\s+/)),
      [
        ['pages', '100', '200', 'per', 'doubling:', '100-200'],
        ['build,', 's', '10.0', '25.0', '2.50'],
      ],
    );
    assert.throws(
      () => growthTable([100, 200], [{name: 'build', unit: 's', digits: 1, values: [10]}]),
      /has 1 figures\. Expected 2/,
    );
  });
});

describe('a synthetic site', () => {
  const site = syntheticSite(200, material);

  test('is the same each time, but its pages differ', () => {
    assert.deepEqual(syntheticSite(200, material), site);
    assert.equal(new Set(site.files.map(({text}) => text)).size, 200);
    assert.equal(new Set(site.files.map(({path}) => path)).size, 200);
  });

  test('has each page nested in one sidebar, and sidebars of constant length', () => {
    const items = Object.values(site.sidebars).map((sections) =>
      (sections as {items: string[]}[]).flatMap((section) => section.items),
    );
    assert.deepEqual(
      items.map((ids) => ids.length),
      [96, 96, 8],
    );
    assert.deepEqual(
      items.flat().map((id) => `docs/${id}.mdx`),
      site.files.map(({path}) => path),
    );
    assert.deepEqual(
      items.flat().map((id) => `/${id}`),
      site.pages,
    );
  });

  test('has pages that follow the rules of this site and only link to each other', () => {
    const known = new Set(site.pages);
    for (const {path, text} of site.files) {
      const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
      assert.deepEqual(checkFrontMatter(parse(frontMatter) as Record<string, unknown>, pageSchema), [], path);
      const {codeBlocks} = codeOf(path, text);
      assert.ok(
        codeBlocks.length >= 6 && codeBlocks.every(({meta}) => /^(?:check|file=|title=)/.test(meta ?? '')),
        path,
      );
      const links = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, url = '']) => url);
      assert.ok(links.length > 10 && links.every((url) => known.has(url)), path);
      assert.match(text, /\n\| --- \|/);
    }
    assert.ok(
      site.files.some(({text}) => text.includes('```mermaid')) &&
        site.files.some(({text}) => text.includes(`file=${material.region}`)),
    );
  });

  test('defines its terms on a page of their own', () => {
    assert.equal(site.glossary.path, 'docs/docs/troubleshooting/glossary.mdx');
    assert.match(site.glossary.text, /^## pact \{\/\* #pact \*\/\}$/m);
  });

  test('needs pages and terms', () => {
    assert.throws(() => syntheticSite(0, material), /needs pages and terms, but there are 0 and 1/);
    assert.throws(() => syntheticSite(10, {...material, terms: []}), /there are 10 and 0/);
  });
});
