import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted} from './fixture';
import {checkPageFrontMatter} from './frontMatter';
import {parsePage} from './page';

const VALID = [
  'title: A page',
  'description: What a reader learns on this page, in a sentence of the right length.',
  'kind: reference',
  'audience: [developer]',
  "edition: [cloud, '2.x']",
];
const check = (lines: readonly string[], file = 'docs/docs/a.mdx') =>
  formatted(checkPageFrontMatter(parsePage(file, `---\n${lines.join('\n')}\n---\n\nText\n`)));

describe('front matter', () => {
  test('that follows the schema is accepted, and partials have none', () => {
    assert.deepEqual(check(VALID), []);
    assert.deepEqual(check([], 'docs/docs/_part.mdx'), []);
  });

  test('of a notice follows the schema of notices, with a date that is not quoted', () => {
    const notice = [...VALID.slice(0, 2), 'slug: a-notice', 'date: 2025-10-21', 'tags: [release]'];
    assert.deepEqual(check(notice, 'notices/2025-10-21-a.mdx'), []);
    assert.match(check(VALID, 'notices/2025-10-21-a.mdx').join('\n'), /slug|kind/);
  });

  test('with a description that is too long, an unknown key, and a missing key is reported', () => {
    const found = check(['titel: A page', `description: ${'x'.repeat(161)}`, ...VALID.slice(2)]);
    assert.match(
      found.join('\n'),
      /a\.mdx:3: The front matter is invalid: description: expected text of 50 to 160 characters, but found 161 characters/,
    );
    assert.match(found.join('\n'), /a\.mdx:2: .*titel/);
    assert.match(found.join('\n'), /a\.mdx:1: .*title/);
  });
});
