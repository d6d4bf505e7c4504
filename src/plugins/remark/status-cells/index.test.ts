import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkStatusCells from './index';

/** The kind and the text of each status in a document. */
function statusesOf(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(markdown);
  remarkStatusCells()(tree);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name === 'Status') found.push(`${String(node.attributes[0]?.value)}: ${toString(node)}`);
  });
  return found;
}

const table = (...cells: string[]): string => `| Case | Result |\n| --- | --- |\n${cells.join('\n')}\n`;

test('a cell that contains only a status has an icon', () =>
  assert.deepEqual(statusesOf(table('| A | Passes |', '| B | Error |', '| C | Partly |', '| D | No |')), [
    'ok: Passes',
    'fail: Error',
    'partly: Partly',
    'no: No',
  ]));

test('longer texts, code, and headings stay as they are', () =>
  assert.deepEqual(
    statusesOf(`${table('| A | No, unless it is set |', '| B | `Error` |')}\nYes\n\n| A | Yes |\n| - | - |\n`),
    [],
  ));
