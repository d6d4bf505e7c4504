// The rule that a current page labels every legacy concept that it mentions.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Nodes, Parent, TableRow} from 'mdast';
import {parseCodeMeta} from '../../../src/plugins/shared/code-blocks/meta';
import {parseRecording} from '../../../src/plugins/shared/code-blocks/recording';
import {legacyConcepts, type LegacyConcept} from './legacy';
import {attributeOf, isDirectiveLabel, isJsx, lineOf, plainText, textField, type Page, type Problem} from './page';

/** Text that labels something as legacy. */
const LEGACY_LABEL = /\blegacy\b|\bEra:/i;

/** Reads a recording. Returns undefined if it doesn't exist, which the code block check reports. */
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

/** A piece of a page that the rule searches for legacy concepts. */
interface Piece {
  kind: 'code' | 'text';
  text: string;
  /** The number of its first line. */
  line: number;
}

/** Returns the text of a block, with inline code in backticks, and each piece of inline code. */
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

/**
 * Returns the text of a code block, or the command of the recording that fills it in. Files that it quotes from a
 * sample aren't searched.
 */
function codeOf(block: Code, read: ReadFile): Piece {
  const path = block.value === '' ? parseCodeMeta(block.meta).values.get('run') : undefined;
  const recording = path === undefined ? undefined : read(path);
  const command = recording === undefined ? undefined : parseRecording(recording).command;
  return {kind: 'code', text: command ?? block.value, line: lineOf(block) + (command === undefined ? 1 : 0)};
}

/** Joins continued lines with spaces, which keep each offset the same. */
const joined = (code: string): string => code.replace(/[\\`^]\n/g, '  ');

const headingLevel = (node: Nodes): number | undefined =>
  node.type === 'heading'
    ? node.depth
    : isJsx(node) && /^h[1-6]$/.test(node.name ?? '')
      ? Number(node.name?.[1])
      : undefined;

/** Whether a container labels its content as legacy. */
function marksLegacy(node: Nodes): boolean {
  if (node.type === 'containerDirective') {
    const [label] = node.children;
    return (
      node.name === 'legacy' ||
      (label !== undefined && isDirectiveLabel(label) && LEGACY_LABEL.test(plainText([label])))
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
    LEGACY_LABEL.test(plainText([summary]))
  );
}

/** Returns the pieces of a page that nothing labels as legacy. */
function currentPieces(parent: Parent, read: ReadFile): Piece[] {
  const pieces: Piece[] = [];
  /** The level of the legacy heading of the current section, if it has one. */
  let legacyLevel: number | undefined;
  let before: Nodes | undefined;
  for (const node of parent.children as Nodes[]) {
    const level = headingLevel(node);
    if (level !== undefined) {
      if (legacyLevel !== undefined && level <= legacyLevel) legacyLevel = undefined;
      if (legacyLevel === undefined && LEGACY_LABEL.test(plainText([node]))) legacyLevel = level;
    }
    const introducedAsLegacy =
      node.type === 'code' && before?.type === 'paragraph' && LEGACY_LABEL.test(plainText([before]));
    before = node;
    if (legacyLevel !== undefined || introducedAsLegacy || marksLegacy(node)) continue;
    if (node.type === 'code') pieces.push(codeOf(node, read));
    else if (node.type === 'table') pieces.push(...tablePieces(node.children));
    else if (node.type === 'paragraph' || node.type === 'heading') {
      if (!LEGACY_LABEL.test(plainText([node]))) pieces.push(...piecesOf(node));
    } else if ('children' in node) pieces.push(...currentPieces(node as Parent, read));
  }
  return pieces;
}

/** Returns the pieces of a table, without the rows that contain a legacy label and the columns whose heading does. */
function tablePieces(rows: readonly TableRow[]): Piece[] {
  const marked = new Set(
    (rows[0]?.children ?? []).flatMap((cell, column) => (LEGACY_LABEL.test(plainText([cell])) ? [column] : [])),
  );
  return rows
    .filter((row, index) => index === 0 || !row.children.some((cell) => LEGACY_LABEL.test(plainText([cell]))))
    .flatMap((row) => row.children.flatMap((cell, column) => (marked.has(column) ? [] : piecesOf(cell))));
}

const appliesTo = ({releaseLine}: LegacyConcept, page: Page): boolean => {
  const editions: unknown = page.frontMatter.get('edition')?.value;
  return (
    releaseLine === undefined ||
    (Array.isArray(editions) && editions.includes(releaseLine) && !editions.includes('1.x'))
  );
};

const RELEASE_NOTES = /^docs\/docs\/on-premises\/releases\/\d/;

/**
 * Reports legacy concepts that a page mentions without labeling them as legacy. Notices and release notes are exempt
 * because they describe the product as it was on their date, and generated pages because they list every feature of a
 * tool.
 */
export function checkLegacy(page: Page, read: ReadFile): Problem[] {
  if (page.notice || page.generated || RELEASE_NOTES.test(page.file) || textField(page, 'era') === 'legacy') return [];
  const concepts = legacyConcepts.filter((concept) => appliesTo(concept, page));
  return currentPieces(page.tree, read).flatMap(({kind, text, line}) =>
    concepts.flatMap(({name, replacement, inCode, inText}) => {
      const found = kind === 'code' ? inCode?.exec(joined(text)) : inText?.exec(text);
      if (found === undefined || found === null) return [];
      const offset = found[0].length - found[0].trimStart().length;
      return [
        {
          file: page.file,
          line: line + text.slice(0, found.index + offset).split('\n').length - 1,
          message: `"${found[0].trim().replace(/\s+/g, ' ')}" is ${name}, and nothing labels it as legacy.`,
          hint: `${replacement} If the page has to describe the legacy approach, put it under a heading with "(legacy)" or in a :::note[Legacy] admonition, with a link to the current approach.`,
        },
      ];
    }),
  );
}
