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
  stray: ['PACTFLOW_SECURE_COOKIES'],
  releases: [],
};

const groups = [...new Set(environmentVariables.map(({group}) => group))];
/** Shows everything, and names what the second list explains. */
const whole: SourceFile[] = [
  {
    file: 'docs/docs/all.mdx',
    source: [...groups.map((group) => `<VariableGroup edition={props.edition} name="${group}">`)].join('\n'),
  },
  {file: 'docs/docs/cli.mdx', source: '`PACT_BROKER_TOKEN`'},
];

const page = (source: string, edition = ''): SourceFile => ({
  file: 'docs/docs/a.mdx',
  source: edition === '' ? source : `---\nedition: ["${edition}"]\n---\n${source}`,
});
const check = (pages: readonly SourceFile[], data: readonly SourceFile[] = [], change: Partial<Known> = {}) =>
  checkVariables([...whole, ...pages], data, {...known, ...change}).problems;

test('names of the data, their numbered and keyed forms, families, foreign and stray ones may stand anywhere', () => {
  const text =
    '`PACTFLOW_BASE_URL` `PACTFLOW_SAML_2_IDP_NAME` `PACTFLOW_WEBHOOK_CERTIFICATES__1__CONTENT` `PACTFLOW_DATABASE_*` `PACTFLOW_SAML` `PACTFLOW_OAUTH2_` `PACT_BROKER_TOKEN` `PACTFLOW_SECURE_COOKIES` `$PACTFLOW_BASE_URL` `PACT_URL` MY_PACTFLOW_X';
  assert.deepEqual(check([page(text)]), []);
});

test('a name that nobody knows is told with file, line and the nearest ones, in prose, in code and in data', () => {
  const [prose = '', code = '', data = '', ...rest] = check(
    [page('One.\n\nSet `PACTFLOW_BASE_ULR`.\n\n```yaml check\nenv:\n  - name: PACTFLOW_DATABASE_USER\n```\n')],
    [{file: 'src/data/x.ts', source: "export const x = 'REDIS_URI';"}],
  );
  assert.match(prose, /^docs\/docs\/a\.mdx:3: `PACTFLOW_BASE_ULR` is no variable of .* Nearest: `PACTFLOW_BASE_URL`, /);
  assert.match(code, /^docs\/docs\/a\.mdx:7: `PACTFLOW_DATABASE_USER` .*`PACTFLOW_DATABASE_USERNAME`/);
  assert.match(data, /^src\/data\/x\.ts:1: `REDIS_URI` .*Nearest: `REDIS_URL`/);
  assert.deepEqual(rest, []);
});

test('a variable of the other edition fails on a page of one edition', () => {
  assert.deepEqual(check([page('Set `REDIS_URL`.', '1.x')]), [
    'docs/docs/a.mdx:4: `REDIS_URL` does not work in 1.x, the edition of this page. Take it out, or say in the same sentence which edition or release has it.',
  ]);
  assert.match(
    check([page('Read this.\n\n```sh check\nexport PACTFLOW_LOG_FORMAT=json\n```', '2.x')])[0] ?? '',
    /a\.mdx:7: `PACTFLOW_LOG_FORMAT` does not work in 2\.x/,
  );
  assert.match(check([page('Set `PACTFLOW_BASIC_AUTH_ENABLED`.', '1.x')])[0] ?? '', /does not work in 1\.x/);
});

test('it may stand there where the sentence, its heading, or the kind of page says so', () => {
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

test('a sentence nearby does not speak for another one', () => {
  assert.equal(check([page('It is new in 2.x.\n\nSet `REDIS_URL`.', '1.x')]).length, 1);
  assert.equal(check([page('- New in 2.x.\n- Set `REDIS_URL`.', '1.x')]).length, 1);
});

test('a variable that no page shows or names fails', () => {
  const hidden: EnvironmentVariable = {
    ...(environmentVariables[0] as EnvironmentVariable),
    name: 'PACTFLOW_HIDDEN',
    group: 'License',
  };
  const variables = [...environmentVariables, hidden];
  const without = [
    {file: 'docs/docs/all.mdx', source: (whole[0]?.source ?? '').replace('name="License"', 'name="Logging"')},
    ...whole.slice(1),
  ];
  const named = (name: string) => (name === hidden.name ? hidden : variableNamed(name));
  const problems = checkVariables([...without, page('`RG_LIC_PATH`')], [], {...known, variables, named}).problems;
  assert.deepEqual(problems, [
    'src/data/environmentVariables.ts: PACTFLOW_HIDDEN stands on no page. Show its group, "License", with <VariableGroup> or <VariableList>, or name it in a text.',
  ]);
  assert.deepEqual(
    checkVariables([...without, page('`RG_LIC_PATH` `PACTFLOW_HIDDEN`')], [], {...known, variables, named}).problems,
    [],
  );
});

test('a list of one state shows that state only, and a group that is none is named', () => {
  const lists = (state: string) => [
    {
      file: 'docs/docs/all.mdx',
      source: `${groups
        .filter((group) => group !== 'JWT bearer tokens')
        .map((group) => `<VariableGroup name="${group}">`)
        .join('\n')}\n<VariableList edition="1.x" group="JWT bearer tokens" state="${state}" />`,
    },
    ...whole.slice(1),
  ];
  const missing = (state: string) =>
    checkVariables(lists(state), [], known).problems.filter((problem) => problem.includes('stands on no page'));
  assert.ok(missing('current').length > 0 && missing('current').every((problem) => problem.includes('PACTFLOW_TEST_')));
  assert.ok(missing('former').length > 0 && !missing('former').some((problem) => problem.includes('PACTFLOW_TEST_')));
  assert.match(
    check([page('<VariableGroup edition="1.x" name="Logs">')])[0] ?? '',
    /shows the variables of "Logs".*no such group/,
  );
});

test('a foreign variable is named where its source says', () => {
  assert.deepEqual(
    check([], [], {
      foreign: [
        ...known.foreign,
        {name: 'PACT_BROKER_HOST', program: 'examples', source: '/docs/examples'},
        {name: 'PACT_BROKER_PORT', program: 'the broker', source: 'https://docs.pact.io'},
      ],
    }),
    [
      'src/data/foreignVariables.ts: PACT_BROKER_HOST is said to be explained on /docs/examples, and no page there names it. Correct the source, or take the name out.',
    ],
  );
});

test('releases name variables of the data, and call new what is', () => {
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
    'src/data/releases.ts: release 2.0.0 calls OTEL_LOG_LEVEL new, and src/data/environmentVariables.ts has it since 2.1.0. One of the two is wrong.',
  );
  assert.match(
    unknown,
    /^src\/data\/releases\.ts: release 2\.0\.0 names PACTFLOW_COOKIES_SECRET, .*Nearest: `PACTFLOW_COOKIE_SECRET`/,
  );
  assert.deepEqual(rest, []);
});

test('a look at nothing is a failure', () => {
  assert.ok(
    checkVariables([], [], known).problems.includes(
      'docs: no page names a variable. A look at nothing proves nothing.',
    ),
  );
});
