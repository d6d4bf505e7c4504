import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {schemaFor} from './index';
import {checkFrontMatter, noticeSchema, pageSchema} from './schema';

const PAGE = {
  title: 'A page',
  description: 'd'.repeat(60),
  kind: 'how-to',
  audience: ['developer'],
  edition: ['cloud', '2.x'],
};

describe('front matter', () => {
  test('that follows the schema is fine', () => {
    assert.deepEqual(
      checkFrontMatter(
        {...PAGE, keywords: ['a'], sidebar_label: 'Page', hide_title: true, toc_max_heading_level: 3},
        pageSchema,
      ),
      [],
    );
    assert.deepEqual(
      checkFrontMatter(
        {title: 'A notice', description: 'd'.repeat(60), slug: 'a', date: new Date(), tags: ['release']},
        noticeSchema,
      ),
      [],
    );
  });

  for (const [name, change, expected] of [
    ['an unknown key', {sidebarLabel: 'Page'}, /sidebarLabel is not known\. Known: title, description, sidebar_label/],
    ['a missing key', {description: undefined}, /description is missing: what the reader gets/],
    ['a short description', {description: 'Short.'}, /description has 6 characters; it needs 50 to 160/],
    ['an unknown kind', {kind: 'guide'}, /kind is "guide"\. Allowed: tutorial, how-to, reference, explanation/],
    ['a word that is no list', {audience: 'developer'}, /audience is "developer"; it must be a list/],
    ['an unknown edition', {edition: ['3.x']}, /edition holds "3\.x"\. Allowed: cloud, 1\.x, 2\.x/],
    ['a version that YAML takes for a number', {edition: [2]}, /edition holds 2, a number: put it in quotes/],
    ['a title that YAML takes for a number', {title: 2.3}, /title is 2\.3; it must be text: put it in quotes/],
    ['a flag that is text', {hide_title: 'yes'}, /hide_title is "yes"; it must be true or false/],
    ['a level that is text', {toc_max_heading_level: '3'}, /must be a number/],
  ] as const) {
    test(`with ${name} is told`, () => {
      const merged = Object.fromEntries(
        Object.entries({...PAGE, ...change}).filter(([, value]) => value !== undefined),
      );
      assert.match(checkFrontMatter(merged, pageSchema).join('\n'), expected);
    });
  }

  test('with a date that is none is told', () => {
    assert.match(
      checkFrontMatter(
        {title: 'A notice', description: 'd'.repeat(60), slug: 'a', date: 'soon', tags: ['release']},
        noticeSchema,
      ).join(),
      /date is "soon"; it must be a day such as/,
    );
  });

  test('is looked at in every room that has pages, and not in partials', () => {
    assert.equal(schemaFor('docs/docs/pact.mdx'), pageSchema);
    assert.equal(schemaFor('versioned_docs/version-1.x/index.mdx'), pageSchema);
    assert.equal(schemaFor('.generated/openapi/products.mdx'), pageSchema);
    assert.equal(schemaFor('notices/2025-10-21-x.mdx'), noticeSchema);
    assert.equal(schemaFor('docs/docs/_shared.mdx'), undefined);
    assert.equal(schemaFor('src/pages/x.mdx'), undefined);
  });
});
