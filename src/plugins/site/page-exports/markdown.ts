/** A built page as Markdown: the article that extract.ts cleaned, as plain HTML, through hast-util-to-mdast. */
import type {Element} from 'hast';
import type * as ToMdast from 'hast-util-to-mdast';
import type {Code, Root, RootContent} from 'mdast';
import {stringOf} from './extract.ts';
import {plainHtml, type PlainHtmlOptions} from './plainHtml.ts';

interface MarkdownOptions extends PlainHtmlOptions {
  /** Address that the page is published at; addresses on the page are completed from it. */
  address: string;
  /** The line below the title that says where the page stands and what it holds for, as Markdown content. */
  about?: readonly RootContent[];
}

export interface MarkdownWriter {
  /**
   * A page as Markdown, with the title as its one heading of level 1.
   * @param article as `readPageContent` gives it; it is not changed
   */
  ofPage: (article: Element, options: MarkdownOptions) => string;
  /** Markdown of a tree, in the one style of this site. */
  ofTree: (tree: Root) => string;
}

/** Words of a fence behind its language. */
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

/** An address as it stands outside of the site. */
export function absoluteUrl(href: string, address: string): string {
  return URL.canParse(href, address) ? new URL(href, address).href : href;
}

function imagesOf(nodes: readonly RootContent[]): {url: string}[] {
  return nodes.flatMap((node) => (node.type === 'image' ? [node] : 'children' in node ? imagesOf(node.children) : []));
}

/** The parser of HTML, as Node itself loads it: the loader of the configuration rewrites modules in a way that makes parsing three times as slow. */
export const loadParser = async () => (await import('hast-util-from-html')).fromHtml;

/** Loads the libraries, as Node itself does. */
export async function loadMarkdownWriter(): Promise<MarkdownWriter> {
  const [{defaultHandlers, toMdast}, {toMarkdown}, {gfmTableToMarkdown}, {gfmStrikethroughToMarkdown}] =
    await Promise.all([
      import('hast-util-to-mdast'),
      import('mdast-util-to-markdown'),
      import('mdast-util-gfm-table'),
      import('mdast-util-gfm-strikethrough'),
    ]);

  // Of GitHub's Markdown only what pages have: all of it would also escape each colon of an address in plain text.
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()];
  const ofTree: MarkdownWriter['ofTree'] = (tree) =>
    toMarkdown(tree, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one', extensions});

  const ofPage: MarkdownWriter['ofPage'] = (article, {address, about = [], ...options}) => {
    const link: ToMdast.Handle = (state, node: Element) =>
      defaultHandlers.a(state, {...node, properties: {href: absoluteUrl(stringOf(node.properties.href), address)}});
    const body = toMdast(
      {type: 'root', children: plainHtml(article, options).children},
      {handlers: {...defaultHandlers, pre: code, a: link}, document: true},
    );
    const content = body.type === 'root' ? body.children : [];
    for (const image of imagesOf(content)) image.url = absoluteUrl(image.url, address);
    return ofTree({
      type: 'root',
      children: [{type: 'heading', depth: 1, children: [{type: 'text', value: options.title}]}, ...about, ...content],
    });
  };

  return {ofPage, ofTree};
}
