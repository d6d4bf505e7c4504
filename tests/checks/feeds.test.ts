import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fromHtml} from 'hast-util-from-html';
import {compareNotices, noticesOf, readNotice, type BuiltNotice} from './builtNotices';
import {checkFeed, checkFeedLinks} from './feeds';
import {checkNoticeList} from './markdownExports/noticeList';

const HOME = 'https://docs.example/preview/';
const LIST = '/notices/tags/release';
const notice = (id: string, date: string): BuiltNotice => ({
  path: `/notices/${id}`,
  title: `Notice ${id} & more`,
  description: `About ${id}.`,
  date,
  tags: [`/preview${LIST}`],
});
const NOTICES = [notice('a', '2025-10-21'), notice('b', '2025-10-19'), notice('c', '2025-10-19')];
const PATHS = NOTICES.map(({path}) => path);

test('a notice is read from its page, and other pages aren’t notices', () => {
  const page = (className: string) =>
    fromHtml(
      `<html class="${className}"><meta name=description content="About a."><main><article><h1>Notice a &amp; more</h1><time datetime="2025-10-21T00:00:00.000Z">x</time><a rel=tag href=/preview${LIST}>release</a></article></main>`,
    );
  assert.deepEqual(readNotice(page('blog-wrapper blog-post-page'), '/notices/a'), NOTICES[0]);
  assert.equal(readNotice(page('blog-list-page'), '/notices'), undefined);
  assert.deepEqual(noticesOf(LIST, NOTICES, '/preview/'), NOTICES);
  assert.deepEqual(noticesOf('/notices/tags/security', NOTICES, '/preview/'), []);
});

describe('the entries of a list', () => {
  test('may have any order on the same day', () => {
    assert.deepEqual(compareNotices(PATHS, NOTICES), []);
    assert.deepEqual(compareNotices(['/notices/a', '/notices/c', '/notices/b'], NOTICES), []);
    assert.deepEqual(compareNotices(['/notices/a', '/notices/c'], NOTICES, 2), []);
  });
  const wrong: [name: string, found: string[], problem: RegExp, limit?: number][] = [
    ['one is missing', ['/notices/b', '/notices/c'], /Expected an entry for \/notices\/a, but found none/],
    ['the latest is missing', ['/notices/b', '/notices/c'], /Expected an entry for \/notices\/a/, 2],
    ['there are too many', PATHS, /Expected 2 entries, but found 3/, 2],
    ['one isn’t in the list', [...PATHS, '/notices/d'], /\/notices\/d, which isn’t a notice of this list/],
    ['one is there twice', [...PATHS, '/notices/c'], /Found two entries for \/notices\/c/],
    ['an earlier one is first', [...PATHS].reverse(), /Found \/notices\/a after an earlier notice, \/notices\/b/],
  ];
  for (const [name, found, problem, limit] of wrong)
    test(`are reported if ${name}`, () => assert.match(compareNotices(found, NOTICES, limit).join('\n'), problem));
});

const url = (id: string): string => `${HOME}notices/${id}`;
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><link>${HOME}notices/tags/release</link>${NOTICES.map(
  ({path}, index) =>
    `<item><title><![CDATA[Notice ${path.slice(-1)} & more]]></title><link>${url(path.slice(-1))}</link><guid>${url(path.slice(-1))}</guid><pubDate>${index === 0 ? 'Tue, 21' : 'Sun, 19'} Oct 2025 00:00:00 GMT</pubDate><content:encoded><![CDATA[<p>x</p>]]></content:encoded></item>`,
).join('')}</channel></rss>`;
const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>i</id><title>T</title><link rel="alternate" href="${HOME}notices/tags/release"/>${NOTICES.map(
  ({path, date}) =>
    `<entry><title>Notice ${path.slice(-1)} &amp; more</title><id>${url(path.slice(-1))}</id><link href="${url(path.slice(-1))}"/><updated>${date}T00:00:00.000Z</updated><content type="html">x</content></entry>`,
).join('')}</feed>`;
const json = JSON.stringify({
  version: 'https://jsonfeed.org/version/1',
  title: 'T',
  home_page_url: `${HOME}notices/tags/release`,
  items: NOTICES.map(({path, title, date}) => ({
    title,
    id: url(path.slice(-1)),
    url: url(path.slice(-1)),
    date_modified: `${date}T00:00:00.000Z`,
    content_html: 'x',
  })),
});

describe('a feed', () => {
  const check = (text: string, file = 'rss.xml'): string => checkFeed(file, text, HOME, LIST, NOTICES).join('\n');
  test('with all notices is accepted in each format', () => {
    assert.equal(check(rss), '');
    assert.equal(check(atom, 'atom.xml'), '');
    assert.equal(check(json, 'feed.json'), '');
  });
  const wrong: [name: string, problems: string, problem: RegExp][] = [
    ['an unclosed element', check(rss.replace('</channel>', '')), /It isn’t well-formed/],
    ['another root element', check('<html></html>'), /Expected <rss version="2\.0"> or <feed>, but found <html>/],
    ['invalid JSON', check('{', 'feed.json'), /JSON/],
    ['another JSON object', check('{}', 'feed.json'), /Expected the version of a JSON feed, but found undefined/],
    ['no title', check(rss.replace('<title>T</title>', '')), /The feed has no title/],
    ['the link of another list', check(rss.replace('tags/release', 'tags/other')), /Expected the feed to link to/],
    ['a missing entry', check(rss.replace(/<item>.*?<\/item>/, '')), /Expected an entry for \/notices\/a/],
    [
      'a missing entry in Atom',
      check(atom.replace(/<entry>.*?<\/entry>/, ''), 'atom.xml'),
      /an entry for \/notices\/a/,
    ],
    ['another title', check(rss.replace('Notice a', 'Other')), /has the title "Other & more", not "Notice a & more"/],
    ['another ID', check(rss.replace(`<guid>${url('a')}`, '<guid>a')), /\/notices\/a has the ID "a"/],
    ['another date', check(rss.replace('Tue, 21', 'Wed, 22')), /has the date "Wed, 22 Oct .*, not 2025-10-21/],
    ['no date', check(atom.replace(/<updated>.*?<\/updated>/, ''), 'atom.xml'), /\/notices\/a has the date ""/],
    ['no content', check(rss.replace('<![CDATA[<p>x</p>]]>', '')), /\/notices\/a has no content/],
  ];
  for (const [name, problems, problem] of wrong)
    test(`with ${name} is rejected`, () => assert.match(problems, problem));
});

describe('the page of a list', () => {
  const FILES = ['rss.xml', 'atom.xml', 'feed.json'];
  const TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];
  const links = FILES.map((file) => `<a href=/preview${LIST}/${file}>x</a>`).join('');
  const heads = FILES.map((file, index) => `<link rel=alternate type=${TYPES[index]} href=/preview${LIST}/${file}>`);
  const check = (head: string, main: string, body = ''): string =>
    checkFeedLinks(
      fromHtml(`<head>${head}</head><body>${body}<main>${main}</main></body>`),
      LIST,
      [LIST],
      '/preview/',
    ).join('\n');
  test('is accepted if it links to all feeds', () => assert.equal(check(heads.join(''), links), ''));
  test('is rejected without a link in its head', () =>
    assert.match(check(heads.slice(1).join(''), links), /Expected <link rel="alternate" type="application\/rss\+xml"/));
  test('is rejected without a link in its main content', () =>
    assert.match(check(heads.join(''), '', links), /Expected a link to .*atom\.xml in the main content/));
});

describe('the Markdown of a list', () => {
  const tag = `${HOME}notices/tags/release.md`;
  const markdown = `# List\n\n${NOTICES.map(({path, date}) => `- [Notice ${path.slice(-1)} & more](${url(path.slice(-1))}.md)\n\n  ${date}. Tags: [release](${tag}).\n\n  About ${path.slice(-1)}.\n`).join('\n')}`;
  const site = {
    home: HOME,
    idsOf: (path: string) => (path.startsWith('notices/') ? new Set<string>() : undefined),
  };
  const check = (text: string): string => checkNoticeList(text, 'List', NOTICES, site).join('\n');
  test('with all notices is accepted', () => assert.equal(check(markdown), ''));
  const wrong: [name: string, text: string, problem: RegExp][] = [
    ['another heading', markdown.replace('# List', '# Other'), /Expected "List" at position 1, but found "Other"/],
    ['a missing notice', markdown.replace(/- \[Notice a[^]*?About a\.\n/, ''), /an entry for \/notices\/a/],
    ['a link to the web page', markdown.replace('notices/a.md', 'notices/a'), /notices\/a, which isn’t a notice/],
    [
      'another title',
      markdown.replace('Notice a', 'Other'),
      /with the title "Notice a & more", but found "Other & more"/,
    ],
    [
      'another date',
      markdown.replace('2025-10-21', '2025-10-22'),
      /with the date "2025-10-21", but found "2025-10-22"/,
    ],
    ['a missing tag', markdown.replace(` Tags: [release](${tag}).`, ''), /with the tags ".*release\.md", but found ""/],
    ['another summary', markdown.replace('About a.', 'More.'), /with the summary "About a\.", but found "More\."/],
    ['no list', '# List\n', /Expected 3 entries, but found 0/],
  ];
  for (const [name, text, problem] of wrong) test(`with ${name} is rejected`, () => assert.match(check(text), problem));
});
