import {brand} from '../../src/data/brand';
import {pagesOf} from '../checks/routes';
import {expect, test} from './fixture';

const SITE = 'https://docs.pactflow.io';

test('a page has its metadata in the head', async ({page}) => {
  await page.goto('/docs/pact');
  await expect(page).toHaveTitle(`Consumer-driven contract testing with Pact | ${brand.siteTitle}`);
  const head = page.locator('head');
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/docs/pact`);
  await expect(head.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,160}$/);
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', `${SITE}/img/social-card.png`);
  await expect(head.locator('meta[name="docusaurus_tag"]')).toHaveAttribute('content', 'docs-default-current');
  await expect(head.locator('link[rel="icon"]')).toHaveAttribute('href', '/img/favicon.svg');
  await expect(head.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml');
  await expect(head.locator('link[type="application/rss+xml"], link[type="application/atom+xml"]')).toHaveCount(2);
});

test('a page shows its breadcrumbs, its last update, and a link to edit it', async ({page}) => {
  await page.goto('/docs/on-premises/releases/2.3.0');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Releases');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/master\/src\/data\/releases\.ts$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: /Previous/})).toBeVisible();
  await expect(pages.getByRole('link', {name: /Next/})).toBeVisible();
  await page.goto('/docs/pact');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/master\/docs\/docs\/pact\.mdx$/,
  );
});

test('robots.txt and the sitemap list only existing pages, and images exist', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replace(SITE, '') || '/');
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => path.startsWith('/1.x'))).toEqual([]);
  const pages = pagesOf('build');
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
  for (const file of [
    '/img/favicon.svg',
    '/img/social-card.png',
    '/opensearch.xml',
    '/img/logo.svg',
    '/img/logo-dark.svg',
  ]) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
});

/**
 * Compares a feed with the requirements of RSS 2.0 and Atom (RFC 4287). Runs in the page because browsers have an XML
 * parser.
 */
function feedProblems(xml: string): {problems: string[]; entries: number} {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  if (parsed.querySelector('parsererror') !== null) return {problems: ['is not well-formed'], entries: 0};
  const isAtom = parsed.documentElement.localName === 'feed';
  const feed = isAtom ? parsed.documentElement : parsed.querySelector('channel');
  if (feed === null) return {problems: ['is neither Atom nor RSS'], entries: 0};
  const entries = [...feed.children].filter(({localName}) => localName === (isAtom ? 'entry' : 'item'));
  const child = (of: Element, name: string) => [...of.children].find(({localName}) => localName === name);
  const text = (of: Element, name: string) => child(of, name)?.textContent?.trim() ?? '';
  const isUrl = (url: string) => /^https:\/\/\S+$/.test(url);
  const isTime = (time: string) =>
    (isAtom
      ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
      : /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/
    ).test(time);
  const problems = (isAtom ? ['id', 'title', 'updated'] : ['title', 'link', 'description'])
    .filter((name) => text(feed, name) === '')
    .map((name) => `has no ${name}`);
  const seen = new Set<string>();
  for (const entry of entries) {
    const title = text(entry, 'title');
    const id = text(entry, isAtom ? 'id' : 'guid');
    const link = isAtom ? (child(entry, 'link')?.getAttribute('href') ?? '') : text(entry, 'link');
    const time = text(entry, isAtom ? 'updated' : 'pubDate');
    if (title === '') problems.push('has an entry without a title');
    if (!isUrl(id) || seen.has(id)) problems.push(`${title}: its ID isn't a URL or isn't unique: ${id}`);
    if (!isUrl(link)) problems.push(`${title}: its link isn't a URL: ${link}`);
    if (!isTime(time) || Number.isNaN(Date.parse(time))) problems.push(`${title}: ${time} isn't a time in this format`);
    if (isAtom && child(feed, 'author') === undefined && text(child(entry, 'author') ?? entry, 'name') === '')
      problems.push(`${title}: has no author, and neither does the feed`);
    seen.add(id);
  }
  return {problems, entries: entries.length};
}

test('the feeds conform to their formats and link to notices', async ({page, request}) => {
  const json = (await (await request.get('/notices/feed.json')).json()) as {
    version: string;
    title: string;
    items: {id: string; url: string; title: string; content_html: string}[];
  };
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/);
  expect(json.title).not.toBe('');
  expect(json.items.length).toBeGreaterThanOrEqual(3);
  expect(new Set(json.items.map(({id}) => id)).size).toBe(json.items.length);
  expect(json.items.every(({title, content_html}) => title !== '' && content_html !== '')).toBe(true);
  await page.goto('/notices/archive');
  for (const file of ['/notices/rss.xml', '/notices/atom.xml']) {
    const text = await (await request.get(file)).text();
    expect(await page.evaluate(feedProblems, text), file).toEqual({problems: [], entries: json.items.length});
  }
  for (const item of json.items)
    expect.soft((await request.get(item.url.replace(SITE, ''))).status(), item.url).toBe(200);
});

test('reports what an invalid feed lacks', async ({page}) => {
  await page.goto('/notices/archive');
  const problemsOf = async (xml: string) => (await page.evaluate(feedProblems, xml)).problems;
  expect(await problemsOf('<feed><open></feed>')).toEqual(['is not well-formed']);
  expect(
    await problemsOf(
      '<feed xmlns="http://www.w3.org/2005/Atom"><id>i</id><title>t</title><updated>u</updated><entry><title>A</title><id>x</id><link href="/a"/><updated>yesterday</updated></entry></feed>',
    ),
  ).toEqual([
    "A: its ID isn't a URL or isn't unique: x",
    "A: its link isn't a URL: /a",
    "A: yesterday isn't a time in this format",
    'A: has no author, and neither does the feed',
  ]);
  expect(await problemsOf('<rss version="2.0"><channel><title>t</title><link>l</link></channel></rss>')).toEqual([
    'has no description',
  ]);
});
