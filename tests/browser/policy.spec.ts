import type {Page} from '@playwright/test';
import {readPolicy} from '../../src/site/contentPolicy';
import {readRouteTable} from '../checks/routeTable';
import {expect, test, visit} from './fixture';

const {routes} = readRouteTable();
const written = routes.filter((route) => route.kind !== 'redirect');
/** A page of each kind, sidebar, and category. */
const kinds = [
  ...new Map(
    written.map((route) => [
      `${route.kind} ${route.sidebar} ${route.kind === 'doc' ? (route.group.split(' > ')[0] ?? '') : ''}`,
      route.path,
    ]),
  ).values(),
];
/** Pages that aren't in the route table. */
const others = [
  '/nowhere',
  '/1.x',
  '/docs/reference/cli',
  '/docs/on-premises/releases',
  '/docs/on-premises/releases/planner',
];
/** Pages with interactive components. */
const interactivePages = [
  '/',
  '/docs/on-premises-2x/docker-compose-example',
  '/docs/on-premises/installation/checklist',
  '/docs/bi-directional-contract-testing/contracts/oas/keyword-support',
  '/docs/examples',
  '/docs/user-interface/settings/webhooks',
  '/notices',
  '/oas/products',
  '/search?q=can-i-deploy',
];

const pages = [...new Set([...kinds, ...others, ...interactivePages])];

test.use({prefetch: true});

/**
 * Records the policy violations of each page that opens. They're also console errors, on which `fixture.ts` fails every
 * test.
 */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {forbidden: seen});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber}) =>
      seen.push(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as {forbidden: string[]}).forbidden);
}

test('the server sends the policy of the build, which allows inline scripts only by their hash', async ({request}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toBe(readPolicy('build'));
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
  expect(policy).not.toMatch(/unsafe-eval|script[^;]*unsafe-inline|style-src [^;]*unsafe-inline|\*/);
});

test(`${pages.length} pages of all kinds comply with the policy`, async ({page, problems}) => {
  problems.provoke(/status 404: .*\/nowhere/);
  problems.provoke(/console: .*404.*\/nowhere/);
  expect(kinds.length).toBeGreaterThan(12);
  const forbidden = await watchPolicy(page);
  for (const path of pages) {
    await visit(page, path);
    expect.soft(await forbidden(), path).toEqual([]);
  }
});

test('search, its worker, and interactive components work under the policy', async ({page}) => {
  const forbidden = await watchPolicy(page);
  await visit(page, '/docs/on-premises-2x/docker-compose-example');
  await page
    .getByRole('group', {name: 'Database', exact: true})
    .getByRole('radio', {name: 'PostgreSQL in this file'})
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/database=external/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox', {name: 'Search'}).fill('can-i-deploy');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
  expect(await forbidden()).toEqual([]);
});

test('an inline script, an event handler attribute, and a script from another site are blocked', async ({
  page,
  problems,
}) => {
  problems.provoke(/console: .*Content Security Policy/);
  problems.provoke(/request failed: https:\/\/evil\.example\/|off site: https:\/\/evil\.example\//);
  const forbidden = await watchPolicy(page);
  await visit(page, '/docs/pact');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "inline"';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = "handler"');
    document.body.append(button);
    button.click();
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    const blocked = new Promise((resolve) => foreign.addEventListener('error', resolve));
    document.body.append(foreign);
    await blocked;
    return String((window as unknown as {ran?: string}).ran);
  });
  expect(ran).toBe('undefined');
  const seen = (await forbidden()).join('\n');
  for (const directive of [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src-elem https://evil.example/x.js',
  ])
    expect(seen).toContain(directive);
});
