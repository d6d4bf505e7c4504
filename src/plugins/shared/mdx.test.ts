import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkFrontMatter, pageSchema} from '../options/front-matter/schema';
import {code, escapeText, heading, helpText, joinParts, list, pageHead, sentence, table} from './mdx';

describe('text for MDX', () => {
  test('what MDX or a table would read as a sign is escaped', () =>
    assert.equal(escapeText('<a> {b} *c* d_e | [f]'), '\\<a\\> \\{b\\} \\*c\\* d\\_e \\| \\[f\\]'));
  test('options and variables of a help text are code', () =>
    assert.equal(
      helpText('Use --to with PACT_BROKER_TOKEN=x or -e, but not a CI-CD <TAG>.'),
      'Use `--to` with `PACT_BROKER_TOKEN=x` or `-e`, but not a CI-CD \\<TAG\\>.',
    ));
  test('a help text becomes a sentence', () => {
    assert.equal(sentence('the port\nof it '), 'The port of it.');
    assert.equal(sentence('Really?'), 'Really?');
    assert.equal(sentence(''), '');
  });
  test('a code span with a backtick is refused', () => assert.throws(() => code('a`b'), /has a backtick/));
  test('a bar in a code span does not end a cell', () => assert.equal(code('a|b'), '`a\\|b`'));
  test('words are listed with the last comma', () =>
    assert.deepEqual(
      [list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')],
      ['', 'a', 'a and b', 'a, b, or c'],
    ));
  test('a table with a row that is too short is refused', () => {
    assert.equal(table(['A', 'B'], [['1', '2\n3']]), '| A | B |\n| --- | --- |\n| 1 | 2 3 |');
    assert.throws(() => table(['A', 'B'], [['1']]), /a table of 2 columns has a row of 1: 1/);
  });
  test('a heading has its own address, and parts that are missing leave no gap', () =>
    assert.equal(joinParts(['a', undefined, '', heading(2, 'B', 'b')]), 'a\n\n## B {/* #b */}\n'));
  test('the front matter passes the schema of pages once it is read', () => {
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
