import assert from 'node:assert/strict';
import {test} from 'node:test';
import {environmentVariables} from '../../src/data/environmentVariables';
import type {EnvironmentVariable} from '../../src/data/environmentVariables.schema';
import {variableNamed} from '../../src/data/environmentVariablesRules';
import {checkVariables, type Known, type SourceFile} from './variables';

const known: Known = {
  variables: environmentVariables,
  named: variableNamed,
  foreign: [{name: 'PACT_BROKER_TOKEN', program: 'the command line', source: '/docs/cli'}],
  outdated: ['PACTFLOW_SECURE_COOKIES'],
  releases: [],
};

const groups = [...new Set(environmentVariables.map(({group}) => group))];
/** Pages that show all variables, including those of other programs. */
const allShown: SourceFile[] = [
  {
    file: 'docs/docs/all.mdx',
    source: [...groups.map((group) => `<VariableGroup releaseLine={props.releaseLine} name="${group}">`)].join('\n'),
  },
  {file: 'docs/docs/cli.mdx', source: '`PACT_BROKER_TOKEN`'},
];

const page = (source: string, edition = ''): SourceFile => ({
  file: 'docs/docs/a.mdx',
  source: edition === '' ? source : `---\nedition: ["${edition}"]\n---\n${source}`,
});
const check = (pages: readonly SourceFile[], data: readonly SourceFile[] = [], change: Partial<Known> = {}) =>
  checkVariables([...allShown, ...pages], data, {...known, ...change}).problems;

test('pages may mention known variables, their numbered and keyed forms, prefixes, variables of other programs, and outdated names', () => {
  const text =
    '`PACTFLOW_BASE_URL` `PACTFLOW_SAML_2_IDP_NAME` `PACTFLOW_WEBHOOK_CERTIFICATES__1__CONTENT` `PACTFLOW_DATABASE_*` `PACTFLOW_SAML` `PACTFLOW_OAUTH2_` `PACT_BROKER_TOKEN` `PACTFLOW_SECURE_COOKIES` `$PACTFLOW_BASE_URL` `PACT_URL` MY_PACTFLOW_X';
  assert.deepEqual(check([page(text)]), []);
});

test('an unknown name is reported with its location and similar names, in text, code, and data', () => {
  const [prose = '', code = '', data = '', ...rest] = check(
    [page('One.\n\nSet `PACTFLOW_BASE_ULR`.\n\n```yaml check\nenv:\n  - name: PACTFLOW_DATABASE_USER\n```\n')],
    [{file: 'src/data/x.ts', source: "export const x = 'REDIS_URI';"}],
  );
  assert.match(prose, /^docs\/docs\/a\.mdx:3: `PACTFLOW_BASE_ULR` isn't in .* Similar names: `PACTFLOW_BASE_URL`, /);
  assert.match(code, /^docs\/docs\/a\.mdx:7: `PACTFLOW_DATABASE_USER` .*`PACTFLOW_DATABASE_USERNAME`/);
  assert.match(data, /^src\/data\/x\.ts:1: `REDIS_URI` .*Similar names: `REDIS_URL`/);
  assert.deepEqual(rest, []);
});

test('a variable that the page’s release line doesn’t support is reported', () => {
  assert.deepEqual(check([page('Set `REDIS_URL`.', '1.x')]), [
    "docs/docs/a.mdx:4: `REDIS_URL` doesn't work in 1.x, to which this page applies. Remove it, or name the release line or release that supports it in the same sentence.",
  ]);
  assert.match(
    check([page('Read this.\n\n```sh check\nexport PACTFLOW_LOG_FORMAT=json\n```', '2.x')])[0] ?? '',
    /a\.mdx:7: `PACTFLOW_LOG_FORMAT` doesn't work in 2\.x/,
  );
  assert.match(check([page('Set `PACTFLOW_BASIC_AUTH_ENABLED`.', '1.x')])[0] ?? '', /doesn't work in 1\.x/);
});

test('such a variable is accepted if its sentence, its heading, or the kind of page explains it', () => {
  const pages = [
    page('With 2.x comes `REDIS_URL`.', '1.x'),
    page('## Move to 2.x\n\nText.\n\n1. Set `REDIS_URL`.', '1.x'),
    page('`PACTFLOW_LOG_FORMAT` has no effect.', '2.x'),
    page('Until 1.20.0 there was `PACTFLOW_BASIC_AUTH_ENABLED`.', '1.x'),
    {file: 'docs/docs/on-premises/releases/1.37.0.mdx', source: '---\nedition: ["1.x"]\n---\n`REDIS_URL`'},
    {file: 'docs/docs/both.mdx', source: '---\nedition: [cloud, "1.x", "2.x"]\n---\n`REDIS_URL`'},
  ];
  assert.deepEqual(check(pages), []);
});

test('a sentence doesn’t explain a variable in another one', () => {
  assert.equal(check([page('It is new in 2.x.\n\nSet `REDIS_URL`.', '1.x')]).length, 1);
  assert.equal(check([page('- New in 2.x.\n- Set `REDIS_URL`.', '1.x')]).length, 1);
});

test('a variable that no page shows or mentions is reported', () => {
  const hidden: EnvironmentVariable = {
    ...(environmentVariables[0] as EnvironmentVariable),
    name: 'PACTFLOW_HIDDEN',
    group: 'License',
  };
  const variables = [...environmentVariables, hidden];
  const without = [
    {file: 'docs/docs/all.mdx', source: (allShown[0]?.source ?? '').replace('name="License"', 'name="Logging"')},
    ...allShown.slice(1),
  ];
  const named = (name: string) => (name === hidden.name ? hidden : variableNamed(name));
  const problems = checkVariables([...without, page('`RG_LIC_PATH`')], [], {...known, variables, named}).problems;
  assert.deepEqual(problems, [
    'src/data/environmentVariables.ts: PACTFLOW_HIDDEN isn\'t on any page. Show its group, "License", with <VariableGroup> or <VariableList>, or mention it.',
  ]);
  assert.deepEqual(
    checkVariables([...without, page('`RG_LIC_PATH` `PACTFLOW_HIDDEN`')], [], {...known, variables, named}).problems,
    [],
  );
});

test('a list with a state shows only variables in that state, and an unknown group is reported', () => {
  const lists = (state: string) => [
    {
      file: 'docs/docs/all.mdx',
      source: `${groups
        .filter((group) => group !== 'JWT bearer tokens')
        .map((group) => `<VariableGroup name="${group}">`)
        .join('\n')}\n<VariableList releaseLine="1.x" group="JWT bearer tokens" state="${state}" />`,
    },
    ...allShown.slice(1),
  ];
  const missing = (state: string) =>
    checkVariables(lists(state), [], known).problems.filter((problem) => problem.includes("isn't on any page"));
  assert.ok(missing('current').length > 0 && missing('current').every((problem) => problem.includes('PACTFLOW_TEST_')));
  assert.ok(missing('former').length > 0 && !missing('former').some((problem) => problem.includes('PACTFLOW_TEST_')));
  assert.match(
    check([page('<VariableGroup releaseLine="1.x" name="Logs">')])[0] ?? '',
    /shows the group "Logs", which doesn't exist/,
  );
});

test('a variable of another program must be mentioned on the page that is its source', () => {
  assert.deepEqual(
    check([], [], {
      foreign: [
        ...known.foreign,
        {name: 'PACT_BROKER_HOST', program: 'examples', source: '/docs/examples'},
        {name: 'PACT_BROKER_PORT', program: 'the broker', source: 'https://docs.pact.io'},
      ],
    }),
    [
      'src/data/foreignVariables.ts: the source of PACT_BROKER_HOST is /docs/examples, but no page there mentions it. Correct the source, or remove the variable.',
    ],
  );
});

test('releases list known variables, and only new ones as new', () => {
  const releases = [
    {
      version: '1.37.0',
      releaseLine: '1.x' as const,
      variables: [
        {name: 'OTEL_LOG_LEVEL', change: 'new' as const},
        {name: 'PACTFLOW_COOKIE_SECRET', change: 'changed' as const},
      ],
    },
    {
      version: '2.0.0',
      releaseLine: '2.x' as const,
      variables: [
        {name: 'OTEL_LOG_LEVEL', change: 'new' as const},
        {name: 'PACTFLOW_COOKIES_SECRET', change: 'changed' as const},
      ],
    },
  ];
  const [early = '', unknown = '', ...rest] = check([], [], {releases});
  assert.equal(
    early,
    'src/data/releases.ts: release 2.0.0 lists OTEL_LOG_LEVEL as new, but according to src/data/environmentVariables.ts, it was added in 2.1.0. Correct one of the two.',
  );
  assert.match(
    unknown,
    /^src\/data\/releases\.ts: release 2\.0\.0 lists PACTFLOW_COOKIES_SECRET, .*Similar names: `PACTFLOW_COOKIE_SECRET`/,
  );
  assert.deepEqual(rest, []);
});

test('fails if no page mentions a variable', () => {
  assert.ok(
    checkVariables([], [], known).problems.includes(
      'Expected pages that mention variables, but found none. Correct the folders in tests/checks/variables.ts.',
    ),
  );
});
