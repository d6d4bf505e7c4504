import type {BlockContent, PhrasingContent} from 'mdast';
import {markdownFile} from '../../../../site/markdownUrl.ts';
import type {Page, Transform} from '../page.ts';
import type {ExtractedPage} from './extract.ts';
import type {MarkdownWriter} from './markdown.ts';
import {metadataKey, type PageMetadata} from './pageMetadata.ts';

/** Labels for the values of the front-matter key `edition`. */
const EDITIONS: Readonly<Record<string, string>> = {
  cloud: 'Cloud',
  '1.x': 'On-Premises 1.x',
  '2.x': 'On-Premises 2.x',
};

/** Distinguishes a page of the archived version from the current page with the same title. */
const archivedLabel = 'On-Premises 1.x';

/** The line below the title: the URL of the web page, and what the page applies to. */
function aboutPage(
  {editions, legacy}: Pick<ExtractedPage, 'editions' | 'legacy'>,
  metadata: PageMetadata | undefined,
  url: string,
): BlockContent[] {
  const remarks = [
    ...(editions.length > 0
      ? [`Applies to: ${editions.map((edition) => EDITIONS[edition] ?? edition).join(', ')}.`]
      : []),
    ...(legacy ? ['Legacy: a newer approach has replaced what this page describes.'] : []),
    ...(metadata?.published === undefined ? [] : [`Published: ${metadata.published.slice(0, 10)}.`]),
  ];
  const link: PhrasingContent = {type: 'link', url, children: [{type: 'text', value: url}]};
  const line: PhrasingContent[] = [
    {type: 'text', value: 'Web page: '},
    link,
    {type: 'text', value: ['.', ...remarks].join(' ')},
  ];
  return [{type: 'blockquote', children: [{type: 'paragraph', children: line}]}];
}

export interface MarkdownExportOptions {
  write: MarkdownWriter['ofPage'];
  /** Metadata by `metadataKey`. */
  metadata: ReadonlyMap<string, PageMetadata>;
  /** Sources of the diagrams by name. */
  diagrams: ReadonlyMap<string, string>;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  baseUrl: string;
}

/** Adds the page as Markdown and its entry in llms.txt. */
export const exportMarkdown =
  ({write, metadata, diagrams, siteUrl, baseUrl}: MarkdownExportOptions): Transform =>
  (page: Page) => {
    if (page.content === null) return page;
    const {record, article} = page.content;
    const {title, description, siteSection, legacy} = record;
    const own = metadata.get(metadataKey(page.path));
    const url = siteUrl + page.path;
    const markdown = write(article, {url, title, about: aboutPage(record, own, url), diagrams});
    const listing = {
      title: own?.section === 'archived' ? `${title} (${archivedLabel})` : title,
      description,
      url: `${siteUrl}${baseUrl}${markdownFile(page.file) ?? ''}`,
      siteSection,
      legacy,
      section: own?.section ?? ('docs' as const),
      order: own?.order ?? Infinity,
      markdown,
    };
    return {...page, markdown, listing};
  };
