import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
import {checkMarkdown} from './markdown';

describe('Markdown', () => {
  test('with JSX, imports, comments, admonitions, and long lines is accepted', async () => {
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
    assert.deepEqual(formatted(await checkMarkdown([page])), []);
  });

  for (const [name, body, expected] of [
    [
      'a code block without a language',
      'Text.\n\n```\nx\n```\n',
      /:8: Fenced code blocks should have a language specified.*md040\.md describes/,
    ],
    ['a heading without a space', '##Text\n', /:6: No space after hash/],
    ['a second level 1 heading', '# Text\n', /:6: Multiple top-level headings/],
    ['a list without a blank line before it', 'Text.\n1. One\n', /:7: Lists should be surrounded by blank lines/],
    ['a table with a missing cell', '| A | B |\n| --- | --- |\n| C |\n', /:8: Table column count/],
    [
      'a list number that differs from the rendered one',
      '1. One\n1. Two\n',
      /:7: Ordered list item prefix \(.*Expected: 2; Actual: 1/,
    ],
  ] as const) {
    test(`with ${name} is reported with its line and a link to the rule`, async () => {
      const lines = formatted(await checkMarkdown([pageOf(body)]));
      assert.match(lines.join('\n'), expected);
      assert.match(
        lines.join('\n'),
        /^docs\/docs\/fixture\.mdx:.* Fix it as https:\/\/github\.com\/DavidAnson\/markdownlint\S+ describes, or turn off MD\d+ in tests\/checks\/prose\/markdownlint\.config\.ts and give the reason\./,
      );
    });
  }
});
