import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {additionsIn2x, checkArchived, routeOf, type Additions, type ArchivedFile} from './archivedVersion';

const ADDITIONS: Additions = {
  variables: ['REDIS_URL'],
  roles: ['Read-Only', 'No Access'],
  releases: ['2.0.0', '2.3.0'],
};
const CURRENT = (path: string) => path === '/docs/pact' || path === '/docs/a';
const page = (...lines: string[]) => ['---', 'title: A', 'edition: ["1.x"]', '---', '', ...lines].join('\n');
const problemsOf = (source: string, more: ArchivedFile[] = []) =>
  checkArchived(
    [{file: 'docs/pact.mdx', source: page('[A page](/docs/examples)')}, {file: 'docs/a.mdx', source}, ...more],
    ADDITIONS,
    CURRENT,
  ).problems;
const problemOf = (...lines: string[]): string => {
  const [problem = '', ...others] = problemsOf(page(...lines));
  assert.deepEqual(others, []);
  return problem;
};

describe('an archived page', () => {
  test('may mention what 1.x has', () =>
    assert.deepEqual(
      problemsOf(
        page(
          'The **Viewer** role reads. [Pact](/1.x/docs/pact#life), [start](/docs/examples), release 1.37.2, `REDIS_URLS`.',
        ),
      ),
      [],
    ));
  test('can’t mention 2.x software', () =>
    assert.match(problemOf('Start Redis first.'), /docs\/a\.mdx:6: "Redis" is part of 2\.x/));
  test('can’t mention a 2.x variable, even in code', () =>
    assert.match(problemOf('```sh check', 'export REDIS_URL=x', '```'), /:7: REDIS_URL doesn't work in 1\.x/));
  test('can’t mention a role that a later release added', () =>
    assert.match(problemOf('Give the **Read-Only** role.'), /:6: "Read-Only" is a role in 2\.3\.0 and later/));
  test('can’t mention a 2.x release, but may mention versions of the comparator', () => {
    assert.match(problemOf('Works from 2.3.0 on.'), /:6: 2\.3\.0 is a 2\.x release\./);
    assert.deepEqual(
      problemsOf(
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
  test('can’t mention 2.x or its user interface', () => {
    assert.match(problemOf('In On-Premises 2.x it differs.'), /:6: "On-Premises 2\.x" is another release line/);
    assert.match(problemOf('The new interface has tiles.'), /:6: "new interface" is the 2\.x user interface/);
  });
  test('may mention 2.x if it’s generated from a current page, but can’t link to a page that doesn’t exist', () =>
    assert.deepEqual(
      problemsOf(page('Text.'), [
        {file: 'docs/on-premises/_x.mdx', source: 'Redis is part of 2.x. [Pact](/docs/pact) [AI](/1.x/docs/ai)'},
      ]),
      [
        "versioned_docs/version-1.x/docs/on-premises/_x.mdx:1: /1.x/docs/ai doesn't exist in version 1.x. Link to the current page, /docs/ai, or to another one.",
      ],
    ));
  test('may mention 2.x in a section whose heading does, but not after it', () => {
    assert.deepEqual(
      problemsOf(
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
    assert.match(problemOf('## Move to 2.x', '', '## Next', '', 'Set `REDIS_URL`.'), /:10: REDIS_URL/);
  });
  test('can’t link to pages that apply only to 2.x or Cloud', () => {
    for (const url of [
      '/docs/on-premises-2x/redis',
      '/docs/user-interface/dashboard',
      '/docs/ai',
      '/docs/billing',
      '/docs/on-premises/releases/2.0.0',
    ])
      assert.match(problemOf(`[A page](${url})`), /applies only to 2\.x or Cloud/, url);
  });
  test('must link to pages of its own version, in Markdown, attributes, and properties', () => {
    for (const link of [
      '[Pact](/docs/pact#life)',
      '<Card title="Pact" href="/docs/pact">',
      '<Architecture root="/docs/pact" />',
      "{label: 'Pact', to: '/docs/pact'}",
    ])
      assert.match(problemOf(link), /\/docs\/pact(?:#life)? links to the current docs, but 1\.x has this page/, link);
    assert.match(
      problemOf('[Gone](/1.x/docs/gone)'),
      /\/1\.x\/docs\/gone doesn't exist in version 1\.x\. Link to the current page, \/docs\/gone,/,
    );
  });
  test('may link to its own current version', () =>
    assert.deepEqual(problemsOf(page('[The builder](/docs/a#choose)')), []));
  test('must show 1.x data', () => {
    assert.match(problemsOf(page('<Checklist releaseLine="2.x" />')).join(), /<Checklist> doesn't show the 1\.x data/);
    assert.match(problemOf('<Checklist />'), /<Checklist> doesn't show/);
    assert.deepEqual(
      problemsOf(
        page('<Checklist releaseLine="1.x" />', '<VariableGroup releaseLine={props.releaseLine} name="Keys">'),
      ),
      [],
    );
    assert.match(
      problemOf("import {RoleTable} from '@site/src/components/Permissions/RoleTables';"),
      /always provides the current data/,
    );
  });
  test('must have 1.x as its only edition', () =>
    assert.match(
      problemsOf('---\ntitle: A\nedition: [cloud, "1.x"]\n---\n').join(),
      /docs\/a\.mdx:1: expected edition: \["1\.x"\] .* found \["cloud","1\.x"\]/,
    ));
  test('must have a current page at the same path, which is its canonical URL', () =>
    assert.match(
      problemsOf(page(), [{file: 'docs/gone.mdx', source: page()}]).join(),
      /docs\/gone\.mdx:1: the current docs have no page \/docs\/gone/,
    ));
});

test('partials are checked, but have no route', () => {
  assert.equal(routeOf('docs/_move.mdx'), undefined);
  assert.equal(routeOf('index.mdx'), '/');
  assert.equal(routeOf('docs/on-premises/index.mdx'), '/docs/on-premises');
  assert.match(problemsOf(page(), [{file: 'docs/_move.mdx', source: 'Redis\n'}]).join(), /docs\/_move\.mdx:1: "Redis"/);
});

test('fails if there are no pages', () =>
  assert.match(checkArchived([], ADDITIONS, CURRENT).problems.join(), /found 0 pages and 0 links/));

test('the data lists what 2.x added', () => {
  const additions = additionsIn2x();
  assert.deepEqual(
    [additions.variables.includes('REDIS_URL'), additions.variables.includes('PACTFLOW_BASE_URL')],
    [true, false],
  );
  assert.deepEqual([...additions.roles].sort(), ['No Access', 'Read-Only']);
  assert.deepEqual(
    [additions.releases.includes('2.0.0'), additions.releases.some((version) => version.startsWith('1.'))],
    [true, false],
  );
});
