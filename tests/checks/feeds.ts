// Compares the feeds of all notices and of each tag with the built notices, and checks that the lists link to them.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'hast';
import {parser as saxParser} from 'sax';
import {visit} from 'unist-util-visit';
import {loadParser} from '../../src/plugins/site/finish-pages/page-exports/markdown';
import {listPageFiles} from '../../src/site/builtPages';
import {feedFormats, feedPath, noticesPerPage} from '../../src/site/noticeLists';
import {compareNotices, LISTS, noticesOf, readNotice, type BuiltNotice} from './builtNotices';
import {readHead} from './markdownExports/page';

/** What all formats have in common. */
interface Feed {
  title: string;
  /** The URL of the list that the feed belongs to. */
  link: string;
  entries: {title: string; id: string; link: string; date: string; content: string}[];
}

/** The elements of an entry in RSS and Atom. */
const FIELDS: Readonly<Record<string, 'title' | 'id' | 'date' | 'content'>> = {
  title: 'title',
  guid: 'id',
  id: 'id',
  pubDate: 'date',
  updated: 'date',
  'content:encoded': 'content',
  content: 'content',
};

/** @throws Error if the text isn't well-formed XML, or neither RSS 2.0 nor Atom */
function parseXml(text: string): Feed {
  const feed: Feed = {title: '', link: '', entries: []};
  const open: string[] = [];
  let entry: Feed['entries'][number] | undefined;
  const add = (value: string): void => {
    const name = open.at(-1) ?? '';
    const parent = open.at(-2) ?? '';
    const field = FIELDS[name];
    if ((parent === 'item' || parent === 'entry') && entry !== undefined) {
      if (name === 'link') entry.link += value;
      else if (field !== undefined) entry[field] += value;
    } else if (parent === 'channel' || parent === 'feed') {
      if (name === 'title') feed.title += value;
      if (name === 'link') feed.link += value;
    }
  };
  const parser = saxParser(true);
  parser.onerror = (error) => {
    throw new Error(`It isn’t well-formed: ${error.message.split('\n').join(', ')}.`);
  };
  parser.onopentag = ({name, attributes}) => {
    if (open.length === 0 && !(name === 'feed' || (name === 'rss' && attributes.version === '2.0')))
      throw new Error(`Expected <rss version="2.0"> or <feed>, but found <${name}>.`);
    open.push(name);
    if (name === 'item' || name === 'entry') {
      entry = {title: '', id: '', link: '', date: '', content: ''};
      feed.entries.push(entry);
    }
    // In Atom, the URL of a link is an attribute.
    if (name === 'link' && open[0] === 'feed') add(String(attributes.href));
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = () => void open.pop();
  parser.write(text).close();
  return feed;
}

/** @throws Error if the text isn't a JSON feed */
function parseJson(text: string): Feed {
  const {version, title, home_page_url, items} = JSON.parse(text) as {
    version?: string;
    title?: string;
    home_page_url?: string;
    items?: {title?: string; id?: string; url?: string; date_modified?: string; content_html?: string}[];
  };
  if (!/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/.test(version ?? ''))
    throw new Error(`Expected the version of a JSON feed, but found ${String(version)}.`);
  return {
    title: title ?? '',
    link: home_page_url ?? '',
    entries: (items ?? []).map((item) => ({
      title: item.title ?? '',
      id: item.id ?? '',
      link: item.url ?? '',
      date: item.date_modified ?? '',
      content: item.content_html ?? '',
    })),
  };
}

/**
 * Compares a feed with the notices that it must contain.
 * @param home URL of the home page
 * @param list path of the list that the feed belongs to
 * @returns one sentence for each problem
 */
export function checkFeed(
  file: string,
  text: string,
  home: string,
  list: string,
  notices: readonly BuiltNotice[],
): string[] {
  let feed: Feed;
  try {
    feed = file.endsWith('.json') ? parseJson(text) : parseXml(text);
  } catch (error) {
    return [(error as Error).message];
  }
  const problems: string[] = [];
  const pathOf = (url: string): string => (url.startsWith(home) ? url.slice(home.length - 1) : url);
  if (feed.title === '') problems.push('The feed has no title.');
  if (pathOf(feed.link) !== list) problems.push(`Expected the feed to link to ${list}, but found "${feed.link}".`);
  problems.push(
    ...compareNotices(
      feed.entries.map(({link}) => pathOf(link)),
      notices,
      noticesPerPage,
    ),
  );
  for (const {title, id, link, date, content} of feed.entries) {
    const notice = notices.find(({path}) => path === pathOf(link));
    if (notice === undefined) continue;
    if (title !== notice.title) problems.push(`${notice.path} has the title "${title}", not "${notice.title}".`);
    if (id !== link) problems.push(`${notice.path} has the ID "${id}". Expected its URL.`);
    if (Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== notice.date)
      problems.push(`${notice.path} has the date "${date}", not ${notice.date}.`);
    if (content.trim() === '') problems.push(`${notice.path} has no content.`);
  }
  return problems;
}

/**
 * Checks the links from a list to feeds.
 * @param lists paths of the lists whose feeds the main content must link to
 * @returns one sentence for each problem
 */
export function checkFeedLinks(tree: Root, list: string, lists: readonly string[], baseUrl: string): string[] {
  const alternates = new Set<string>();
  const visible = new Set<string>();
  visit(tree, 'element', (node) => {
    const {tagName, properties} = node;
    const rel = Array.isArray(properties.rel) ? properties.rel : [];
    if (tagName === 'link' && rel.includes('alternate')) alternates.add(`${properties.type} ${properties.href}`);
    if (tagName !== 'main') return;
    visit(node, 'element', (child) => {
      if (child.tagName === 'a') visible.add(String(child.properties.href));
    });
  });
  const hrefOf = (path: string, file: string): string => baseUrl + feedPath(path, file).slice(1);
  return [
    ...feedFormats
      .filter(({file, mediaType}) => {
        const href = hrefOf(list, file);
        // For the JSON feed of all notices, the blog plugin writes the general type.
        return !alternates.has(`${mediaType} ${href}`) && !alternates.has(`application/json ${href}`);
      })
      .map(({file, mediaType}) => `Expected <link rel="alternate" type="${mediaType}" href="${hrefOf(list, file)}">.`),
    ...lists
      .flatMap((path) => feedFormats.map(({file}) => hrefOf(path, file)))
      .filter((href) => !visible.has(href))
      .map((href) => `Expected a link to ${href} in the main content.`),
  ];
}

async function main(): Promise<number> {
  const directory = 'build';
  const parse = await loadParser();
  const trees = new Map(
    listPageFiles(directory)
      .filter(({path}) => path === '/' || path.startsWith('/notices'))
      .map(({path, file}) => [path, parse(readFileSync(join(directory, file), 'utf8'))]),
  );
  const start = trees.get('/');
  const home = start === undefined ? '' : readHead(start).canonical;
  const baseUrl = URL.canParse(home) ? new URL(home).pathname : '/';
  const notices = [...trees].flatMap(([path, tree]) => readNotice(tree, path) ?? []);
  const tags = [
    ...new Set(notices.flatMap((notice) => notice.tags.map((href) => `/${href.slice(baseUrl.length)}`))),
  ].sort();
  const lists = ['/notices', ...tags];
  const problems = [...trees.keys()]
    .filter((path) => LISTS.test(path) && !lists.includes(path))
    .map((path) => `${path}: Expected at least one notice with this tag, but found none.`);
  let entries = 0;
  for (const list of lists) {
    const tree = trees.get(list);
    if (tree === undefined) {
      problems.push(`${list}: Expected a page for this tag, but found none.`);
      continue;
    }
    const linked = list === '/notices' ? lists : [list];
    problems.push(...checkFeedLinks(tree, list, linked, baseUrl).map((problem) => `${list}: ${problem}`));
    const expected = noticesOf(list, notices, baseUrl);
    for (const {file} of feedFormats) {
      const path = feedPath(list, file);
      if (!existsSync(join(directory, path))) {
        problems.push(`${path}: Expected a feed, but found none. See src/plugins/site/tag-feeds.`);
        continue;
      }
      entries += Math.min(noticesPerPage, expected.length);
      const text = readFileSync(join(directory, path), 'utf8');
      problems.push(...checkFeed(file, text, home, list, expected).map((problem) => `${path}: ${problem}`));
    }
  }
  const sitemap = readFileSync(join(directory, 'sitemap.xml'), 'utf8');
  for (const list of lists) {
    if (!sitemap.includes(`<loc>${home}${list.slice(1)}</loc>`)) problems.push(`${list}: The sitemap doesn’t list it.`);
    for (const {file} of feedFormats)
      if (sitemap.includes(feedPath(list, file).slice(1)))
        problems.push(`${feedPath(list, file)}: The sitemap must list only pages, but it lists this feed.`);
  }
  for (const problem of problems) console.error(problem);
  console.log(
    `feeds: ${lists.length * feedFormats.length} feeds of ${lists.length} lists with ${entries} entries, ` +
      `${notices.length} notices, ${problems.length} problems`,
  );
  return problems.length > 0 || notices.length === 0 || tags.length === 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
