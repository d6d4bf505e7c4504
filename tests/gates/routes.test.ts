import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {compareRoutes, type BuiltSite} from './routes';
import {parsePending, parseRoutes, readRouteTable} from './routeTable';

const HEAD = 'route\tkind\tsidebar\tgroup\ttopic\n';
const ROUTES = parseRoutes(`${HEAD}/\tdoc\tdocs\t\tHome\n/old\tredirect\t\t\t-> /\n/later\tdoc\tdocs\t\tLater\n`);
const SITE: BuiltSite = {
  pages: new Set(['/', '/old', '/404', '/1.x/docs']),
  redirects: new Map([['/old', '/']]),
  copies: new Set(['/index.md', '/1.x/docs.md']),
  sidebars: new Map([['/', ['docs']]]),
};

describe('the route gate', () => {
  test('is content with a site that has what the table says', () =>
    assert.deepEqual(compareRoutes(ROUTES, ['/later'], SITE), []));
  test('finds a route that is neither there nor pending', () =>
    assert.match(compareRoutes(ROUTES, [], SITE).join(), /\/later \(doc\) does not exist/));
  test('finds a pending route that exists', () =>
    assert.match(compareRoutes(ROUTES, ['/later', '/'], SITE).join(), /\/ exists and is still pending/));
  test('finds a pending redirect that exists', () =>
    assert.match(compareRoutes(ROUTES, ['/later', '/old'], SITE).join(), /\/old exists and is still pending/));
  test('finds a pending route that the table does not know', () =>
    assert.match(compareRoutes(ROUTES, ['/later', '/typo'], SITE).join(), /\/typo is pending but no row/));
  test('finds a built page that the table does not know', () =>
    assert.match(
      compareRoutes(ROUTES, ['/later'], {...SITE, pages: new Set([...SITE.pages, '/extra'])}).join(),
      /\/extra is built/,
    ));
  test('lets the reference stand outside the table, and nothing beside it', () => {
    const problems = compareRoutes(ROUTES, ['/later'], {
      ...SITE,
      pages: new Set([...SITE.pages, '/docs/reference/cli/broker', '/docs/references', '/docs/reference']),
    });
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      ['/docs/references', '/docs/reference'],
    );
  });
  test('lets the list of releases and its planner stand outside, and no release beside the table', () => {
    const problems = compareRoutes(ROUTES, ['/later'], {
      ...SITE,
      pages: new Set([
        ...SITE.pages,
        '/docs/on-premises/releases',
        '/docs/on-premises/releases/planner',
        '/docs/on-premises/releases/1.38.0',
      ]),
    });
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      ['/docs/on-premises/releases/1.38.0'],
    );
  });
  test('finds a redirect that leads elsewhere', () =>
    assert.match(
      compareRoutes(ROUTES, ['/later'], {...SITE, redirects: new Map([['/old', '/docs']])}).join(),
      /\/old leads to \/docs; routes.tsv says \//,
    ));
  test('does not take a redirect page for a page', () =>
    assert.match(
      compareRoutes(ROUTES, ['/later'], {
        ...SITE,
        redirects: new Map([
          ['/old', '/'],
          ['/', '/x'],
        ]),
      }).join(),
      /\/ \(doc\) does not exist/,
    ));
  test('finds Markdown that is the text of no page, and of a redirect', () => {
    const problems = compareRoutes(ROUTES, ['/later'], {
      ...SITE,
      copies: new Set(['/index.md', '/readme.md', '/old.md']),
    });
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      ['/readme.md', '/old.md'],
    );
  });
  test('finds a doc without a sidebar, and one in another', () => {
    assert.match(compareRoutes(ROUTES, ['/later'], {...SITE, sidebars: new Map()}).join(), /stands in no sidebar/);
    assert.match(
      compareRoutes(ROUTES, ['/later'], {...SITE, sidebars: new Map([['/', ['examples']]])}).join(),
      /stands in the sidebar examples/,
    );
  });
});

describe('the route table', () => {
  test('names the line of a row that is wrong', () => {
    assert.throws(() => parseRoutes(`${HEAD}docs\tdoc\t\t\t\n`), /routes\.tsv:2: a route starts with \//);
    assert.throws(() => parseRoutes(`${HEAD}/a\tdoc\t\t\t\n/b\tthing\t\t\t\n`), /routes\.tsv:3: kind "thing"/);
    assert.throws(() => parseRoutes(`${HEAD}/a\tredirect\t\t\tnowhere\n`), /routes\.tsv:2: a redirect's last column/);
  });
  test('is read whole: 443 rows, no address twice', () => {
    const {routes} = readRouteTable();
    assert.equal(routes.length, 443);
    assert.equal(new Set(routes.map(({path}) => path)).size, routes.length);
  });
  test('comments and blank lines of the pending list are no routes', () =>
    assert.deepEqual(parsePending('# a\n\n/x # later\n'), ['/x']));
});
