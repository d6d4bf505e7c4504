/**
 * Writes `llms.txt`, the list of all pages for language models in the format of https://llmstxt.org, and
 * `llms-full.txt`, the text of all current docs in one file.
 */
import type {Link, ListItem, Root, RootContent} from 'mdast';
import type {MarkdownWriter} from './markdown.ts';

/** A page in these files. */
export interface ListedPage {
  title: string;
  description: string;
  /** The complete URL of its Markdown. */
  url: string;
  siteSection: string;
  legacy: boolean;
  section: 'docs' | 'archived' | 'notices';
  order: number;
  markdown: string;
}

export interface Listing {
  title: string;
  /** One or two sentences about the site. */
  summary: string;
  /** Paragraphs that explain how to use the list. */
  notes: readonly string[];
  pages: readonly ListedPage[];
}

/** The heading that llmstxt.org defines for pages that a program can skip if it needs a shorter list. */
const OPTIONAL = 'Optional';

const inOrder = (pages: readonly ListedPage[]): ListedPage[] =>
  [...pages].sort((one, other) => one.order - other.order);

/** The current docs in sidebar order. */
const docsOf = (pages: readonly ListedPage[]): ListedPage[] => inOrder(pages.filter(({section}) => section === 'docs'));

/** Groups pages by heading: site sections in sidebar order, and then legacy pages, notices, and archived pages. */
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

const text = (value: string) => ({type: 'text' as const, value});

function item({title, url, description}: ListedPage): ListItem {
  const link: Link = {type: 'link', url, children: [text(title)]};
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [link, text(`: ${description}`)]}],
  };
}

const head = ({title, summary, notes}: Listing): RootContent[] => [
  {type: 'heading', depth: 1, children: [text(title)]},
  {type: 'blockquote', children: [{type: 'paragraph', children: [text(summary)]}]},
  ...notes.map((note): RootContent => ({type: 'paragraph', children: [text(note)]})),
];

/** The content of llms.txt. */
export function llmsText(listing: Listing, write: MarkdownWriter['ofTree']): string {
  const children: Root['children'] = head(listing);
  for (const [heading, pages] of sectionsOf(listing.pages)) {
    children.push(
      {type: 'heading', depth: 2, children: [text(heading)]},
      {type: 'list', ordered: false, spread: false, children: pages.map(item)},
    );
  }
  return write({type: 'root', children});
}

/** A thematic break between the pages in llms-full.txt. */
const SEPARATOR = '\n---\n\n';

/** The content of llms-full.txt: all current docs in sidebar order, each with a level 1 heading. */
export function llmsFullText({pages}: Pick<Listing, 'pages'>): string {
  return docsOf(pages)
    .map(({markdown}) => markdown)
    .join(SEPARATOR);
}
