import {GLOSSARY} from '../../src/plugins/remark-glossary/mark';
import type {Findable} from '../../src/plugins/remark-glossary/mentions';

/** A file to write, by its path from the root of a site. */
interface SyntheticFile {
  path: string;
  text: string;
}

export interface SyntheticSite {
  files: SyntheticFile[];
  /** The page that explained terms lead to. */
  glossary: SyntheticFile;
  /** A sidebar for each area, to be added to those of the site. */
  sidebars: Record<string, unknown[]>;
  /** Addresses of the pages. */
  pages: string[];
}

export interface Material {
  /** Words that the build explains, which the text mentions. */
  terms: readonly Findable[];
  /** A region of a sample that pages quote: `samples/x/src/y.js#region`. */
  region: string;
}

/** Pages in a category of a sidebar, and categories in an area: sites grow by areas, and a sidebar stays as long as it is. */
const PAGES = 12;
const SECTIONS = 8;
/** One page in so many has a diagram, and one a quoted sample. */
const DIAGRAM_EVERY = 10;
const SAMPLE_EVERY = 4;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
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
  area: number;
  section: number;
  page: number;
}

const placeOf = (index: number): Place => ({
  area: Math.floor(index / (PAGES * SECTIONS)),
  section: Math.floor(index / PAGES) % SECTIONS,
  page: index % PAGES,
});

const idOf = (index: number): string => {
  const {area, section, page} = placeOf(index);
  return `docs/growth/area-${two(area + 1)}/section-${section + 1}/page-${two(page + 1)}`;
};

const addressOf = (index: number): string => `/${idOf(index)}`;

/** One page. */
function pageText(index: number, count: number, {terms, region}: Material): string {
  const next = numbersFrom(index + 1);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  const sentence = (): string => {
    const words = `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(ENDS)}`;
    return next() < 0.3 ? `${words}, as with the ${pick(terms).term}.` : `${words}.`;
  };
  const sentences = (some: number): string => Array.from({length: some}, sentence).join(' ');
  const link = (): string => {
    const other = Math.floor(next() * count);
    return `[page ${other + 1}](${addressOf(other)})`;
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
    `description: Page ${index + 1} of a site that was generated to see how its build and its pages grow with it.`,
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

/** A heading for each term: more than that would lead to pages that a small site does not have. */
function glossaryPage(terms: readonly Findable[]): SyntheticFile {
  const head =
    '---\ntitle: Glossary\ndescription: The terms that synthetic pages mention, each as a heading that they can lead to.\nkind: reference\naudience: [developer]\nedition: [cloud]\n---\n';
  return {
    path: `docs${GLOSSARY}.mdx`,
    text: [head, ...terms.map(({id, term}) => `## ${term} {/* #${id} */}\n\nA term.\n`)].join('\n'),
  };
}

/**
 * Pages as those of a documentation: nested in sidebars, with headings, prose, links, lists, tables, code, terms, callouts, diagrams, and quoted samples.
 * The same number gives the same pages.
 * @param count how many
 * @throws Error without a page or without terms
 */
export function syntheticSite(count: number, material: Material): SyntheticSite {
  if (count < 1 || material.terms.length === 0)
    throw new Error(`A synthetic site needs pages and terms; there are ${count} and ${material.terms.length}.`);
  const indexes = Array.from({length: count}, (_, index) => index);
  const files = indexes.map((index) => ({path: `docs/${idOf(index)}.mdx`, text: pageText(index, count, material)}));
  const sidebars: Record<string, unknown[]> = {};
  for (const index of indexes) {
    const {area, section} = placeOf(index);
    const sections = (sidebars[`growth${area + 1}`] ??= []) as {type: string; label: string; items: string[]}[];
    (sections[section] ??= {type: 'category', label: `Section ${section + 1}`, items: []}).items.push(idOf(index));
  }
  return {files, glossary: glossaryPage(material.terms), sidebars, pages: indexes.map(addressOf)};
}
