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

const messages = (...parameters: Parameters<typeof checkFrontMatter>): string =>
  checkFrontMatter(...parameters)
    .map(({message}) => message)
    .join('\n');

describe('front matter', () => {
  test('that matches its schema is valid', () => {
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
    [
      'an unknown key',
      {sidebarLabel: 'Page'},
      /sidebarLabel is not an allowed key\. Did you mean "sidebar_label"\? Allowed keys: title, description, sidebar_label/,
    ],
    [
      'a missing key',
      {description: undefined},
      /description is missing\. Expected text of 50 to 160 characters: what the reader gets/,
    ],
    [
      'a short description',
      {description: 'Short.'},
      /description: expected text of 50 to 160 characters, but found 6 characters\./,
    ],
    [
      'an unknown kind',
      {kind: 'guide'},
      /kind: expected one of tutorial, how-to, reference, explanation, but found "guide"/,
    ],
    [
      'text instead of a list',
      {audience: 'developer'},
      /audience: expected a list, but found "developer"\. Write it as a list/,
    ],
    [
      'an unknown edition',
      {edition: ['3.x']},
      /edition\[0\]: expected one of cloud, 1\.x, 2\.x, but found "3\.x"\. Did you mean/,
    ],
    [
      'a version that YAML parses as a number',
      {edition: [2]},
      /edition\[0\]: expected .* but found 2\. Put the value in quotes/,
    ],
    [
      'a title that YAML parses as a number',
      {title: 2.3},
      /title: expected text .* but found 2\.3\. Put the value in quotes/,
    ],
    ['text instead of true or false', {hide_title: 'yes'}, /hide_title: expected true or false, but found "yes"/],
    [
      'text instead of a number',
      {toc_max_heading_level: '3'},
      /toc_max_heading_level: expected a number, but found "3"/,
    ],
  ] as const) {
    test(`with ${name} is reported`, () => {
      const merged = Object.fromEntries(
        Object.entries({...PAGE, ...change}).filter(([, value]) => value !== undefined),
      );
      assert.match(messages(merged, pageSchema), expected);
    });
  }

  test('with an invalid date is reported', () => {
    assert.match(
      messages(
        {title: 'A notice', description: 'd'.repeat(60), slug: 'a', date: 'soon', tags: ['release']},
        noticeSchema,
      ),
      /date: expected a date such as 2025-10-21, but found "soon"/,
    );
  });

  test('is checked in every content folder, except in partials', () => {
    assert.equal(schemaFor('docs/docs/pact.mdx'), pageSchema);
    assert.equal(schemaFor('versioned_docs/version-1.x/index.mdx'), pageSchema);
    assert.equal(schemaFor('.generated/openapi/products.mdx'), pageSchema);
    assert.equal(schemaFor('notices/2025-10-21-x.mdx'), noticeSchema);
    assert.equal(schemaFor('docs/docs/_shared.mdx'), undefined);
    assert.equal(schemaFor('src/pages/x.mdx'), undefined);
  });
});
