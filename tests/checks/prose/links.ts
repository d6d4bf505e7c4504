// Rules for links: link text names the target, and external URLs are well-formed. These rules make no requests;
// `npm run links:online` does.
import type {Definition, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {httpLinks} from './httpLinks';
import {attributeOf, isJsx, lineOf, plainText, type Page, type Problem} from './page';

/** One link of a page. */
export interface Link {
  line: number;
  /** Undefined if code computes the URL. */
  url: string | undefined;
  /** The link's accessible name. */
  name: string;
}

/** Link text that means nothing to readers who list a page's links without the surrounding text. */
const EMPTY_NAMES = new Set([
  'here',
  'this',
  'that',
  'it',
  'click here',
  'click',
  'see here',
  'link',
  'this link',
  'the link',
  'this page',
  'page',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'more details',
  'more information',
  'website',
  'documentation here',
]);

const nameOf = (nodes: readonly Nodes[]): string => plainText(nodes).replace(/\s+/g, ' ').trim();

/** Finds every link of a page: Markdown links, and elements and components with `href` or `to`. */
export function linksOf(page: Page): Link[] {
  const definitions = new Map<string, Definition>();
  visit(page.tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const links: Link[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'link') links.push({line: lineOf(node), url: node.url, name: nameOf(node.children)});
    else if (node.type === 'linkReference')
      links.push({line: lineOf(node), url: definitions.get(node.identifier)?.url, name: nameOf(node.children)});
    else if (isJsx(node)) {
      const target = attributeOf(node, 'href') ?? attributeOf(node, 'to');
      if (target === undefined) return;
      const label = [attributeOf(node, 'aria-label'), attributeOf(node, 'title'), attributeOf(node, 'label')].find(
        (value) => value !== undefined,
      );
      links.push({
        line: lineOf(node),
        url: target.text,
        name: label?.source ?? label?.text ?? nameOf(node.children),
      });
    }
  });
  return links;
}

/** Reports links whose text doesn't name the target. */
export function checkLinkNames(page: Page): Problem[] {
  return linksOf(page).flatMap(({line, url, name}) => {
    const link = url === undefined ? 'link' : `link to ${url}`;
    const hint = 'Name the target, for example [the permissions table](…).';
    if (name === '') return [{file: page.file, line, message: `The ${link} has no text.`, hint}];
    if (/^(?:https?:\/\/|www\.)/i.test(name))
      return [{file: page.file, line, message: `The text of the ${link} is a URL.`, hint}];
    if (
      EMPTY_NAMES.has(
        name
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim(),
      )
    )
      return [{file: page.file, line, message: `The text of the ${link} is "${name}".`, hint}];
    return [];
  });
}

/** Parameters that identify the campaign or click that brought a reader to a site. */
const TRACKING = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|mc_cid|mc_eid|igshid|si|_hs\w+|hsa_\w+|ref_src|trk|yclid)$/i;

/** The prefix of links to files that the site serves next to its pages. The check of the built links tests them. */
const SITE_FILES = 'pathname:///';

export const isExternal = (url: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) && !url.startsWith(SITE_FILES);

/**
 * Checks the URL of an external link.
 * @returns the message and hint for each problem
 */
export function urlProblems(url: string): {message: string; hint: string}[] {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return [{message: `${url} isn’t an absolute URL.`, hint: 'Write it as https://host/path.'}];
  }
  const problems: {message: string; hint: string}[] = [];
  const add = (message: string, hint: string) => problems.push({message: `${url} ${message}`, hint});
  if (parsed.protocol !== 'https:' && !httpLinks.some(({prefix}) => url.startsWith(prefix))) {
    add(
      'doesn’t start with https://.',
      'Use https://. If the site doesn’t support HTTPS, add the URL and the reason to tests/checks/prose/httpLinks.ts.',
    );
  } else if (parsed.protocol === 'https:' && !/^[\w-]+(?:\.[\w-]+)+$/.test(parsed.hostname)) {
    add(
      `has a hostname that isn’t public ("${parsed.hostname}").`,
      'Write the full hostname. If the URL is only an example, put it in backticks.',
    );
  }
  if (parsed.username !== '' || parsed.password !== '')
    add('contains a username or password.', 'Remove everything between // and @.');
  if (/[\s<>"`{}|\\^]/.test(url))
    add('contains a character that URLs don’t allow.', 'Percent-encode it (a space is %20), or remove it.');
  if (/[.,;:!'"]$/.test(url)) add(`ends in "${url.slice(-1)}".`, 'Move the punctuation after the link.');
  else if (url.endsWith(')') && !url.includes('(')) add('ends in ")".', 'Move the parenthesis after the link.');
  const tracking = [...parsed.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length > 0)
    add(`has tracking parameters (${tracking.join(', ')}).`, 'Remove them. The page is the same without them.');
  return problems;
}

/** Reports external links whose URL has a problem. */
export const checkExternalLinks = (page: Page): Problem[] =>
  linksOf(page).flatMap(({line, url}) =>
    url !== undefined && isExternal(url)
      ? urlProblems(url).map((problem) => ({file: page.file, line, ...problem}))
      : [],
  );

/**
 * Writes the list for the online check: on each line a URL, a tab, and the files and lines that link to it. URLs keep
 * their fragment, so that a reader of the list can see which section is meant.
 */
export function externalLinkList(pages: readonly Page[]): string {
  const placesByUrl = new Map<string, string[]>();
  for (const page of pages) {
    for (const {line, url} of linksOf(page)) {
      if (url === undefined || !isExternal(url)) continue;
      const places = placesByUrl.get(url) ?? [];
      if (places.length === 0) placesByUrl.set(url, places);
      places.push(`${page.file}:${line}`);
    }
  }
  return [...placesByUrl]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, places]) => `${url}\t${places.join(' ')}\n`)
    .join('');
}
