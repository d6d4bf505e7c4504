/**
 * Converts the article of a built page to Markdown. extract.ts cleans the article, plainHtml.ts simplifies it, and
 * hast-util-to-mdast converts it.
 */
import type {Element} from 'hast';
import type * as ToMdast from 'hast-util-to-mdast';
import type {Code, Root, RootContent} from 'mdast';
import {stringOf} from './extract.ts';
import {plainHtml, type PlainHtmlOptions} from './plainHtml.ts';

interface MarkdownOptions extends PlainHtmlOptions {
  /** The complete URL of the page. Relative URLs on the page are resolved against it. */
  url: string;
  /** Content below the title: the URL of the web page, and what the page applies to. */
  about?: readonly RootContent[];
}

export interface MarkdownWriter {
  /**
   * The Markdown of a page. The title is its only level 1 heading.
   * @param article from `readPageContent`; it isn't changed
   */
  ofPage: (article: Element, options: MarkdownOptions) => string;
  /** The Markdown of a syntax tree, in the style of this site. */
  ofTree: (tree: Root) => string;
}

/** The metastring of a code block, which comes after its language. */
const metaOf = (title: string): string | null => (title === '' ? null : `title="${title.replaceAll('"', "'")}"`);

function code(_state: unknown, {properties, children: [content]}: Element): Code {
  const language = stringOf(properties.dataLanguage);
  return {
    type: 'code',
    lang: language || null,
    meta: language === '' ? null : metaOf(stringOf(properties.dataTitle)),
    value: content?.type === 'text' ? content.value : '',
  };
}

/** Resolves a link on a page against the page's URL. */
export function absoluteUrl(href: string, pageUrl: string): string {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href;
}

function imagesOf(nodes: readonly RootContent[]): {url: string}[] {
  return nodes.flatMap((node) => (node.type === 'image' ? [node] : 'children' in node ? imagesOf(node.children) : []));
}

/**
 * Loads the HTML parser with Node.js's own loader. Docusaurus's loader for the configuration rewrites modules in a way
 * that makes parsing three times as slow.
 */
export const loadParser = async () => (await import('hast-util-from-html')).fromHtml;

/** Loads the Markdown libraries with Node.js's own loader, like `loadParser`. */
export async function loadMarkdownWriter(): Promise<MarkdownWriter> {
  const [{defaultHandlers, toMdast}, {toMarkdown}, {gfmTableToMarkdown}, {gfmStrikethroughToMarkdown}] =
    await Promise.all([
      import('hast-util-to-mdast'),
      import('mdast-util-to-markdown'),
      import('mdast-util-gfm-table'),
      import('mdast-util-gfm-strikethrough'),
    ]);

  // Only the GFM extensions that pages need. The complete set would also escape the colons of URLs in plain text.
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()];
  const ofTree: MarkdownWriter['ofTree'] = (tree) =>
    toMarkdown(tree, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one', extensions});

  const ofPage: MarkdownWriter['ofPage'] = (article, {url, about = [], ...options}) => {
    const link: ToMdast.Handle = (state, node: Element) =>
      defaultHandlers.a(state, {...node, properties: {href: absoluteUrl(stringOf(node.properties.href), url)}});
    const body = toMdast(
      {type: 'root', children: plainHtml(article, options).children},
      {handlers: {...defaultHandlers, pre: code, a: link}, document: true},
    );
    const content = body.type === 'root' ? body.children : [];
    for (const image of imagesOf(content)) image.url = absoluteUrl(image.url, url);
    return ofTree({
      type: 'root',
      children: [{type: 'heading', depth: 1, children: [{type: 'text', value: options.title}]}, ...about, ...content],
    });
  };

  return {ofPage, ofTree};
}
