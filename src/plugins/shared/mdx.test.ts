import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkFrontMatter, pageSchema} from '../options/front-matter/schema';
import {code, escapeText, heading, helpText, joinParts, list, pageHead, sentence, table} from './mdx';

describe('text for MDX', () => {
  test('characters with a meaning in MDX or in tables are escaped', () =>
    assert.equal(escapeText('<a> {b} *c* d_e | [f]'), '\\<a\\> \\{b\\} \\*c\\* d\\_e \\| \\[f\\]'));
  test('options and variables in a help text become code', () =>
    assert.equal(
      helpText('Use --to with PACT_BROKER_TOKEN=x or -e, but not a CI-CD <TAG>.'),
      'Use `--to` with `PACT_BROKER_TOKEN=x` or `-e`, but not a CI-CD \\<TAG\\>.',
    ));
  test('a help text becomes a sentence with a capital letter and a period', () => {
    assert.equal(sentence('the port\nof it '), 'The port of it.');
    assert.equal(sentence('Really?'), 'Really?');
    assert.equal(sentence(''), '');
  });
  test('inline code with a backtick is rejected', () => assert.throws(() => code('a`b'), /found a backtick in "a`b"/));
  test('a bar in inline code doesn’t end a table cell', () => assert.equal(code('a|b'), '`a\\|b`'));
  test('a list of three or more words has a serial comma', () =>
    assert.deepEqual(
      [list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')],
      ['', 'a', 'a and b', 'a, b, or c'],
    ));
  test('a table with a row that is too short is rejected', () => {
    assert.equal(table(['A', 'B'], [['1', '2\n3']]), '| A | B |\n| --- | --- |\n| 1 | 2 3 |');
    assert.throws(
      () => table(['A', 'B'], [['1']]),
      /expected 2 cells in each row of the table, but found 1 in this row: 1/,
    );
  });
  test('a heading has an explicit ID, and missing parts leave no empty lines', () =>
    assert.equal(joinParts(['a', undefined, '', heading(2, 'B', 'b')]), 'a\n\n## B {/* #b */}\n'));
  test('the front matter matches the schema for pages', () => {
    const head = pageHead(
      {
        title: 'a: b',
        sidebarLabel: 'ab',
        description: 'd'.repeat(50),
        keywords: ['x', 'x'],
        audience: ['developer'],
        isLegacy: true,
        contentType: 'command',
      },
      'samples/x',
    );
    assert.match(
      head,
      /title: "a: b"[\s\S]*keywords:\n {2}- "x"\nkind[\s\S]*era: legacy\ncontent_type: command\n---\n\n\{\/\* Generated from samples\/x by npm run reference/,
    );
    assert.deepEqual(
      checkFrontMatter(
        {
          title: 'a: b',
          sidebar_label: 'ab',
          description: 'd'.repeat(50),
          keywords: ['x'],
          kind: 'reference',
          audience: ['developer'],
          edition: ['cloud'],
          era: 'legacy',
          content_type: 'command',
        },
        pageSchema,
      ),
      [],
    );
  });
});
