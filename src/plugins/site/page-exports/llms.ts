/** `llms.txt`, the list of all pages for language models, in the form of https://llmstxt.org, and `llms-full.txt`, the text of all docs in one file. */
import type {Link, ListItem, Root, RootContent} from 'mdast';
import type {MarkdownWriter} from './markdown.ts';

/** A page as these files list it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown, whole. */
  address: string;
  siteSection: string;
  legacy: boolean;
  section: 'docs' | 'archived' | 'notices';
  order: number;
  markdown: string;
}

export interface Listing {
  title: string;
  /** What the site is about, in a sentence. */
  summary: string;
  /** What to know before reading, as paragraphs. */
  notes: readonly string[];
  pages: readonly ListedPage[];
}

/** What may be left out when there is little room, as llmstxt.org names it. */
const OPTIONAL = 'Optional';

const inOrder = (pages: readonly ListedPage[]): ListedPage[] =>
  [...pages].sort((one, other) => one.order - other.order);

/** The docs of the current edition, in the order of the sidebars. */
const docsOf = (pages: readonly ListedPage[]): ListedPage[] => inOrder(pages.filter(({section}) => section === 'docs'));

/** Pages by the heading they are listed below: the areas in the order of the sidebars; then what is legacy, frozen, or a notice. */
export function sectionsOf(pages: readonly ListedPage[]): Map<string, ListedPage[]> {
  const sections = new Map<string, ListedPage[]>();
  const docs = docsOf(pages);
  for (const page of docs.filter(({legacy}) => !legacy))
    sections.set(page.siteSection, [...(sections.get(page.siteSection) ?? []), page]);
  const optional = [
    ...docs.filter(({legacy}) => legacy),
    ...inOrder(pages.filter(({section}) => section === 'notices')),
    ...inOrder(pages.filter(({section}) => section === 'archived')),
  ];
  if (optional.length > 0) sections.set(OPTIONAL, optional);
  return sections;
}

const words = (value: string) => ({type: 'text' as const, value});

function item({title, address, description}: ListedPage): ListItem {
  const link: Link = {type: 'link', url: address, children: [words(title)]};
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [link, words(`: ${description}`)]}],
  };
}

const head = ({title, summary, notes}: Listing): RootContent[] => [
  {type: 'heading', depth: 1, children: [words(title)]},
  {type: 'blockquote', children: [{type: 'paragraph', children: [words(summary)]}]},
  ...notes.map((note): RootContent => ({type: 'paragraph', children: [words(note)]})),
];

/** Text of llms.txt. */
export function llmsText(listing: Listing, write: MarkdownWriter['ofTree']): string {
  const children: Root['children'] = head(listing);
  for (const [heading, pages] of sectionsOf(listing.pages)) {
    children.push(
      {type: 'heading', depth: 2, children: [words(heading)]},
      {type: 'list', ordered: false, spread: false, children: pages.map(item)},
    );
  }
  return write({type: 'root', children});
}

/** What parts the pages in llms-full.txt. */
const SEPARATOR = '\n---\n\n';

/** Text of llms-full.txt: all docs of the current edition in the order of the sidebars, each with a heading of level 1. */
export function llmsFullText({pages}: Pick<Listing, 'pages'>): string {
  return docsOf(pages)
    .map(({markdown}) => markdown)
    .join(SEPARATOR);
}
