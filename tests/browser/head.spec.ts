import {brand} from '../../src/data/brand';
import {pagesOf} from '../gates/routes';
import {expect, test} from './fixture';

const SITE = 'https://docs.pactflow.io';

test('a page tells machines what it is', async ({page}) => {
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

test('a page says where it stands, when it was changed and how to change it', async ({page}) => {
  await page.goto('/docs/on-premises/releases/2.3.0');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Releases');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /\/edit\/master\/docs\/docs\/on-premises\/releases\/2\.3\.0\.mdx$/);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: /Previous/})).toBeVisible();
  await expect(pages.getByRole('link', {name: /Next/})).toBeVisible();
});

test('files for machines are there and name what exists', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address ?? '').replace(SITE, '') || '/');
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((address) => address.startsWith('/1.x'))).toEqual([]);
  const pages = pagesOf('build');
  expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
  for (const file of ['/img/favicon.svg', '/img/social-card.png', '/opensearch.xml', '/img/logo.svg', '/img/logo-dark.svg']) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
});

test('the feeds are well formed and lead to notices', async ({page, request}) => {
  const json = (await (await request.get('/notices/feed.json')).json()) as {items: {url: string; title: string}[]};
  expect(json.items.length).toBeGreaterThanOrEqual(3);
  for (const [file, items] of [['/notices/rss.xml', 'item'], ['/notices/atom.xml', 'entry']] as const) {
    const text = await (await request.get(file)).text();
    await page.goto('/notices/archive');
    const found = await page.evaluate(
      ([xml, name]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return {broken: parsed.querySelector('parsererror') !== null, count: parsed.getElementsByTagName(name).length};
      },
      [text, items] as const,
    );
    expect(found, file).toEqual({broken: false, count: json.items.length});
  }
  for (const item of json.items) expect.soft((await request.get(item.url.replace(SITE, ''))).status(), item.url).toBe(200);
});
