import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test, type TestContext} from 'node:test';
import {codeOf} from './pageCode';
import {EXAMPLE, IN, repository, SMALL, TINY} from '../../src/plugins/shared/workshops/testRepository';
import type {Lock} from '../../scripts/locks';
import {findState, listStates} from '../../src/plugins/shared/workshops/states';
import {inspectWorkshops} from './workshops';
import {
  describeCommands,
  describeDownloads,
  describeExample,
  describeQuotes,
  describeRuns,
  describeState,
  describeSteps,
  describeVariants,
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
const two = {name: 'tiny-step-2', dependencies: {'broker-stand-in': 'file:broker-stand-in'}};
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
    'broker-stand-in': {version: '1.0.0', dependencies: {}},
    'node_modules/broker-stand-in': {resolved: 'broker-stand-in', link: true},
  }),
  [`${IN}/step-2/README.md`]: readme('npm ci'),
  [`${IN}/step-2/.gitignore`]: 'node_modules/\n',
  'samples/broker-stand-in/package.json': TINY['samples/broker-stand-in/package.json'] ?? '',
  'package-lock.json': json(ROOT_LOCK),
  'docs/docs/workshops/tiny.mdx':
    '# Tiny\n\n<StepDownload of="tiny/step-1" />\n\n<StepDownload of="tiny/step-2" />\n\n```sh check\ncd step-1\nnpm ci && npm run catch-up\n```\n\n```sh run=samples/workshops/tiny/output/yes.txt\n```\n',
};
const PREPARATION = '# reasons\ncd\nexport\nnpm ci\n';

describe('the whole', () => {
  test('is fine, and says how much was looked at', async (t) => {
    const {problems, notes, summary} = await inspectWorkshops(repository(t, GOOD), PREPARATION);
    assert.deepEqual([problems, notes], [[], []]);
    assert.match(
      summary,
      /^workshops: 1 workshops, 0 examples, 1 pages, 2 states, \d+ changed lines between them, 2 recordings, 2 downloads on pages, 4 commands; 0 problems$/,
    );
  });
  test('is fine without a workshop', async (t) =>
    assert.deepEqual(
      (
        await inspectWorkshops(
          repository(t, {'docs/index.mdx': 'Hello.\n', 'package-lock.json': '{"packages": {}}'}),
          PREPARATION,
        )
      ).problems,
      [],
    ));
  test('is nothing without pages', async (t) =>
    assert.rejects(
      inspectWorkshops(repository(t, {'package-lock.json': '{"packages": {}}'}), PREPARATION),
      /There is no page/,
    ));
  test('tells of a workshop without states or recordings', async (t) => {
    const {problems} = await inspectWorkshops(
      repository(t, {...GOOD, 'samples/workshops/empty/package.json': '{}'}),
      PREPARATION,
    );
    assert.deepEqual(problems, [
      'samples/workshops/empty has no state. A state is a folder in it with a package.json.',
      'samples/workshops/empty/recordings.js is missing. It records what the pages run.',
    ]);
  });
});

describe('a state', () => {
  const problemsOf = (t: TestContext, files: Record<string, string | null>, id = 'tiny/step-1') => {
    const all = Object.fromEntries(
      Object.entries({...GOOD, ...files}).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const site = repository(t, all);
    return describeState(site, findState(site, id), ROOT_LOCK).join('\n');
  };
  for (const [name, file, text, expected] of [
    ['without README.md', 'README.md', null, /step-1\/README\.md is missing/],
    ['without .gitignore', '.gitignore', null, /step-1\/\.gitignore is missing/],
    [
      'without a lock',
      'package-lock.json',
      null,
      /step-1\/package-lock\.json is missing\. Run npm run locks -- tiny\/step-1\./,
    ],
    ['with a lock that is none', 'package-lock.json', 'x', /is no JSON\. Run npm run locks/],
    [
      'with the lock of another package.json',
      'package-lock.json',
      lockOf({...one, dependencies: {}}, {'node_modules/a': {version: '1.0.0'}}),
      /package-lock\.json was made for another package\.json/,
    ],
    [
      'with another version in the lock',
      'package-lock.json',
      lockOf(one, {'node_modules/a': {version: '2.0.0'}}),
      /package-lock\.json has a 2\.0\.0, and package\.json asks for 1\.0\.0/,
    ],
    ['without a package in the lock', 'package-lock.json', lockOf(one), /has a nowhere/],
    [
      'with a registry in the lock',
      'package-lock.json',
      lockOf(one, {'node_modules/a': {version: '1.0.0', resolved: 'https://registry.example/a.tgz'}}),
      /names the registry that node_modules\/a came from/,
    ],
    [
      'with another version than the replay',
      'package.json',
      json({...one, dependencies: {a: '1.1.0'}}),
      /asks for a 1\.1\.0, and the replay runs with 1\.0\.0/,
    ],
    [
      'whose README does not begin with npm ci',
      'README.md',
      readme('npm test'),
      /step-1\/README\.md begins with "npm test" below "## Run it", not with npm ci/,
    ],
  ] as const) {
    test(`${name} is told`, (t) => assert.match(problemsOf(t, {[`${IN}/step-1/${file}`]: text}), expected));
  }
  test('whose lock was made with another stand-in is told', (t) => {
    assert.match(
      problemsOf(
        t,
        {'samples/broker-stand-in/package.json': '{"name": "broker-stand-in", "dependencies": {"yaml": "2.8.1"}}'},
        'tiny/step-2',
      ),
      /was made with another broker-stand-in\. Run npm run locks -- tiny\/step-2/,
    );
  });
});

describe('what a README runs', () => {
  test('is the first fence below its heading', () =>
    assert.equal(
      runIt(`${readme('npm ci', '# why', 'npm test')}\n\`\`\`sh\nnpm start\n\`\`\`\n\n## Next\n`),
      'npm ci\n# why\nnpm test',
    ));
  for (const [name, text, expected] of [
    ['without the heading', '# Tiny\n', /has no heading "## Run it"/],
    ['without a fence there', '## Run it\n\nText.\n\n## Next\n\n```sh\nnpm ci\n```\n', /has no fence ```sh below/],
    [
      'with a server',
      readme('npm ci', 'npm start'),
      /starts what does not end below "## Run it": npm start\. Put it into a second fence/,
    ],
    [
      'with a command in the background',
      readme('npm ci', 'node server.js &'),
      /starts what does not end.*node server\.js &/,
    ],
  ] as const) {
    test(`${name} is told`, () => assert.throws(() => runIt(text), expected));
  }
  test('may join commands', () => assert.doesNotThrow(() => runIt(readme('npm ci', 'npm test &&', 'npm run more'))));
});

describe('a step', () => {
  const big = Array.from({length: 201}, (_, line) => `line(${line});\n`).join('');
  const stepsOf = (t: TestContext, files: Record<string, string>) => {
    const site = repository(t, {...GOOD, ...files});
    return describeSteps(site, IN, listStates(site));
  };
  const workshop = (large: object) => ({[`${IN}/package.json`]: json({name: 'workshop-tiny', workshop: {large}})});
  test('that changes nothing is told; the lock does not count', (t) => {
    const files = {
      [`${IN}/step-2/package.json`]: json(one),
      [`${IN}/step-2/README.md`]: GOOD[`${IN}/step-1/README.md`] ?? '',
    };
    assert.deepEqual(stepsOf(t, files).problems, [
      `${IN}/step-2 is the same as step-1. A step changes something; take the state out, or let its pages use step-1.`,
    ]);
  });
  test('that changes much is told', (t) =>
    assert.match(
      stepsOf(t, {[`${IN}/step-2/src/x.js`]: big}).problems.join(),
      /step-2 changes 20\d lines of step-1; 200 are the most.*"large": \{"step-2"/,
    ));
  test('may change much for a reason, which is printed', (t) => {
    const {problems, notes} = stepsOf(t, {[`${IN}/step-2/src/x.js`]: big, ...workshop({'step-2': 'a new side'})});
    assert.deepEqual(problems, []);
    assert.match(notes.join(), /step-2 changes 20\d lines: a new side/);
  });
  test('with an exception that nothing needs is told', (t) => {
    assert.match(
      stepsOf(t, workshop({'step-2': 'a new side'})).problems.join(),
      /calls step-2 large, and it changes \d lines\. Take it out/,
    );
    assert.match(
      stepsOf(t, workshop({'step-7': 'why'})).problems.join(),
      /calls step-7 large, which is no state after another/,
    );
    assert.match(
      stepsOf(t, {[`${IN}/step-2/src/x.js`]: big, ...workshop({'step-2': ' '})}).problems.join(),
      /gives no reason why step-2 is large/,
    );
  });
});

describe('an example', () => {
  const problemsOf = (t: TestContext, files: Record<string, string | null> = {}) => {
    const all = Object.fromEntries(
      Object.entries({...EXAMPLE, ...files}).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const site = repository(t, all);
    return describeExample(site, SMALL, listStates(site)).problems.join('\n');
  };
  const OVERLAID = `${SMALL}/project/breaking/src/api.js`;
  test('is fine, and its changed lines are counted', (t) => {
    const site = repository(t, EXAMPLE);
    assert.deepEqual(describeExample(site, SMALL, listStates(site)), {problems: [], lines: 2});
  });
  for (const [name, files, expected] of [
    [
      'without a project',
      {[`${SMALL}/project/package.json`]: null},
      /samples\/examples\/small has no package in it\. An example is one package, in the folder "project"/,
    ],
    ['with two packages', {[`${SMALL}/more/package.json`]: '{}'}, /has more, project in it/],
    ['without a breaking variant', {[OVERLAID]: null}, /project\/breaking changes nothing/],
    [
      'whose overlay repeats a file',
      {[`${SMALL}/project/breaking/package.json`]: EXAMPLE[`${SMALL}/project/package.json`] ?? ''},
      /breaking\/package\.json is the same as the project's/,
    ],
    [
      'whose overlay adds a file',
      {[`${SMALL}/project/breaking/src/new.js`]: 'more();\n'},
      /breaking\/src\/new\.js is no file of the project/,
    ],
    [
      'whose overlay changes much',
      {[OVERLAID]: Array.from({length: 41}, (_, line) => `line(${line});\n`).join('')},
      /breaking changes 42 lines; 40 are the most/,
    ],
    [
      'whose README does not say how to break it',
      {[`${SMALL}/project/README.md`]: readme('npm ci')},
      /README\.md does not say how to try the breaking variant.*cp -R breaking/,
    ],
  ] as const) {
    test(`${name} is told`, (t) => assert.match(problemsOf(t, files), expected));
  }
  test('runs here when its page offers a project', () => {
    const page = codeOf('docs/docs/examples/js/index.mdx', 'Text.\n\n<StepDownload of="examples/small" />\n');
    const other = codeOf('docs/docs/examples/go.mdx', 'Text.\n');
    const entry = (id: string, runsHere: boolean) => ({id, runsHere, page: `/docs/examples/${id}`});
    assert.deepEqual(
      describeRuns([entry('js', true), entry('go', false), {id: 'none', runsHere: false}], [page, other]),
      [],
    );
    const problems = describeRuns([entry('js', false), entry('go', true)], [page, other]);
    assert.match(problems[0] ?? '', /the page of "js" offers a project\. Write runsHere: true/);
    assert.match(problems[1] ?? '', /"go" has runsHere, and its page \/docs\/examples\/go offers no project/);
  });
  test('records both variants', () => {
    const make = (more: object) => ({shows: '', run: '', exitStatus: 0, says: '', counterpart: '', ...more});
    const good = make({});
    const begun = make({before: ['cp -R breaking/. .']});
    assert.deepEqual(describeVariants(SMALL, {good, begun, bad: make({exitStatus: 1, after: 'begun'})}), []);
    assert.deepEqual(describeVariants(SMALL, {begun}), [
      'samples/examples/small/recordings.js: no recording shows the project as it is and ends with 0.',
      "samples/examples/small/recordings.js: no recording shows the breaking variant fail. Begin its chain with before: ['cp -R breaking/. .'].",
    ]);
  });
});

describe('downloads', () => {
  const page = codeOf(
    'docs/docs/workshops/x.mdx',
    'Text.\n\n<StepDownload of="tiny/step-1" />\n\n<StepDownload of="tiny/step-7" />\n',
  );
  test('of no state, and states without one, are told', (t) => {
    assert.deepEqual(describeDownloads(listStates(repository(t, GOOD)), [page]), [
      'docs/docs/workshops/x.mdx:5: <StepDownload of="tiny/step-7" /> names no state. There are: tiny/step-1, tiny/step-2.',
      `${IN}/step-2 can be downloaded nowhere. Write <StepDownload of="tiny/step-2" /> on the page that begins with it.`,
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
    describeCommands([codeOf(file, text)], readPreparation(PREPARATION), replayed);
  const fence = (meta: string, ...lines: string[]) => `Text.\n\n\`\`\`${meta}\n${lines.join('\n')}\n\`\`\`\n`;
  test('that prepare, or that are replayed, are fine', () => {
    assert.deepEqual(
      problemsOf(
        fence('sh check', 'cd x && npm ci', 'export A=1', 'B=2', 'npm run catch-up', 'PACT_URL=x node --test'),
      ),
      {problems: [], commands: 6},
    );
    assert.deepEqual(problemsOf(fence('sh run=samples/workshops/tiny/output/yes.txt')).problems, []);
  });
  for (const [name, text, expected] of [
    [
      'that nothing replays',
      fence('sh check', 'cd x', 'npm test'),
      /^docs\/docs\/workshops\/x\.mdx:5: no replay runs "npm test"\. Record it in the recordings\.js of the workshop, and show it by run=/,
    ],
    ['behind one that prepares', fence('sh check', 'npm ci && npm test'), /x\.mdx:4: no replay runs "npm test"/],
    [
      'with an option that the replay does not give',
      fence('sh check', 'PACT_URL=y node --test'),
      /no replay runs "PACT_URL=y node --test"/,
    ],
    ['that begin like one that prepares', fence('bash check', 'npm cit'), /no replay runs "npm cit"/],
    [
      'that are illustrative',
      fence('sh illustrative="why"', 'npm test'),
      /x\.mdx:3: this fence of shell is illustrative\. Show a recording with run=/,
    ],
    [
      'whose output is shown as shell',
      fence('sh output-of=samples/x.txt'),
      /x\.mdx:3: this fence of shell is of another kind/,
    ],
  ] as const) {
    test(`${name} are told`, () => assert.match(problemsOf(text).problems.join('\n'), expected));
  }
  test('elsewhere are not looked at', () =>
    assert.deepEqual(problemsOf(fence('sh check', 'npm test'), 'docs/docs/pact.mdx'), {problems: [], commands: 0}));
  test('that prepare are listed in order, each once', () => {
    assert.ok(readPreparation(readFileSync(join(__dirname, 'workshops/preparation.txt'), 'utf8')).length > 5);
    assert.throws(() => readPreparation('cd\ncd\n'), /"cd" is twice there, or out of order/);
    assert.throws(() => readPreparation('# none\n'), /lists no command/);
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
    describeQuotes(IN, recordings, new Set(names.map((name) => `${IN}/output/${name}.txt`)));
  test('that a page shows are needed, with their counterparts and what runs before', () => {
    assert.deepEqual(
      quotes('second', 'end').map((problem) => /"(\w+)"/.exec(problem)?.[1]),
      ['third'],
    );
    assert.deepEqual(quotes('no', 'third', 'end'), []);
  });
  test('that no page needs are told', () =>
    assert.match(
      quotes().join('\n'),
      /^samples\/workshops\/tiny\/recordings\.js: no page needs the recording "first"\. Quote samples\/workshops\/tiny\/output\/first\.txt by run= or output-of=, or take/,
    ));
});
