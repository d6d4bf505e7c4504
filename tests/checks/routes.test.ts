import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {compareRoutes, findLost, findOrphans, published, type BuiltSite} from './routes';
import {isReleaseNotice, isReleasePage} from './releases';
import {parseRoutes, readRouteTable} from './routeTable';

const HEAD = 'route\tkind\tsidebar\tgroup\ttopic\n';
const ROUTES = parseRoutes(`${HEAD}/\tdoc\tdocs\t\tHome\n/old\tredirect\t\t\t-> /\n`);
const SITE: BuiltSite = {
  pages: new Set(['/', '/old', '/404', '/1.x/docs', '/notices/a', '/docs/new']),
  redirects: new Map([['/old', '/']]),
  exports: new Set(['/index.md', '/1.x/docs.md']),
  sidebars: new Map([
    ['/', ['docs']],
    ['/docs/new', ['docs']],
  ]),
};
const withPages = (...pages: string[]): BuiltSite => ({...SITE, pages: new Set([...SITE.pages, ...pages])});
const pathsOf = (problems: readonly string[]): string[] => problems.map((problem) => problem.replace(/: .*$/, ''));

describe('specified routes', () => {
  test('that all exist cause no problem, and a page beyond them is fine', () =>
    assert.deepEqual(compareRoutes(ROUTES, SITE), []));
  test('must exist', () =>
    assert.deepEqual(compareRoutes(parseRoutes(`${HEAD}/later\tdoc\tdocs\t\tLater\n`), SITE), [
      "/later: expected a doc, as in tests/routes.tsv, but it doesn't exist. Add it.",
    ]));
  test('that redirect must lead to the specified target', () =>
    assert.match(
      compareRoutes(ROUTES, {...SITE, redirects: new Map([['/old', '/docs']])}).join(),
      /^\/old: expected a redirect to \/, .* but found one to \/docs\. Correct it in src\/data\/redirects\.ts\.$/,
    ));
  test('that are pages can’t be redirects', () =>
    assert.deepEqual(
      pathsOf(
        compareRoutes(ROUTES, {
          ...SITE,
          redirects: new Map([
            ['/old', '/'],
            ['/', '/x'],
          ]),
        }),
      ),
      ['/'],
    ));
  test('must be in their sidebar', () => {
    assert.match(compareRoutes(ROUTES, {...SITE, sidebars: new Map()}).join(), /but found it in no sidebar/);
    assert.match(
      compareRoutes(ROUTES, {...SITE, sidebars: new Map([['/', ['examples']]])}).join(),
      /in the sidebar "docs", .* but found it in "examples"\. Move it in sidebars\.ts\.$/,
    );
  });
});

describe('orphan pages', () => {
  test('are neither pages in a sidebar, redirects, notices, nor pages of the archived version', () =>
    assert.deepEqual(findOrphans(ROUTES, SITE), []));
  test('are pages in no sidebar', () =>
    assert.deepEqual(findOrphans(ROUTES, withPages('/docs/lost')), [
      '/docs/lost: the page is built, but no sidebar contains it. Add it to sidebars.ts.',
    ]));
  test('are Markdown files without a page, or of a redirect', () => {
    const site = {...SITE, exports: new Set(['/index.md', '/readme.md', '/old.md'])};
    assert.deepEqual(pathsOf(findOrphans(ROUTES, site)), ['/readme.md', '/old.md']);
  });
});

describe('published URLs', () => {
  test('may be pages or redirects', () => assert.deepEqual(findLost(['/', '/old'], SITE), []));
  test('that are gone need a redirect, and the message has the line to add', () => {
    assert.match(
      findLost(['/docs/b/new'], SITE).join(),
      /src\/data\/redirects\.ts, .*: \{from: '\/docs\/b\/new', to: '\/docs\/new'\},$/,
    );
    assert.match(findLost(['/docs/new/gone'], SITE).join(), / \{from: '\/docs\/new\/gone', to: '\/docs\/new'\},$/);
    assert.match(findLost(['/gone'], SITE).join(), / \{from: '\/gone', to: '\/'\},$/);
  });
  test('are added in order and never removed', () =>
    assert.deepEqual(published(['/gone'], SITE), ['/', '/1.x/docs', '/docs/new', '/gone', '/notices/a', '/old']));
  test('are listed in order', () => {
    const listed = readFileSync('tests/published-urls.txt', 'utf8').split('\n').filter(Boolean);
    assert.ok(listed.length > 500);
    assert.deepEqual(listed, [...new Set(listed)].sort());
  });
});

describe('the route table', () => {
  test('names the line of a wrong row', () => {
    assert.throws(() => parseRoutes(`${HEAD}docs\tdoc\t\t\t\n`), /routes\.tsv:2: expected a route that starts with \//);
    assert.throws(
      () => parseRoutes(`${HEAD}/a\tdoc\t\t\t\n/b\tthing\t\t\t\n`),
      /routes\.tsv:3: expected one of the kinds .* "thing"/,
    );
    assert.throws(() => parseRoutes(`${HEAD}/a\tredirect\t\t\tnowhere\n`), /routes\.tsv:2: expected "-> \/target"/);
  });
  test('has 324 rows apart from releases and their notices, and no route twice', () => {
    const {routes} = readRouteTable();
    // The number of routes that the specification lists, so that none is lost. Each release adds rows, which the tests
    // of `checkRoutes` compare with the data.
    assert.equal(routes.filter((route) => !isReleasePage(route) && !isReleaseNotice(route)).length, 324);
    assert.equal(new Set(routes.map(({path}) => path)).size, routes.length);
  });
});
