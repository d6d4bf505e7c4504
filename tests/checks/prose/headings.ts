// Rules for headings, titles, sidebar labels, tables, and images: headings, titles, and labels are in sentence case,
// heading levels aren't skipped, table columns have headings, and images have alternative text.
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isDirectiveLabel, isJsx, lineOf, plainText, textField, type Page, type Problem} from './page';

/** Replaces text that keeps its capitalization: a name, inline code, or a UI label. */
const PLACEHOLDER = '\uE000';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Builds a pattern that matches the names, longest first so that "GitHub Actions" isn't matched as only "GitHub". */
export function namePattern(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escape);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|') || '(?!)'})(?:['’]s|s)?(?![\\p{L}\\p{N}])`, 'gu');
}

/** A number (2FA), an acronym (API, IDs), a single letter other than "A", or a word with an inner capital (OpenAPI). */
const KEEPS_ITS_CASE = /^(?:\p{N}.*|\p{Lu}[\p{Lu}\p{N}].*|[B-Z]|.*\p{Ll}.*\p{Lu}.*)$/u;
/** A dot, underscore, colon, at sign, or digit inside a word makes it an identifier, such as a file or a permission. */
const IDENTIFIER = /[._:@\d](?=\S)/;

/**
 * Checks that a line of display text is in sentence case: it starts with a capital letter, and after that only names,
 * acronyms, and UI labels have capitals.
 * @param text with inline code and UI labels replaced by `PLACEHOLDER`
 * @returns the corrected text, or undefined if the text is correct
 */
export function inSentenceCase(text: string, names: RegExp): string | undefined {
  const masked = text.replace(names, (name) => PLACEHOLDER.repeat(name.length));
  let first = true;
  let corrected = text;
  for (const match of masked.matchAll(/[\p{L}\p{N}\uE000][\p{L}\p{N}\uE000._:@'’/&#+-]*/gu)) {
    const [word] = match;
    const {index} = match;
    const startsSentence = first || /[.:?!]["”’)]*\s+["“‘(]*$/.test(masked.slice(0, index));
    if (word.includes(PLACEHOLDER) || IDENTIFIER.test(word)) {
      first = false;
      continue;
    }
    let at = index;
    for (const part of word.split(/(?<=[-/&'’])/)) {
      const bare = part.replace(/[^\p{L}\p{N}]+$/u, '');
      const initial = first && at === index;
      if (initial && /^\p{Ll}/u.test(bare) && !KEEPS_ITS_CASE.test(bare))
        corrected = corrected.slice(0, at) + bare.charAt(0).toUpperCase() + corrected.slice(at + 1);
      if (!(startsSentence && at === index) && /^\p{Lu}/u.test(bare) && !KEEPS_ITS_CASE.test(bare))
        corrected = corrected.slice(0, at) + bare.charAt(0).toLowerCase() + corrected.slice(at + 1);
      at += part.length;
    }
    first = false;
  }
  return corrected === text ? undefined : corrected;
}

/** Text of a heading in which placeholders replace inline code and UI labels, which are in bold. */
const displayText = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'inlineCode') return PLACEHOLDER.repeat(Math.max(1, node.value.length));
      if (node.type === 'strong') return PLACEHOLDER.repeat(Math.max(1, plainText(node.children).length));
      return 'children' in node ? displayText(node.children) : plainText([node]);
    })
    .join('');

/** A heading, in Markdown or as a JSX element. */
interface Heading {
  level: number;
  line: number;
  nodes: readonly Nodes[];
}

export function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'heading') headings.push({level: node.depth, line: lineOf(node), nodes: node.children});
    else if (isJsx(node) && /^h[1-6]$/.test(node.name ?? ''))
      headings.push({level: Number(node.name?.[1]), line: lineOf(node), nodes: node.children});
  });
  return headings;
}

/** Titles of admonitions and of components such as `<Card>`, which look like headings to a reader. */
function captionsOf(page: Page): Omit<Heading, 'level'>[] {
  const captions: Omit<Heading, 'level'>[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'containerDirective') {
      const [label] = node.children;
      if (label !== undefined && isDirectiveLabel(label)) captions.push({line: lineOf(label), nodes: [label]});
    } else if (isJsx(node)) {
      const value = attributeOf(node, 'title')?.text;
      if (value !== undefined) captions.push({line: lineOf(node), nodes: [{type: 'text', value}]});
    }
  });
  return captions;
}

const caseProblem = (
  file: string,
  line: number,
  what: string,
  shown: string,
  corrected: string,
  list: string,
): Problem => ({
  file,
  line,
  message: `${what} "${shown}" isn’t in sentence case.`,
  hint: `Write "${corrected}". Put code in backticks, or add a proper name to ${list} in its official spelling.`,
});

/** Reports titles, sidebar labels, and headings that aren't in sentence case. */
export function checkCase(page: Page, names: RegExp, list: string): Problem[] {
  const problems: Problem[] = [];
  for (const [name, what] of [
    ['title', 'The title'],
    ['sidebar_label', 'The sidebar label'],
  ] as const) {
    const text = textField(page, name);
    const corrected = text === undefined ? undefined : inSentenceCase(text, names);
    if (text !== undefined && corrected !== undefined)
      problems.push(caseProblem(page.file, page.frontMatter.get(name)?.line ?? 1, what, text, corrected, list));
  }
  for (const {line, nodes} of [...headingsOf(page), ...captionsOf(page)]) {
    const shown = plainText(nodes);
    const corrected = inSentenceCase(displayText(nodes), names);
    if (corrected === undefined) continue;
    // Each placeholder character becomes the original character again.
    const restored =
      corrected.length === shown.length
        ? [...corrected].map((letter, index) => (letter === PLACEHOLDER ? (shown[index] ?? '') : letter)).join('')
        : corrected.replaceAll(PLACEHOLDER, '');
    problems.push(caseProblem(page.file, line, 'The heading', shown, restored, list));
  }
  return problems;
}

/** Finds the labels in the sidebars, at any depth. */
function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'label' && typeof inner === 'string' ? [inner] : labelsIn(inner),
  );
}

/**
 * Reports labels of sidebar categories that aren't in sentence case.
 * @param source the file's text, to find a label's line. A label that the code assembles isn't in it and gets line 1.
 */
export function checkSidebarLabels(
  file: string,
  source: string,
  sidebars: unknown,
  names: RegExp,
  list: string,
): {problems: Problem[]; labels: number} {
  const labels = [...new Set(labelsIn(sidebars))];
  const problems = labels.flatMap((label) => {
    const corrected = inSentenceCase(label, names);
    const at = source.indexOf(`'${label}'`);
    return corrected === undefined
      ? []
      : [
          caseProblem(
            file,
            at === -1 ? 1 : source.slice(0, at).split('\n').length,
            'The sidebar label',
            label,
            corrected,
            list,
          ),
        ];
  });
  return {problems, labels: labels.length};
}

/**
 * Reports headings that are more than one level below the previous heading. A page's title is its level 1 heading; a
 * partial can start at any level, because the page that includes it has the heading above.
 */
export function checkLevels(page: Page): Problem[] {
  let before = page.partial ? undefined : 1;
  return headingsOf(page).flatMap(({level, line, nodes}) => {
    const allowed = (before ?? level) + 1;
    const from = before;
    before = level;
    if (level <= allowed) return [];
    return [
      {
        file: page.file,
        line,
        message: `The level ${level} heading "${plainText(nodes)}" follows a level ${from ?? 1} heading.`,
        hint: `Use level ${allowed} (${'#'.repeat(allowed)}). To screen-reader users who navigate by heading, a skipped level looks like a missing section.`,
      },
    ];
  });
}

/**
 * Reports table columns without a heading, which screen readers announce before each cell. Code, images, and components
 * count as headings.
 */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (table) => {
    table.children[0]?.children.forEach((cell, column) => {
      if (cell.children.length > 0) return;
      problems.push({
        file: page.file,
        line: lineOf(table),
        message: `Column ${column + 1} of the table has no heading.`,
        hint: 'In the first row, write what the cells contain, such as "Question".',
      });
    });
  });
  return problems;
}

/** Reports images without alternative text. */
export function checkImages(page: Page): {problems: Problem[]; images: number} {
  const problems: Problem[] = [];
  let images = 0;
  const report = (line: number, message: string, hint: string) => problems.push({file: page.file, line, message, hint});
  const checkAlt = (line: number, shown: string, alt: string | undefined, hint: string) => {
    if (alt === undefined || alt.trim() === '') report(line, `The image ${shown} has no alternative text.`, hint);
    else if (/^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(alt.trim()))
      report(
        line,
        `The alternative text of the image ${shown} is a file name.`,
        'Describe in one sentence what the image shows.',
      );
  };
  visit(page.tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      images += 1;
      checkAlt(
        lineOf(node),
        node.type === 'image' ? node.url : node.identifier,
        node.alt ?? undefined,
        'Write ![one sentence that describes what the image shows](…).',
      );
    } else if (isJsx(node) && node.name === 'img') {
      images += 1;
      const alt = attributeOf(node, 'alt');
      const hidden =
        attributeOf(node, 'aria-hidden')?.text === 'true' || attributeOf(node, 'role')?.text === 'presentation';
      if (alt?.source !== undefined || (hidden && alt?.text === '')) return;
      const src = attributeOf(node, 'src');
      checkAlt(
        lineOf(node),
        src?.text ?? src?.source ?? '',
        alt?.text,
        'Add alt="one sentence that describes what the image shows". If the image is only decoration, add alt="" and role="presentation".',
      );
    }
  });
  return {problems, images};
}
