import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test, type TestContext} from 'node:test';
import {codeOf} from './pageCode';
import {EXAMPLE, IN, repository, SMALL, TINY} from '../../src/plugins/shared/downloadable-projects/testRepository';
import type {Lock} from '../../scripts/locks';
import type {RunLanguage} from '../../src/data/examples.constants';
import {findState, listStates} from '../../src/plugins/shared/downloadable-projects/states';
import {inspectWorkshops} from './workshops';
import {
  checkCommands,
  checkDownloads,
  checkOrder,
  checkExample,
  checkRecordings,
  checkCatalog,
  checkState,
  checkSteps,
  checkTabs,
  checkVariants,
  readPreparation,
  replayedCommands,
} from './workshops/rules';
import {runIt} from './workshops/runIt';

const ROOT_LOCK: Lock = {packages: {'node_modules/a': {version: '1.0.0'}}};
const json = (value: unknown) => JSON.stringify(value);
const readme = (...commands: string[]) => `# Tiny\n\n## Run it\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\`\n`;
const lockOf = (manifest: {name: string; dependencies?: object}, more: object = {}) =>
  json({name: manifest.name, packages: {'': manifest, ...more}});

const one = {name: 'tiny-step-1', dependencies: {a: '1.0.0'}};
const two = {name: 'tiny-step-2', dependencies: {'mock-broker': 'file:mock-broker'}};
const GOOD: Readonly<Record<string, string>> = {
  [`${IN}/package.json`]: '{"name": "workshop-tiny", "scripts": {"test": "node --test"}}',
  [`${IN}/recordings.js`]:
    "export const recordings = {yes: {run: 'npm test', counterpart: 'no', exitStatus: 0}, no: {run: 'node --test x', before: ['npm run catch-up'], counterpart: 'yes', exitStatus: 1}};\n",
  [`${IN}/output/yes.txt`]: '',
  [`${IN}/step-1/package.json`]: json(one),
  [`${IN}/step-1/package-lock.json`]: lockOf(one, {'node_modules/a': {version: '1.0.0'}}),
  [`${IN}/step-1/README.md`]: readme('npm ci', 'npm test'),
  [`${IN}/step-1/.gitignore`]: 'node_modules/\n',
  [`${IN}/step-2/package.json`]: json(two),
  [`${IN}/step-2/package-lock.json`]: lockOf(two, {
    'mock-broker': {version: '1.0.0', dependencies: {}},
    'node_modules/mock-broker': {resolved: 'mock-broker', link: true},
  }),
  [`${IN}/step-2/README.md`]: readme('npm ci'),
  [`${IN}/step-2/.gitignore`]: 'node_modules/\n',
  'samples/mock-broker/package.json': TINY['samples/mock-broker/package.json'] ?? '',
  'package-lock.json': json(ROOT_LOCK),
  'docs/docs/workshops/tiny.mdx':
    '# Tiny\n\n<StepDownload of="tiny/step-1" />\n\n<StepDownload of="tiny/step-2" />\n\n```sh check\ncd step-1\nnpm ci && npm run catch-up\n```\n\n```sh run=samples/workshops/tiny/output/yes.txt\n```\n',
};
const PREPARATION = '# reasons\ncd\nexport\nnpm ci\n';

describe('all workshops and examples', () => {
  test('are accepted, and the summary has the counts', async (t) => {
    const {problems, notes, summary} = await inspectWorkshops(repository(t, GOOD), PREPARATION);
    assert.deepEqual([problems, notes], [[], []]);
    assert.match(
      summary,
      /^workshops: 1 workshops, 0 examples, 1 pages, 2 states with \d+ changed lines, 2 recordings, 2 downloads on pages, 4 commands, 0 libraries of samples in Go and Python; 0 problems$/,
    );
  });
  test('are accepted if there are none', async (t) =>
    assert.deepEqual(
      (
        await inspectWorkshops(
          repository(t, {'docs/index.mdx': 'Hello.\n', 'package-lock.json': '{"packages": {}}'}),
          PREPARATION,
        )
      ).problems,
      [],
    ));
  test('are rejected if there are no pages', async (t) =>
    assert.rejects(
      inspectWorkshops(repository(t, {'package-lock.json': '{"packages": {}}'}), PREPARATION),
      /Expected pages, but found none/,
    ));
  test('include no workshop without states or recordings', async (t) => {
    const {problems} = await inspectWorkshops(
      repository(t, {...GOOD, 'samples/workshops/empty/package.json': '{}'}),
      PREPARATION,
    );
    assert.deepEqual(problems, [
      'samples/workshops/empty: Expected at least one state, which is a subfolder with a package.json, but found none.',
      'samples/workshops/empty/recordings.js is missing. Add it, and record the commands that the pages show.',
    ]);
  });
});

describe('a workshop in two languages', () => {
  const JAVA = `${IN}-java`;
  const java = {name: 'tiny-java', dependencies: {a: '1.0.0'}};
  const state = (step: string, pom: string) =>
    Object.entries({
      'package.json': json(java),
      'package-lock.json': lockOf(java, {'node_modules/a': {version: '1.0.0'}}),
      'README.md': readme('mvn test'),
      '.gitignore': 'target/\n',
      'pom.xml': pom,
      'parent.xml': '<project/>\n',
    }).map(([name, text]) => [`${JAVA}/${step}/${name}`, text]);
  const tabs = (parts: {js: string; java: string}) =>
    ['js', 'java']
      .map((value) => `<TabItem value="${value}">\n\n${parts[value as 'js' | 'java']}\n\n</TabItem>\n`)
      .join('');
  const js = GOOD['docs/docs/workshops/tiny.mdx']?.replace('# Tiny', 'For `js`.') ?? '';
  const inJava = [
    '<StepDownload of="tiny-java/step-2" as="start" />',
    `\`\`\`diff diff=${JAVA}/step-2..step-3 file=pom.xml\n\`\`\``,
    `\`\`\`sh run=${JAVA}/output/yes.txt\n\`\`\``,
    '<StepDownload of="tiny-java/step-3" as="solution" />',
  ];
  const inspect = (t: TestContext, parts: {js: string; java: string}, more: Record<string, string> = {}) =>
    inspectWorkshops(
      repository(t, {
        ...GOOD,
        'samples/examples/parent.xml': '<project/>\n',
        [`${JAVA}/package.json`]: '{"name": "workshop-tiny-java", "language": "java"}',
        [`${JAVA}/recordings.js`]: GOOD[`${IN}/recordings.js`]?.replace('npm test', 'mvn test') ?? '',
        ...(Object.fromEntries([...state('step-2', '<a/>\n'), ...state('step-3', '<b/>\n')]) as Record<string, string>),
        'docs/docs/workshops/tiny.mdx': `# Tiny\n\n<Tabs groupId="language" queryString>\n${tabs(parts)}</Tabs>\n`,
        ...more,
      }),
      PREPARATION,
    );
  const good = {js, java: inJava.join('\n\n')};
  test('is accepted if each tab shows its sample', async (t) => {
    const {problems, summary} = await inspect(t, good);
    assert.deepEqual(problems, []);
    assert.match(
      summary,
      /^workshops: 2 workshops, .* 4 states with \d+ changed lines, 4 recordings, 4 downloads on pages/,
    );
  });
  for (const [name, parts, more, expected] of [
    [
      'a state without a download',
      {...good, java: inJava.slice(0, 3).join('\n\n')},
      {},
      [/^No page offers samples\/workshops\/tiny-java\/step-3 for download/],
    ],
    [
      'a recording that only the other language shows',
      {...good, java: inJava.filter((_, index) => index !== 2).join('\n\n')},
      {},
      [/^samples\/workshops\/tiny-java\/recordings\.js: No page uses .*"yes"/, /tiny-java.*"no"/],
    ],
    [
      'a solution before the task of its tab',
      {...good, java: [0, 3, 1, 2].map((index) => inJava[index]).join('\n\n')},
      {},
      [/The download of tiny-java\/step-3 gives away the changes .* offer tiny-java\/step-2 as the start before them/],
    ],
    [
      'a sample in the tab of another language',
      {js: `${js}\n${inJava[0]}\n\n${inJava[2]}`, java: inJava.slice(1).join('\n\n')},
      {},
      [
        /^docs\/docs\/workshops\/tiny\.mdx:\d+: Expected a sample for the tab "js", but found samples\/workshops\/tiny-java, which belongs in the tab "java"\. Move this download to that tab, or out of the tabs/,
        /Move this code block to that tab/,
      ],
    ],
    [
      'a README that doesn’t start with the language’s command',
      good,
      {[`${JAVA}/step-2/README.md`]: readme('npm ci')},
      [/tiny-java\/step-2\/README\.md: Expected the first command below "## Run it" to be mvn, but found "npm ci"/],
    ],
    [
      'a version in pom.xml',
      good,
      {[`${JAVA}/step-3/pom.xml`]: '<b>\n<version>1</version>\n</b>\n'},
      [/tiny-java\/step-3\/pom\.xml:2: Expected no version in pom\.xml, but found 1/],
    ],
  ] as const satisfies readonly (readonly [string, object, object, readonly RegExp[]])[]) {
    test(`with ${name} is reported`, async (t) => {
      const {problems} = await inspect(t, parts, more);
      assert.equal(problems.length, expected.length, problems.join('\n'));
      expected.forEach((one, index) => assert.match(problems[index] ?? '', one));
    });
  }
  test('may show a sample to all readers outside of the tabs', (t) =>
    assert.deepEqual(checkTabs(repository(t, GOOD), [IN], [codeOf('docs/docs/workshops/x.mdx', js)]), []));
});

describe('a state', () => {
  const problemsOf = (t: TestContext, files: Record<string, string | null>, id = 'tiny/step-1') => {
    const all = Object.fromEntries(
      Object.entries({...GOOD, ...files}).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const site = repository(t, all);
    return checkState(site, findState(site, id), ROOT_LOCK).join('\n');
  };
  for (const [name, file, text, expected] of [
    ['without README.md', 'README.md', null, /step-1\/README\.md is missing/],
    ['without .gitignore', '.gitignore', null, /step-1\/\.gitignore is missing/],
    [
      'without a lockfile',
      'package-lock.json',
      null,
      /step-1\/package-lock\.json is missing\. Run npm run locks -- tiny\/step-1\./,
    ],
    ['with an invalid lockfile', 'package-lock.json', 'x', /isn’t valid JSON\. Run npm run locks/],
    [
      'with a lockfile for a different package.json',
      'package-lock.json',
      lockOf({...one, dependencies: {}}, {'node_modules/a': {version: '1.0.0'}}),
      /package-lock\.json doesn’t match package\.json/,
    ],
    [
      'with a different version in the lockfile',
      'package-lock.json',
      lockOf(one, {'node_modules/a': {version: '2.0.0'}}),
      /package-lock\.json: Expected a 1\.0\.0, according to package\.json, but found 2\.0\.0/,
    ],
    ['with a package missing from the lockfile', 'package-lock.json', lockOf(one), /Expected a 1\.0\.0.*found none/],
    [
      'with a registry URL in the lockfile',
      'package-lock.json',
      lockOf(one, {'node_modules/a': {version: '1.0.0', resolved: 'https://registry.example/a.tgz'}}),
      /has the registry URL of node_modules\/a/,
    ],
    [
      'with a different version than the recordings use',
      'package.json',
      json({...one, dependencies: {a: '1.1.0'}}),
      /requires a 1\.1\.0, but recordings are replayed with 1\.0\.0/,
    ],
    [
      'whose README doesn’t start with npm ci',
      'README.md',
      readme('npm test'),
      /step-1\/README\.md: Expected the first command below "## Run it" to be npm ci, but found "npm test"/,
    ],
  ] as const) {
    test(`${name} is reported`, (t) => assert.match(problemsOf(t, {[`${IN}/step-1/${file}`]: text}), expected));
  }
  test('whose lockfile doesn’t match the mock broker is reported', (t) => {
    assert.match(
      problemsOf(
        t,
        {'samples/mock-broker/package.json': '{"name": "mock-broker", "dependencies": {"yaml": "2.8.1"}}'},
        'tiny/step-2',
      ),
      /doesn’t match the dependencies of the mock broker\. Run npm run locks -- tiny\/step-2/,
    );
  });
});

describe('the commands in a README', () => {
  test('are in the first code block below the heading', () =>
    assert.equal(
      runIt(`${readme('npm ci', '# why', 'npm test')}\n\`\`\`sh\nnpm start\n\`\`\`\n\n## Next\n`),
      'npm ci\n# why\nnpm test',
    ));
  for (const [name, text, expected] of [
    ['without the heading', '# Tiny\n', /Expected the heading "## Run it", but found none/],
    [
      'without a code block below the heading',
      '## Run it\n\nText.\n\n## Next\n\n```sh\nnpm ci\n```\n',
      /Expected an sh code block below/,
    ],
    [
      'with a server',
      readme('npm ci', 'npm start'),
      /The command "npm start" below "## Run it" doesn’t exit\. Move it to a second code block/,
    ],
    [
      'with a command in the background',
      readme('npm ci', 'node server.js &'),
      /The command "node server\.js &" below "## Run it" doesn’t exit/,
    ],
  ] as const) {
    test(`${name} are rejected`, () => assert.throws(() => runIt(text), expected));
  }
  test('may be joined with &&', () =>
    assert.doesNotThrow(() => runIt(readme('npm ci', 'npm test &&', 'npm run more'))));
});

describe('a step', () => {
  const big = Array.from({length: 201}, (_, line) => `line(${line});\n`).join('');
  const stepsOf = (t: TestContext, files: Record<string, string>) => {
    const site = repository(t, {...GOOD, ...files});
    return checkSteps(site, IN, listStates(site));
  };
  const workshop = (large: object) => ({[`${IN}/package.json`]: json({name: 'workshop-tiny', workshop: {large}})});
  test('that changes nothing but the lockfile is reported', (t) => {
    const files = {
      [`${IN}/step-2/package.json`]: json(one),
      [`${IN}/step-2/README.md`]: GOOD[`${IN}/step-1/README.md`] ?? '',
    };
    assert.deepEqual(stepsOf(t, files).problems, [
      `${IN}/step-2 is the same as step-1. Remove it, and use step-1 on its pages.`,
    ]);
  });
  test('that changes too many lines is reported', (t) =>
    assert.match(
      stepsOf(t, {[`${IN}/step-2/src/x.js`]: big}).problems.join(),
      /step-2: Expected at most 200 changed lines since step-1, but found 20\d.*"large": \{"step-2"/,
    ));
  test('may change many lines if it gives a reason, which is printed', (t) => {
    const {problems, notes} = stepsOf(t, {[`${IN}/step-2/src/x.js`]: big, ...workshop({'step-2': 'a new side'})});
    assert.deepEqual(problems, []);
    assert.match(notes.join(), /step-2 changes 20\d lines: a new side/);
  });
  test('with an unnecessary or unexplained exception is reported', (t) => {
    assert.match(
      stepsOf(t, workshop({'step-2': 'a new side'})).problems.join(),
      /lists step-2 as large, but it changes only \d lines\. Remove it/,
    );
    assert.match(
      stepsOf(t, workshop({'step-7': 'why'})).problems.join(),
      /lists step-7 as large, but it isn’t a step after the first/,
    );
    assert.match(
      stepsOf(t, {[`${IN}/step-2/src/x.js`]: big, ...workshop({'step-2': ' '})}).problems.join(),
      /"large" has no reason for step-2/,
    );
  });
});

describe('the downloads of a task', () => {
  const problemsOf = (...parts: string[]) => checkOrder([codeOf('docs/docs/workshops/tiny.mdx', parts.join('\n\n'))]);
  const start = '<StepDownload of="tiny/step-1" as="start" />';
  const solution = '<StepDownload of="tiny/step-2" as="solution" />';
  const diff = (from: number, to: number) => `\`\`\`diff diff=${IN}/step-${from}..step-${to}\n\`\`\``;
  test('are accepted if the start is before the task and the solution is after it', () =>
    assert.deepEqual(problemsOf(start, diff(1, 2), solution, '<StepDownload of="tiny/step-2" as="start" />'), []));
  test('may surround a change that is undone', () =>
    assert.deepEqual(
      problemsOf('<StepDownload of="tiny/step-2" as="start" />', diff(2, 1), start, diff(1, 2), solution),
      [],
    ));
  test('are reported if the solution is before a change', () => {
    assert.deepEqual(problemsOf(start, solution, diff(1, 2)), [
      'docs/docs/workshops/tiny.mdx:3: The download of tiny/step-2 gives away the changes that the page shows on line 5. Move it after them as the solution, and offer tiny/step-1 as the start before them.',
    ]);
    assert.match(
      problemsOf(diff(1, 2), solution, diff(1, 2)).join(),
      /tiny\.mdx:4: The download of tiny\/step-2 gives away/,
    );
  });
  test('are reported if the start is after the change', () =>
    assert.deepEqual(problemsOf(diff(1, 2), start), [
      'docs/docs/workshops/tiny.mdx:4: The start tiny/step-1 comes after the change on line 1 that begins with it. Move it before this change.',
    ]));
});

describe('an example', () => {
  const problemsOf = (t: TestContext, files: Record<string, string | null> = {}) => {
    const all = Object.fromEntries(
      Object.entries({...EXAMPLE, ...files}).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const site = repository(t, all);
    return checkExample(site, SMALL, listStates(site)).problems.join('\n');
  };
  const OVERLAID = `${SMALL}/project/breaking/src/api.js`;
  test('is accepted, and its changed lines are counted', (t) => {
    const site = repository(t, EXAMPLE);
    assert.deepEqual(checkExample(site, SMALL, listStates(site)), {problems: [], lines: 2});
  });
  for (const [name, files, expected] of [
    [
      'without a project',
      {[`${SMALL}/project/package.json`]: null},
      /samples\/examples\/small: Expected one package, in the folder "project", but found no package/,
    ],
    ['with two packages', {[`${SMALL}/more/package.json`]: '{}'}, /but found more, project/],
    ['without a breaking variant', {[OVERLAID]: null}, /project\/breaking changes nothing/],
    [
      'whose overlay repeats a file',
      {[`${SMALL}/project/breaking/package.json`]: EXAMPLE[`${SMALL}/project/package.json`] ?? ''},
      /breaking\/package\.json is the same as the project’s/,
    ],
    [
      'whose overlay adds a file',
      {[`${SMALL}/project/breaking/src/new.js`]: 'more();\n'},
      /breaking\/src\/new\.js doesn’t exist in the project/,
    ],
    [
      'whose overlay changes too many lines',
      {[OVERLAID]: Array.from({length: 41}, (_, line) => `line(${line});\n`).join('')},
      /breaking: Expected at most 40 changed lines.*but found 42/,
    ],
    [
      'whose README doesn’t explain how to break it',
      {[`${SMALL}/project/README.md`]: readme('npm ci')},
      /README\.md doesn’t explain how to apply the breaking variant.*cp -R breaking/,
    ],
  ] as const) {
    test(`${name} is reported`, (t) => assert.match(problemsOf(t, files), expected));
  }
  describe('in the catalog', () => {
    const manifest = (language?: string) => json({name: 'example', ...(language !== undefined && {language})});
    const files = {
      'samples/examples/small/package.json': manifest(),
      'samples/examples/gin/package.json': manifest('go'),
    };
    const page = (name: string, ...samples: string[]) =>
      codeOf(
        `docs/docs/examples/${name}.mdx`,
        ['Text.', ...samples.map((sample) => `<StepDownload of="examples/${sample}" />`)].join('\n\n'),
      );
    const entry = (id: string, ...runsIn: RunLanguage[]) => ({id, runsIn, page: `/docs/examples/${id}`});
    const pages = [page('js/index', 'small'), page('go', 'small', 'gin'), page('net')];
    test('lists the languages of the projects that its page offers', (t) => {
      const site = repository(t, files);
      assert.deepEqual(
        checkCatalog(
          site,
          [entry('js', 'JavaScript'), entry('go', 'JavaScript', 'Go'), entry('net'), {id: 'none'}],
          pages,
        ),
        [],
      );
    });
    test('with other languages is reported', (t) => {
      const site = repository(t, files);
      assert.deepEqual(checkCatalog(site, [entry('js'), entry('go', 'Go'), entry('net', 'Java')], pages), [
        'src/data/examples.ts: Expected runsIn: [\'JavaScript\'] for "js", in the order of the projects on its page /docs/examples/js, but found none. Change runsIn, the page’s <StepDownload>, or "language" in the sample’s package.json.',
        "src/data/examples.ts: Expected runsIn: ['JavaScript', 'Go'] for \"go\", in the order of the projects on its page /docs/examples/go, but found ['Go']. Change runsIn, the page’s <StepDownload>, or \"language\" in the sample’s package.json.",
        'src/data/examples.ts: Expected no runsIn for "net", because its page /docs/examples/net offers no project, but found [\'Java\']. Add <StepDownload of="examples/…" /> to the page, or remove runsIn.',
      ]);
    });
    test('whose sample has an unknown language is reported', (t) => {
      const site = repository(t, {...files, 'samples/examples/gin/package.json': manifest('golang')});
      assert.deepEqual(checkCatalog(site, [entry('go', 'JavaScript')], pages.slice(1)), [
        'samples/examples/gin/package.json: Expected "language" to be java, python, go, or absent for JavaScript, but found "golang". Change or remove it.',
      ]);
    });
  });
  test('needs recordings of both variants', () => {
    const make = (more: object) => ({shows: '', run: '', exitStatus: 0, says: '', counterpart: '', ...more});
    const passing = make({});
    const applied = make({before: ['cp -R breaking/. .']});
    assert.deepEqual(checkVariants(SMALL, {passing, applied, failing: make({exitStatus: 1, after: 'applied'})}), []);
    assert.deepEqual(checkVariants(SMALL, {applied}), [
      'samples/examples/small/recordings.js: Expected a recording of the unchanged project that exits with code 0, but found none.',
      "samples/examples/small/recordings.js: Expected a recording in which the breaking variant fails, but found none. Start its chain with before: ['cp -R breaking/. .'].",
    ]);
  });
});

describe('downloads', () => {
  const page = codeOf(
    'docs/docs/workshops/x.mdx',
    'Text.\n\n<StepDownload of="tiny/step-1" />\n\n<StepDownload of="tiny/step-7" />\n',
  );
  test('of unknown states, and states without a download, are reported', (t) => {
    assert.deepEqual(checkDownloads(listStates(repository(t, GOOD)), [page]), [
      'docs/docs/workshops/x.mdx:5: <StepDownload of="tiny/step-7" /> refers to an unknown state. Use one of: tiny/step-1, tiny/step-2.',
      `No page offers ${IN}/step-2 for download. Add <StepDownload of="tiny/step-2" /> to the page that starts with it.`,
    ]);
  });
});

describe('commands on pages', () => {
  const replayed = replayedCommands([
    {
      yes: {
        shows: '',
        run: 'PACT_URL=x node \\\n  --test',
        before: ['npm run catch-up'],
        exitStatus: 0,
        says: '',
        counterpart: '',
      },
    },
  ]);
  const problemsOf = (text: string, file = 'docs/docs/workshops/x.mdx') =>
    checkCommands([codeOf(file, text)], readPreparation(PREPARATION), replayed);
  const codeBlock = (meta: string, ...lines: string[]) => `Text.\n\n\`\`\`${meta}\n${lines.join('\n')}\n\`\`\`\n`;
  test('that prepare the machine or have a recording are accepted', () => {
    assert.deepEqual(
      problemsOf(
        codeBlock('sh check', 'cd x && npm ci', 'export A=1', 'B=2', 'npm run catch-up', 'PACT_URL=x node --test'),
      ),
      {problems: [], commands: 6},
    );
    assert.deepEqual(problemsOf(codeBlock('sh run=samples/workshops/tiny/output/yes.txt')).problems, []);
  });
  for (const [name, text, expected] of [
    [
      'without a recording',
      codeBlock('sh check', 'cd x', 'npm test'),
      /^docs\/docs\/workshops\/x\.mdx:5: No recording runs "npm test"\. Record it in the workshop’s recordings\.js, and show it with run=/,
    ],
    [
      'after a preparation command',
      codeBlock('sh check', 'npm ci && npm test'),
      /x\.mdx:4: No recording runs "npm test"/,
    ],
    [
      'with a variable that differs from the recording',
      codeBlock('sh check', 'PACT_URL=y node --test'),
      /No recording runs "PACT_URL=y node --test"/,
    ],
    [
      'that start with the letters of a preparation command',
      codeBlock('bash check', 'npm cit'),
      /No recording runs "npm cit"/,
    ],
    [
      'that are illustrative',
      codeBlock('sh illustrative="why"', 'npm test'),
      /x\.mdx:3: The shell code block is illustrative\. Show a recording with run=/,
    ],
    [
      'with output in a shell code block',
      codeBlock('sh output-of=samples/x.txt'),
      /x\.mdx:3: The shell code block has an unexpected kind of proof/,
    ],
  ] as const) {
    test(`${name} are reported`, () => assert.match(problemsOf(text).problems.join('\n'), expected));
  }
  test('on other pages aren’t checked', () =>
    assert.deepEqual(problemsOf(codeBlock('sh check', 'npm test'), 'docs/docs/pact.mdx'), {problems: [], commands: 0}));
  test('that prepare the machine are listed once, in alphabetical order', () => {
    assert.ok(readPreparation(readFileSync(join(__dirname, 'workshops/preparation.txt'), 'utf8')).length > 5);
    assert.throws(() => readPreparation('cd\ncd\n'), /"cd" is a duplicate or not in alphabetical order/);
    assert.throws(() => readPreparation('# none\n'), /Expected commands in .*preparation\.txt, but found none/);
  });
});

describe('recordings', () => {
  const make = (more: object) => ({shows: '', run: '', exitStatus: 0, says: '', counterpart: 'no', ...more});
  const recordings = {
    first: make({}),
    second: make({after: 'first'}),
    third: make({after: 'second'}),
    no: make({counterpart: 'second'}),
    begin: make({}),
    end: make({after: 'begin', counterpart: 'no'}),
  };
  const quotes = (...names: string[]) =>
    checkRecordings(IN, recordings, new Set(names.map((name) => `${IN}/output/${name}.txt`)));
  test('are needed if a page shows them, their counterparts, or later ones in their chain', () => {
    assert.deepEqual(
      quotes('second', 'end').map((problem) => /"(\w+)"/.exec(problem)?.[1]),
      ['third'],
    );
    assert.deepEqual(quotes('no', 'third', 'end'), []);
  });
  test('that no page needs are reported', () =>
    assert.match(
      quotes().join('\n'),
      /^samples\/workshops\/tiny\/recordings\.js: No page uses the recording "first"\. Quote samples\/workshops\/tiny\/output\/first\.txt with run= or output-of=, or remove/,
    ));
});
