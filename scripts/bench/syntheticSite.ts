import {GLOSSARY} from '../../src/plugins/remark/glossary/mark';
import type {Findable} from '../../src/plugins/remark/glossary/mentions';

/** A file to write, by its path relative to the site's root. */
interface SyntheticFile {
  path: string;
  text: string;
}

export interface SyntheticSite {
  files: SyntheticFile[];
  /** The page that glossary terms link to. */
  glossary: SyntheticFile;
  /** A sidebar for each route group, to be added to the site's sidebars. */
  sidebars: Record<string, unknown[]>;
  /** Paths of the pages. */
  pages: string[];
}

export interface Material {
  /** Glossary terms that the text mentions. */
  terms: readonly Findable[];
  /** The region of a sample that pages quote: `samples/x/src/y.js#region`. */
  region: string;
}

/** Pages per sidebar category, and categories per sidebar. A larger site has more sidebars, not longer ones. */
const PAGES = 12;
const SECTIONS = 8;
/** Every tenth page has a diagram, and every fourth a quoted sample. */
const DIAGRAM_EVERY = 10;
const SAMPLE_EVERY = 4;

/** A pseudorandom number generator (mulberry32): numbers from 0 up to 1, always the same for a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SUBJECTS = [
  'The team',
  'A release',
  'This step',
  'The build',
  'Your service',
  'The pipeline',
  'An operator',
  'The report',
];
const VERBS = ['reads', 'compares', 'publishes', 'records', 'verifies', 'replaces', 'selects', 'describes'];
const OBJECTS = [
  'each response',
  'the latest version',
  'an expected header',
  'all results',
  'the main branch',
  'a shared schema',
  'every request',
  'the stored file',
];
const ENDS = [
  'before it is deployed',
  'after the tests have passed',
  'on each change',
  'without a running server',
  'for both sides',
  'as soon as it is there',
  'in one place',
  'and names what differs',
];

const two = (count: number): string => String(count).padStart(2, '0');

interface Place {
  group: number;
  section: number;
  page: number;
}

const placeOf = (index: number): Place => ({
  group: Math.floor(index / (PAGES * SECTIONS)),
  section: Math.floor(index / PAGES) % SECTIONS,
  page: index % PAGES,
});

const idOf = (index: number): string => {
  const {group, section, page} = placeOf(index);
  return `docs/growth/group-${two(group + 1)}/section-${section + 1}/page-${two(page + 1)}`;
};

const pathOf = (index: number): string => `/${idOf(index)}`;

/** One page. */
function pageText(index: number, count: number, {terms, region}: Material): string {
  const next = numbersFrom(index + 1);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('Expected a list with at least one entry.');
    return found;
  };
  const sentence = (): string => {
    const words = `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(ENDS)}`;
    return next() < 0.3 ? `${words}, as with the ${pick(terms).term}.` : `${words}.`;
  };
  const sentences = (some: number): string => Array.from({length: some}, sentence).join(' ');
  const link = (): string => {
    const other = Math.floor(next() * count);
    return `[page ${other + 1}](${pathOf(other)})`;
  };
  const table = (): string =>
    [
      '| Name | Default | Purpose |',
      '| --- | --- | --- |',
      ...Array.from({length: 6}, (_, row) => `| \`OPTION_${index}_${row}\` | ${row * 10} | ${sentence()} |`),
    ].join('\n');
  const code = (section: number): string =>
    pick([
      `\`\`\`json check\n{"page": ${index}, "section": ${section}, "state": "${pick(VERBS)}"}\n\`\`\``,
      `\`\`\`js check\nconst found = await compare({page: ${index}, section: ${section}});\nif (!found.ok) throw new Error(found.reason);\n\`\`\``,
      `\`\`\`sh check\necho "${pick(VERBS)} page ${index}"\n\`\`\``,
    ]);
  const body = Array.from({length: 6}, (_, section) => {
    const parts = [
      `## ${pick(SUBJECTS)} ${pick(VERBS)} ${section + 1}`,
      sentences(4),
      `${sentences(2)} See ${link()} and ${link()}.`,
      code(section),
    ];
    if (section % 3 === 0)
      parts.push(`### Details of part ${section + 1}`, `- ${sentence()}\n- ${sentence()}\n- ${sentence()}`);
    if (section === 2) parts.push(table());
    if (section === 4) parts.push(`:::note[Before you go on]\n\n${sentences(2)}\n\n:::`);
    return parts.join('\n\n');
  });
  const picture = `\`\`\`mermaid title="Flow of page ${index + 1}" alt="What page ${index + 1} describes, from left to right."\nflowchart LR\n  A[Consumer] --> B[Page ${index + 1}]\n  B --> C[Provider]\n\`\`\``;
  const head = [
    '---',
    `title: Synthetic page ${index + 1}`,
    `sidebar_label: Page ${index + 1}`,
    `description: Page ${index + 1} of a generated site that shows how the build and the pages grow with the site.`,
    `keywords: [growth, page ${index + 1}]`,
    `kind: ${pick(['tutorial', 'how-to', 'reference', 'explanation'])}`,
    'audience: [developer]',
    'edition: [cloud]',
    '---',
  ].join('\n');
  return [
    head,
    sentences(3),
    ...(index % DIAGRAM_EVERY === 0 ? [picture] : []),
    ...(index % SAMPLE_EVERY === 0 ? [`\`\`\`js file=${region}\n\`\`\``] : []),
    ...body,
    `Next: ${link()}.`,
    '',
  ].join('\n\n');
}

/** A heading for each term. The real glossary would link to pages that the small site doesn't have. */
function glossaryPage(terms: readonly Findable[]): SyntheticFile {
  const head =
    '---\ntitle: Glossary\ndescription: The terms that synthetic pages mention, each as a heading that they can link to.\nkind: reference\naudience: [developer]\nedition: [cloud]\n---\n';
  return {
    path: `docs${GLOSSARY}.mdx`,
    text: [head, ...terms.map(({id, term}) => `## ${term} {/* #${id} */}\n\nA term.\n`)].join('\n'),
  };
}

/**
 * Generates documentation pages: nested in sidebars, with headings, prose, links, lists, tables, code, terms, callouts,
 * diagrams, and quoted samples. The same number always gives the same pages.
 * @param count the number of pages
 * @throws Error if there are no pages or no terms
 */
export function syntheticSite(count: number, material: Material): SyntheticSite {
  if (count < 1 || material.terms.length === 0)
    throw new Error(`A synthetic site needs pages and terms, but there are ${count} and ${material.terms.length}.`);
  const indexes = Array.from({length: count}, (_, index) => index);
  const files = indexes.map((index) => ({path: `docs/${idOf(index)}.mdx`, text: pageText(index, count, material)}));
  const sidebars: Record<string, unknown[]> = {};
  for (const index of indexes) {
    const {group, section} = placeOf(index);
    const sections = (sidebars[`growth${group + 1}`] ??= []) as {type: string; label: string; items: string[]}[];
    (sections[section] ??= {type: 'category', label: `Section ${section + 1}`, items: []}).items.push(idOf(index));
  }
  return {files, glossary: glossaryPage(material.terms), sidebars, pages: indexes.map(pathOf)};
}
