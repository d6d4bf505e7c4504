// A current page recommends no legacy concept.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Nodes, Parent, TableRow} from 'mdast';
import {parseCodeMeta} from '../../../src/plugins/shared/code-blocks/meta';
import {parseRecording} from '../../../src/plugins/shared/code-blocks/recording';
import {legacyConcepts, type LegacyConcept} from './legacy';
import {attributeOf, isDirectiveLabel, isJsx, lineOf, plainText, textField, type Page, type Problem} from './page';

/** The words of the mark that old things carry. */
const SAYS_LEGACY = /\blegacy\b|\bEra:/i;

/** Reads a sample or a recording; undefined where there is none, which the fences' own gate tells. */
export type ReadFile = (path: string) => string | undefined;

export const readFrom =
  (root: string): ReadFile =>
  (path) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return undefined;
    }
  };

/** A piece of a page in which a concept may be named. */
interface Piece {
  kind: 'code' | 'text';
  text: string;
  /** Of its first line. */
  line: number;
}

/** Inline code, and the words of a block with inline code in backticks. */
function piecesOf(block: Nodes): Piece[] {
  const pieces: Piece[] = [];
  const words = (node: Nodes): string => {
    if (node.type === 'inlineCode') {
      pieces.push({kind: 'code', text: node.value, line: lineOf(node)});
      return `\`${node.value}\``;
    }
    if (node.type === 'text') return node.value;
    if (node.type === 'break') return '\n';
    return 'children' in node ? node.children.map(words).join('') : plainText([node]);
  };
  const text = words(block);
  return [{kind: 'text', text, line: lineOf(block)}, ...pieces];
}

/** The code of a fence: its own, or the command of the recording that fills it. Samples that a page quotes have their own language and tests. */
function codeOf(fence: Code, read: ReadFile): Piece {
  const path = fence.value === '' ? parseCodeMeta(fence.meta).values.get('run') : undefined;
  const recording = path === undefined ? undefined : read(path);
  const command = recording === undefined ? undefined : parseRecording(recording).command;
  return {kind: 'code', text: command ?? fence.value, line: lineOf(fence) + (command === undefined ? 1 : 0)};
}

/** Joins continued lines with blanks, so that an offset is on the line it was on before. */
const joined = (code: string): string => code.replace(/[\\`^]\n/g, '  ');

const isHeading = (node: Nodes): number | undefined =>
  node.type === 'heading'
    ? node.depth
    : isJsx(node) && /^h[1-6]$/.test(node.name ?? '')
      ? Number(node.name?.[1])
      : undefined;

/** Whether a container tells its reader that what is in it is legacy. */
function marksLegacy(node: Nodes): boolean {
  if (node.type === 'containerDirective') {
    const [label] = node.children;
    return (
      node.name === 'legacy' || (label !== undefined && isDirectiveLabel(label) && SAYS_LEGACY.test(plainText([label])))
    );
  }
  if (!isJsx(node)) return false;
  if (node.name === 'Era') return attributeOf(node, 'name')?.text === 'legacy';
  const [summary] = node.children;
  return (
    node.name === 'details' &&
    summary !== undefined &&
    isJsx(summary) &&
    summary.name === 'summary' &&
    SAYS_LEGACY.test(plainText([summary]))
  );
}

/** The pieces of a page that stand where nothing says legacy. */
function currentPieces(parent: Parent, read: ReadFile): Piece[] {
  const pieces: Piece[] = [];
  /** Level of the legacy heading that the walk is below. */
  let below: number | undefined;
  let before: Nodes | undefined;
  for (const node of parent.children as Nodes[]) {
    const level = isHeading(node);
    if (level !== undefined) {
      if (below !== undefined && level <= below) below = undefined;
      if (below === undefined && SAYS_LEGACY.test(plainText([node]))) below = level;
    }
    const announced = node.type === 'code' && before?.type === 'paragraph' && SAYS_LEGACY.test(plainText([before]));
    before = node;
    if (below !== undefined || announced || marksLegacy(node)) continue;
    if (node.type === 'code') pieces.push(codeOf(node, read));
    else if (node.type === 'table') pieces.push(...tablePieces(node.children));
    else if (node.type === 'paragraph' || node.type === 'heading') {
      if (!SAYS_LEGACY.test(plainText([node]))) pieces.push(...piecesOf(node));
    } else if ('children' in node) pieces.push(...currentPieces(node as Parent, read));
  }
  return pieces;
}

/** A row that says legacy is marked, and so is a column whose heading says it. */
function tablePieces(rows: readonly TableRow[]): Piece[] {
  const marked = new Set(
    (rows[0]?.children ?? []).flatMap((cell, column) => (SAYS_LEGACY.test(plainText([cell])) ? [column] : [])),
  );
  return rows
    .filter((row, index) => index === 0 || !row.children.some((cell) => SAYS_LEGACY.test(plainText([cell]))))
    .flatMap((row) => row.children.flatMap((cell, column) => (marked.has(column) ? [] : piecesOf(cell))));
}

const holdsFor = ({edition}: LegacyConcept, page: Page): boolean => {
  const editions: unknown = page.frontMatter.get('edition')?.value;
  return edition === undefined || (Array.isArray(editions) && editions.includes(edition) && !editions.includes('1.x'));
};

/** The page of a release. */
const RELEASE = /^docs\/docs\/on-premises\/releases\/\d/;

/**
 * Legacy concepts that a page names without saying that they are legacy. Notices and the pages of releases tell what happened on their day, and generated pages
 * show all that a tool has, so none of them recommends anything.
 */
export function checkLegacy(page: Page, read: ReadFile): Problem[] {
  if (page.notice || page.generated || RELEASE.test(page.file) || textField(page, 'era') === 'legacy') return [];
  const concepts = legacyConcepts.filter((concept) => holdsFor(concept, page));
  return currentPieces(page.tree, read).flatMap(({kind, text, line}) =>
    concepts.flatMap(({name, today, inCode, inText}) => {
      const found = kind === 'code' ? inCode?.exec(joined(text)) : inText?.exec(text);
      if (found === undefined || found === null) return [];
      const offset = found[0].length - found[0].trimStart().length;
      return [
        {
          file: page.file,
          line: line + text.slice(0, found.index + offset).split('\n').length - 1,
          message: `"${found[0].trim().replace(/\s+/g, ' ')}" is ${name}, on a page that is not marked as legacy.`,
          hint: `${today} Where the old way has to be told, put it below a heading with "(legacy)" or into :::note[Legacy], with a link to today’s way.`,
        },
      ];
    }),
  );
}
