import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import remarkTasks from './index';

/** Runs the plugin on a page and returns the result as MDX. */
function run(text: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkTasks({site: '/site'})(tree, {path: join('/site', 'docs/docs/page.mdx')});
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

const HINT = '<Hint>\n\nLook at the first line.\n\n</Hint>';
const SOLUTION = '<Solution>\n\nKeep both, because a consumer reads the old one.\n\n</Solution>';
const task = (...parts: string[]) => ['Text.', '<Task>', ...parts, '</Task>'].join('\n\n');

describe('a task', () => {
  test('imports its components only into pages that have one, and its hints are numbered', () => {
    const page = run(task('Make the test pass.', HINT, HINT, SOLUTION));
    assert.match(page, /^import \{Task, Challenge, Hint, Solution\} from "@site\/src\/components\/Task";\n/);
    assert.match(page, /<Hint number="1">[\s\S]*<Hint number="2">/);
    assert.doesNotMatch(run('Text.\n'), /import/);
  });
  test('may be in each tab, where the numbers of its hints start again', () => {
    const tab = (value: string) =>
      `<TabItem value="${value}">\n\n${task('Do it.', HINT, HINT, SOLUTION)}\n\n</TabItem>`;
    const page = run(`<Tabs groupId="language" queryString>\n${tab('js')}\n${tab('java')}\n</Tabs>\n`);
    assert.deepEqual(page.match(/(?<=<Hint number=")\d/g), ['1', '2', '1', '2']);
    assert.doesNotMatch(page, /\bid=/);
  });
  test('may be in a list', () =>
    assert.match(run(`1. One:\n\n   ${task('Do it.', HINT, SOLUTION).replaceAll('\n', '\n   ')}\n`), /^import/));

  for (const [what, text, message] of [
    ['without a hint', task('Do it.', SOLUTION), /docs\/docs\/page\.mdx:3: <Task> has no <Hint>/],
    ['without instructions', task(HINT, SOLUTION), /<Task> has no instructions/],
    ['without a solution', task('Do it.', HINT), /<Task> has no <Solution>\. Write exactly one/],
    ['with two solutions', task('Do it.', HINT, SOLUTION, SOLUTION), /<Task> has 2 <Solution> elements/],
    ['with a hint after the solution', task('Do it.', HINT, SOLUTION, HINT), /in the wrong order/],
    ['with text between the hints', task('Do it.', HINT, 'More.', HINT, SOLUTION), /in the wrong order/],
    ['in a task', task('Do it.', task('x', HINT, SOLUTION), HINT, SOLUTION), /<Task> is inside another task/],
    ['without content', '<Task>\n</Task>', /<Task> is empty/],
    ['with attributes', '<Task title="x">\n\nDo it.\n\n</Task>', /<Task> has no attributes/],
    [
      'whose hint is in a list',
      task('- Item\n\n  <Hint>\n  x\n  </Hint>', HINT, SOLUTION),
      /<Hint> is not directly inside/,
    ],
    [
      'whose solution has no reason',
      task('Do it.', HINT, '<Solution>\n\n```js\nx();\n```\n\n</Solution>'),
      /<Solution> gives no reason\. Explain in a sentence why it works/,
    ],
    ['that is missing around a hint', HINT, /:1: <Hint> is not directly inside <Task>/],
    [
      'that is missing around a solution',
      `Text.\n\n${SOLUTION}`,
      /:3: <Solution> is not directly inside <Task> or <Challenge>/,
    ],
    ['in a paragraph', 'Text with a <Task>task</Task>.', /<Task> is in a paragraph\. Put empty lines/],
  ] as const) {
    test(`${what} is rejected`, () => assert.throws(() => run(text), message));
  }
});

const challenge = (...parts: string[]) => ['Text.', '<Challenge>', ...parts, '</Challenge>'].join('\n\n');

describe('a challenge', () => {
  test('has a goal and a solution', () =>
    assert.match(run(challenge('Make both tests pass.', SOLUTION)), /^import \{Task, Challenge, Hint, Solution\}/));

  for (const [what, text, message] of [
    [
      'with a hint',
      challenge('Do it.', HINT, SOLUTION),
      /page\.mdx:3: <Challenge> has a <Hint>\. Remove it, or use <Task>/,
    ],
    ['without a solution', challenge('Do it.'), /<Challenge> doesn’t end with its only <Solution>/],
    ['with two solutions', challenge('Do it.', SOLUTION, SOLUTION), /<Challenge> doesn’t end with its only <Solution>/],
    ['with text after the solution', challenge('Do it.', SOLUTION, 'More.'), /<Challenge> doesn’t end with its only/],
    ['without a goal', challenge(SOLUTION), /<Challenge> has no goal\. Before the <Solution>/],
    ['in a task', task('Do it.', challenge('x', SOLUTION), HINT, SOLUTION), /<Challenge> is inside another task/],
  ] as const) {
    test(`${what} is rejected`, () => assert.throws(() => run(text), message));
  }
});
