import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import {checkMarkdown} from './markdown';

describe('Markdown', () => {
  test('with tags, imports, comments, admonitions, and long lines is fine', async () => {
    const page = pageOf(
      [
        "import Part from './_part.mdx';",
        '',
        `Text, ${'long '.repeat(60)}end.`,
        '',
        '{/* truncate */}',
        '',
        '<Cards>',
        '<Card title="A" href="/a">',
        '',
        'Text.',
        '',
        '</Card>',
        '</Cards>',
        '',
        '## Is it?',
        '',
        ':::note[Title]',
        'Text.',
        ':::',
        '',
        '<Part />',
        '',
      ].join('\n'),
    );
    assert.deepEqual(shown(await checkMarkdown([page])), []);
  });

  for (const [name, body, expected] of [
    [
      'a fence without a language',
      'Text.\n\n```\nx\n```\n',
      /:8: Fenced code blocks should have a language specified.*md040\.md shows/,
    ],
    ['a heading that is none', '##Text\n', /:6: No space after hash/],
    ['a second first heading', '# Text\n', /:6: Multiple top-level headings/],
    ['a list without a blank line before it', 'Text.\n1. One\n', /:7: Lists should be surrounded by blank lines/],
    ['a table with a missing cell', '| A | B |\n| --- | --- |\n| C |\n', /:8: Table column count/],
    [
      'a number that the reader will not see',
      '1. One\n1. Two\n',
      /:7: Ordered list item prefix \(.*Expected: 2; Actual: 1/,
    ],
  ] as const) {
    test(`with ${name} is told with its line and where to read on`, async () => {
      const lines = shown(await checkMarkdown([pageOf(body)]));
      assert.match(lines.join('\n'), expected);
      assert.match(
        lines.join('\n'),
        /^docs\/docs\/fixture\.mdx:.* Mend it as https:\/\/github\.com\/DavidAnson\/markdownlint\S+ shows, or say why the rule is off in tests\/checks\/prose\/markdownlint\.config\.ts \(MD\d+\)\./,
      );
    });
  }
});
