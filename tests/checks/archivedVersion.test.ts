import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkFrozen, laterThan1x, routeOf, type FrozenFile, type Later} from './archivedVersion';

const LATER: Later = {variables: ['REDIS_URL'], roles: ['Read-Only', 'No Access'], releases: ['2.0.0', '2.3.0']};
const CURRENT = (path: string) => path === '/docs/pact' || path === '/docs/a';
const page = (...lines: string[]) => ['---', 'title: A', 'edition: ["1.x"]', '---', '', ...lines].join('\n');
const look = (source: string, more: FrozenFile[] = []) =>
  checkFrozen(
    [{file: 'docs/pact.mdx', source: page('[A page](/docs/examples)')}, {file: 'docs/a.mdx', source}, ...more],
    LATER,
    CURRENT,
  ).problems;
const one = (...lines: string[]): string => {
  const [problem = '', ...others] = look(page(...lines));
  assert.deepEqual(others, []);
  return problem;
};

describe('a page of the frozen edition', () => {
  test('that says what 1.x has is sound', () =>
    assert.deepEqual(
      look(
        page(
          'The **Viewer** role reads. [Pact](/1.x/docs/pact#life), [start](/docs/examples), release 1.37.2, `REDIS_URLS`.',
        ),
      ),
      [],
    ));
  test('names no software of 2.x', () =>
    assert.match(one('Start Redis first.'), /docs\/a\.mdx:6: "Redis" is part of 2\.x/));
  test('names no variable of 2.x, in code neither', () =>
    assert.match(one('```sh check', 'export REDIS_URL=x', '```'), /:7: REDIS_URL does not work in 1\.x/));
  test('names no role of later releases', () =>
    assert.match(one('Give the **Read-Only** role.'), /:6: "Read-Only" is a role of 2\.3\.0 and later/));
  test('names no release of 2.x, but versions of the comparator', () => {
    assert.match(one('Works from 2.3.0 on.'), /:6: 2\.3\.0 is a release of 2\.x/);
    assert.deepEqual(
      look(
        page(
          'Every row was run through the [comparator](https://example.com) 2.3.0.',
          '',
          '## Versions of the comparator',
          '',
          '| 2.0.0 | AsyncAPI |',
        ),
      ),
      [],
    );
  });
  test('names no 2.x and no new interface', () => {
    assert.match(one('In On-Premises 2.x it differs.'), /:6: "On-Premises 2\.x" is another edition/);
    assert.match(one('The new interface has tiles.'), /:6: "new interface" is the interface of 2\.x/);
  });
  test('may tell of 2.x below a heading that says so, and no further', () => {
    assert.deepEqual(
      look(
        page(
          '## Move to 2.x',
          '',
          'Set `REDIS_URL`. [Redis](/docs/on-premises-2x/redis)',
          '',
          '### Steps',
          '',
          'From 2.3.0, **No Access** exists.',
        ),
      ),
      [],
    );
    assert.match(one('## Move to 2.x', '', '## Next', '', 'Set `REDIS_URL`.'), /:10: REDIS_URL/);
  });
  test('leads to no page on 2.x or the hosted service', () => {
    for (const address of [
      '/docs/on-premises-2x/redis',
      '/docs/user-interface/dashboard',
      '/docs/ai',
      '/docs/billing',
      '/docs/on-premises/releases/2.0.0',
    ])
      assert.match(one(`[A page](${address})`), /is about 2\.x or the hosted service/, address);
  });
  test('leads to the pages of its edition, in Markdown, attributes, and properties', () => {
    for (const link of [
      '[Pact](/docs/pact#life)',
      '<Card title="Pact" href="/docs/pact">',
      '<Architecture root="/docs/pact" />',
      "{label: 'Pact', to: '/docs/pact'}",
    ])
      assert.match(one(link), /\/docs\/pact(?:#life)? leads out of the edition/, link);
    assert.match(one('[Gone](/1.x/docs/gone)'), /\/1\.x\/docs\/gone is no page of the edition\. Link to \/docs\/gone/);
  });
  test('may lead to its own current page', () => assert.deepEqual(look(page('[The builder](/docs/a#choose)')), []));
  test('shows data of 1.x', () => {
    assert.match(
      look(page('<Checklist edition="2.x" />')).join(),
      /<Checklist> shows the data of no edition, or of another one/,
    );
    assert.match(one('<Checklist />'), /<Checklist> shows/);
    assert.deepEqual(
      look(page('<Checklist edition="1.x" />', '<VariableGroup edition={props.edition} name="Keys">')),
      [],
    );
    assert.match(
      one("import {RoleTable} from '@site/src/components/Permissions/RoleTables';"),
      /shows the data of today/,
    );
  });
  test('is of its edition alone', () =>
    assert.match(
      look('---\ntitle: A\nedition: [cloud, "1.x"]\n---\n').join(),
      /docs\/a\.mdx:1: its editions are \["cloud","1\.x"\]/,
    ));
  test('has a current page at the same path, which is its canonical address', () =>
    assert.match(
      look(page(), [{file: 'docs/gone.mdx', source: page()}]).join(),
      /docs\/gone\.mdx:1: there is no current page \/docs\/gone/,
    ));
});

test('partials are read, and are no pages', () => {
  assert.equal(routeOf('docs/_move.mdx'), undefined);
  assert.equal(routeOf('index.mdx'), '/');
  assert.equal(routeOf('docs/on-premises/index.mdx'), '/docs/on-premises');
  assert.match(look(page(), [{file: 'docs/_move.mdx', source: 'Redis\n'}]).join(), /docs\/_move\.mdx:1: "Redis"/);
});

test('a look at nothing is a failure', () =>
  assert.match(checkFrozen([], LATER, CURRENT).problems.join(), /0 pages with 0 links/));

test('what 2.x brought comes from the data', () => {
  const later = laterThan1x();
  assert.deepEqual(
    [later.variables.includes('REDIS_URL'), later.variables.includes('PACTFLOW_BASE_URL')],
    [true, false],
  );
  assert.deepEqual([...later.roles].sort(), ['No Access', 'Read-Only']);
  assert.deepEqual(
    [later.releases.includes('2.0.0'), later.releases.some((version) => version.startsWith('1.'))],
    [true, false],
  );
});
