// Titles, headings and sidebar labels: sentence case, and no level left out.
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isDirectiveLabel, isJsx, lineOf, plainText, textField, type Page, type Problem} from './page';

/** Stands for a word that may begin with a small letter or a capital: a name, inline code, a label of the screen. */
const ANY = '\uE000';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes a pattern that finds the names in a text, the longest first, so that "GitHub Actions" is not taken for "GitHub" and a capital. */
export function namePattern(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((one, other) => other.length - one.length).map(escape);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|') || '(?!)'})(?:['’]s|s)?(?![\\p{L}\\p{N}])`, 'gu');
}

/** A number (2FA), an acronym (API, IDs), a letter other than the article alone, or a spelling with a capital inside, which is a name for sure. */
const FREE = /^(?:\p{N}.*|\p{Lu}[\p{Lu}\p{N}].*|[B-Z]|.*\p{Ll}.*\p{Lu}.*)$/u;
/** A file, a permission, a result code, a command: a dot, underscore or colon inside makes it an identifier. */
const IDENTIFIER = /[._:@\d](?=\S)/;

/**
 * Holds one line of display text against sentence case: a capital at the beginning, and after that only in names, acronyms and labels.
 * @param text with inline code and labels replaced by `ANY`
 * @returns the text as it ought to be, or undefined when it is
 */
export function inSentenceCase(text: string, names: RegExp): string | undefined {
  const masked = text.replace(names, (name) => ANY.repeat(name.length));
  let first = true;
  let mended = text;
  for (const match of masked.matchAll(/[\p{L}\p{N}\uE000][\p{L}\p{N}\uE000._:@'’/&#+-]*/gu)) {
    const [word] = match;
    const {index} = match;
    const opens = first || /[.:?!]["”’)]*\s+["“‘(]*$/.test(masked.slice(0, index));
    if (word.includes(ANY) || IDENTIFIER.test(word)) {
      first = false;
      continue;
    }
    let at = index;
    for (const part of word.split(/(?<=[-/&'’])/)) {
      const bare = part.replace(/[^\p{L}\p{N}]+$/u, '');
      const initial = first && at === index;
      if (initial && /^\p{Ll}/u.test(bare) && !FREE.test(bare))
        mended = mended.slice(0, at) + bare.charAt(0).toUpperCase() + mended.slice(at + 1);
      if (!(opens && at === index) && /^\p{Lu}/u.test(bare) && !FREE.test(bare))
        mended = mended.slice(0, at) + bare.charAt(0).toLowerCase() + mended.slice(at + 1);
      at += part.length;
    }
    first = false;
  }
  return mended === text ? undefined : mended;
}

/** Text of a heading in which inline code and labels of the screen, which are bold, may be written as they are. */
const displayText = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'inlineCode') return ANY.repeat(Math.max(1, node.value.length));
      if (node.type === 'strong') return ANY.repeat(Math.max(1, plainText(node.children).length));
      return 'children' in node ? displayText(node.children) : plainText([node]);
    })
    .join('');

/** A heading of a page, in Markdown or as a tag. */
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

/** Titles of admonitions and of components such as `<Card>`, which read as headings do. */
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
  mended: string,
  list: string,
): Problem => ({
  file,
  line,
  message: `${what} "${shown}" is not in sentence case.`,
  hint: `Write "${mended}". What is code goes into backticks; a proper name into ${list}, spelled as its owner spells it.`,
});

/** Titles, sidebar labels and headings that are not in sentence case. */
export function checkCase(page: Page, names: RegExp, list: string): Problem[] {
  const problems: Problem[] = [];
  for (const [name, what] of [
    ['title', 'the title'],
    ['sidebar_label', 'the sidebar label'],
  ] as const) {
    const text = textField(page, name);
    const mended = text === undefined ? undefined : inSentenceCase(text, names);
    if (text !== undefined && mended !== undefined)
      problems.push(caseProblem(page.file, page.frontMatter.get(name)?.line ?? 1, what, text, mended, list));
  }
  for (const {line, nodes} of [...headingsOf(page), ...captionsOf(page)]) {
    const shown = plainText(nodes);
    const mended = inSentenceCase(displayText(nodes), names);
    if (mended === undefined) continue;
    // What was masked is put back, letter for letter.
    const restored =
      mended.length === shown.length
        ? [...mended].map((letter, index) => (letter === ANY ? (shown[index] ?? '') : letter)).join('')
        : mended.replaceAll(ANY, '');
    problems.push(caseProblem(page.file, line, 'the heading', shown, restored, list));
  }
  return problems;
}

/** Labels in a tree of sidebars, wherever they stand in it. */
function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'label' && typeof inner === 'string' ? [inner] : labelsIn(inner),
  );
}

/**
 * Labels of sidebar categories that are not in sentence case.
 * @param source of the file, to tell the line; a label that was put together by code has none and is told at line 1
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
    const mended = inSentenceCase(label, names);
    const at = source.indexOf(`'${label}'`);
    return mended === undefined
      ? []
      : [
          caseProblem(
            file,
            at === -1 ? 1 : source.slice(0, at).split('\n').length,
            'the sidebar label',
            label,
            mended,
            list,
          ),
        ];
  });
  return {problems, labels: labels.length};
}

/** Headings that are more than one level below the one before. The title of a page is its first level; a partial begins where the page that includes it stands. */
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
        message: `"${plainText(nodes)}" is a heading of level ${level} after one of level ${from ?? 1}.`,
        hint: `Make it level ${allowed} (${'#'.repeat(allowed)}): readers who move by headings take a skipped level for a missing section.`,
      },
    ];
  });
}

/** Tables whose columns all have a name: a screen reader says it before each cell. Code, pictures and components count as names. */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (table) => {
    table.children[0]?.children.forEach((cell, column) => {
      if (cell.children.length > 0) return;
      problems.push({
        file: page.file,
        line: lineOf(table),
        message: `column ${column + 1} of the table has no name.`,
        hint: 'Write what its cells are into the first row, such as Question, or the name of the thing.',
      });
    });
  });
  return problems;
}

/** Images without a text for those who do not see them. */
export function checkImages(page: Page): {problems: Problem[]; images: number} {
  const problems: Problem[] = [];
  let images = 0;
  const tell = (line: number, message: string, hint: string) => problems.push({file: page.file, line, message, hint});
  const judge = (line: number, shown: string, alt: string | undefined, hint: string) => {
    if (alt === undefined || alt.trim() === '') tell(line, `the image ${shown} has no alternative text.`, hint);
    else if (/^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(alt.trim()))
      tell(
        line,
        `the alternative text of the image ${shown} is the name of a file.`,
        'Say in one sentence what the picture shows.',
      );
  };
  visit(page.tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      images += 1;
      judge(
        lineOf(node),
        node.type === 'image' ? node.url : node.identifier,
        node.alt ?? undefined,
        'Write ![one sentence that says what the picture shows](…).',
      );
    } else if (isJsx(node) && node.name === 'img') {
      images += 1;
      const alt = attributeOf(node, 'alt');
      const hidden =
        attributeOf(node, 'aria-hidden')?.text === 'true' || attributeOf(node, 'role')?.text === 'presentation';
      if (alt?.source !== undefined || (hidden && alt?.text === '')) return;
      const src = attributeOf(node, 'src');
      judge(
        lineOf(node),
        src?.text ?? src?.source ?? '',
        alt?.text,
        'Add alt="one sentence that says what the picture shows"; one that only decorates has alt="" and role="presentation".',
      );
    }
  });
  return {problems, images};
}
