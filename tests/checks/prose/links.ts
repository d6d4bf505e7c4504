// Links: their words say where they lead, and those to other sites are sound. Nothing is asked over a network here; `npm run links:online` does that.
import type {Definition, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {httpLinks} from './httpLinks';
import {attributeOf, isJsx, lineOf, plainText, type Page, type Problem} from './page';

/** One link of a page. */
export interface Link {
  line: number;
  /** Where it leads; undefined for an address that code puts together. */
  url: string | undefined;
  /** What a reader sees or hears of it. */
  name: string;
}

/** Names that say nothing to somebody who goes through the links of a page without the text around them. */
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

/** Every link of a page, whether in Markdown, as a tag, or as a component that takes an address. */
export function linksOf(page: Page): Link[] {
  const definitions = new Map<string, Definition>();
  visit(page.tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const links: Link[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'link') links.push({line: lineOf(node), url: node.url, name: nameOf(node.children)});
    else if (node.type === 'linkReference')
      links.push({line: lineOf(node), url: definitions.get(node.identifier)?.url, name: nameOf(node.children)});
    else if (isJsx(node)) {
      const address = attributeOf(node, 'href') ?? attributeOf(node, 'to');
      if (address === undefined) return;
      const spoken = [attributeOf(node, 'aria-label'), attributeOf(node, 'title'), attributeOf(node, 'label')].find(
        (value) => value !== undefined,
      );
      links.push({
        line: lineOf(node),
        url: address.text,
        name: spoken?.source ?? spoken?.text ?? nameOf(node.children),
      });
    }
  });
  return links;
}

/** Links whose words do not say where they lead. */
export function checkLinkNames(page: Page): Problem[] {
  return linksOf(page).flatMap(({line, url, name}) => {
    const target = url === undefined ? 'a link' : `the link to ${url}`;
    const hint = 'Name what it leads to, such as [the permissions table](…).';
    if (name === '') return [{file: page.file, line, message: `${target} has no words.`, hint}];
    if (/^(?:https?:\/\/|www\.)/i.test(name))
      return [{file: page.file, line, message: `${target} shows a bare address.`, hint}];
    if (
      EMPTY_NAMES.has(
        name
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim(),
      )
    )
      return [{file: page.file, line, message: `${target} is called "${name}".`, hint}];
    return [];
  });
}

/** Parameters that tell a site which campaign or click a reader came by. */
const TRACKING = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|mc_cid|mc_eid|igshid|si|_hs\w+|hsa_\w+|ref_src|trk|yclid)$/i;

export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url);

/**
 * What is wrong with the address of another site.
 * @returns message and hint; none when all is well
 */
export function faultsOf(url: string): {message: string; hint: string}[] {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return [{message: `${url} is no whole address.`, hint: 'Give it as https://host/path.'}];
  }
  const faults: {message: string; hint: string}[] = [];
  const add = (message: string, hint: string) => faults.push({message: `${url} ${message}`, hint});
  if (parsed.protocol !== 'https:' && !httpLinks.some(({address}) => url.startsWith(address))) {
    add(
      'does not begin with https://.',
      'Use https://; where a site has none, list its address with the reason in tests/checks/prose/httpLinks.ts.',
    );
  } else if (parsed.protocol === 'https:' && !/^[\w-]+(?:\.[\w-]+)+$/.test(parsed.hostname)) {
    add(
      `names no host that a reader can reach ("${parsed.hostname}").`,
      'Give the full name of the host, or put an address that is only an example in backticks.',
    );
  }
  if (parsed.username !== '' || parsed.password !== '')
    add('holds a user name or a password.', 'Take away everything between // and @.');
  if (/[\s<>"`{}|\\^]/.test(url))
    add('holds a character that no address has.', 'Write it as %20 and the like, or leave it out.');
  if (/[.,;:!'"]$/.test(url)) add(`ends in "${url.slice(-1)}".`, 'Put the punctuation behind the link.');
  else if (url.endsWith(')') && !url.includes('(')) add('ends in ")".', 'Put the bracket behind the link.');
  const tracking = [...parsed.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length > 0)
    add(`tracks the reader (${tracking.join(', ')}).`, 'Take the parameter out: the page is the same without it.');
  return faults;
}

/** Links to other sites that are not sound. */
export const checkExternalLinks = (page: Page): Problem[] =>
  linksOf(page).flatMap(({line, url}) =>
    url !== undefined && isExternal(url) ? faultsOf(url).map((fault) => ({file: page.file, line, ...fault})) : [],
  );

/**
 * The list for the online check: one address a line, a tab, and the places that it stands at. The part behind `#` stays in, for whoever reads the list.
 */
export function externalLinkList(pages: readonly Page[]): string {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const {line, url} of linksOf(page)) {
      if (url === undefined || !isExternal(url)) continue;
      const known = places.get(url) ?? [];
      if (known.length === 0) places.set(url, known);
      known.push(`${page.file}:${line}`);
    }
  }
  return [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, at]) => `${url}\t${at.join(' ')}\n`)
    .join('');
}
