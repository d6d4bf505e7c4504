// A course whose pages show the same workshop in several languages, each in its own tab.
import assert from 'node:assert/strict';
import {describe, test, type TestContext} from 'node:test';
import {IN, repository} from '../../../src/plugins/shared/downloadable-projects/testRepository';
import {inspectLearnerChanges} from '../learnerChanges';

const FRONT = 'docs/docs/workshops/tiny/index.mdx';
const PAGE = 'docs/docs/workshops/tiny/two.mdx';
const COURSES = [{front: '/docs/workshops/tiny', chapters: ['/docs/workshops/tiny/two']}];
const MANIFEST = `${JSON.stringify({name: 'tiny', scripts: {broker: 'mock-broker'}, dependencies: {'mock-broker': '1.0.0'}})}\n`;
const [JAVA, PYTHON] = [`${IN}-java`, `${IN}-python`];

const code = (meta: string, text = '') => `\`\`\`${meta}\n${text}\`\`\`\n`;
const download = (of: string, as: string) => `<StepDownload of="${of}" as="${as}" />\n`;
const tab = (value: string, ...parts: string[]) =>
  ['  <TabItem value="', value, '" label="', value, '">\n\n', parts.join('\n'), '\n  </TabItem>\n'].join('');

/** Parts of the page with tabs, in order: what all learners read, and the tabs. */
const PARTS = {
  shared: code('sh check', 'npm run broker\n'),
  js: code(`diff diff=${IN}/step-2..step-3 file=src/a.js`),
  javaStart: download('tiny-java/step-2', 'start'),
  pom: code(`diff diff=${JAVA}/step-2..step-3 file=pom.xml`),
  javaRm: code('sh check', 'rm src/main/Old.java\n'),
  javaFile: code(`java file=${JAVA}/step-3/src/test/ATest.java`),
  javaRun: code(`sh run=${JAVA}/output/passes.txt`),
  javaMistake: 'In `src/main/A.java`, make a mistake.\n',
  javaFails: code(`sh run=${JAVA}/output/fails.txt exit=1`),
  pythonStart: download('tiny-python/step-2', 'start'),
  requirements: code(`diff diff=${PYTHON}/step-2..step-3 file=requirements.in`),
  install: code('sh check', 'python3 -m venv .venv\n. .venv/bin/activate\npip install -r requirements.txt\n'),
  pythonFile: code(`python file=${PYTHON}/step-3/test_app.py`),
  pythonRun: code(`sh run=${PYTHON}/output/passes.txt`),
  pythonEnd: download('tiny-python/step-3', 'solution'),
  more: '',
};
type Parts = Partial<Record<keyof typeof PARTS, string>>;

function pageOf(changed: Parts): string {
  const parts = {...PARTS, ...changed};
  const {javaStart, pom, javaRm, javaFile, javaRun, javaMistake, javaFails} = parts;
  const {pythonStart, requirements, install, pythonFile, pythonRun, pythonEnd} = parts;
  return [
    '# Two\n',
    parts.shared,
    '<Tabs groupId="language" queryString>',
    tab('js', parts.js, download('tiny/step-3', 'solution')),
    tab(
      ...(['java', javaStart, pom, javaRm, javaFile, javaRun, javaMistake, javaFails] as const),
      download('tiny-java/step-3', 'solution'),
    ),
    tab('python', pythonStart, requirements, install, pythonFile, pythonRun, pythonEnd),
    '</Tabs>\n',
    parts.more,
  ].join('\n');
}

const recordings = (value: object) => `export const recordings = ${JSON.stringify(value)};\n`;
const FILES: Readonly<Record<string, string>> = {
  [`${IN}/package.json`]: '{"name": "workshop-tiny"}',
  [`${IN}/step-1/package.json`]: MANIFEST,
  [`${IN}/step-1/src/a.js`]: 'a(1);\n',
  [`${IN}/step-1/src/old.js`]: 'old();\n',
  [`${IN}/step-2/package.json`]: MANIFEST,
  [`${IN}/step-2/src/a.js`]: 'a(2);\n',
  [`${IN}/step-3/package.json`]: MANIFEST,
  [`${IN}/step-3/src/a.js`]: 'a(3);\n',
  [`${JAVA}/package.json`]: '{"name": "workshop-tiny-java", "language": "java"}',
  [`${JAVA}/recordings.js`]: recordings({
    passes: {step: 'step-3', run: 'mvn test -Dtest=ATest#works'},
    fails: {after: 'passes', before: ["sed -i.bak 's/1/2/' src/main/A.java"], run: 'mvn test -Dtest=ATest'},
  }),
  [`${JAVA}/step-2/package.json`]: MANIFEST,
  [`${JAVA}/step-2/pom.xml`]: '<a/>\n',
  [`${JAVA}/step-2/src/main/A.java`]: 'A1\n',
  [`${JAVA}/step-2/src/main/Old.java`]: 'Old\n',
  [`${JAVA}/step-3/package.json`]: MANIFEST,
  [`${JAVA}/step-3/pom.xml`]: '<a/>\n<b/>\n',
  [`${JAVA}/step-3/src/main/A.java`]: 'A1\n',
  [`${JAVA}/step-3/src/test/ATest.java`]: 'Test\n',
  [`${PYTHON}/package.json`]: '{"name": "workshop-tiny-python", "language": "python"}',
  [`${PYTHON}/recordings.js`]: recordings({passes: {step: 'step-3', run: 'CI=true pytest test_app.py -rP'}}),
  [`${PYTHON}/step-2/package.json`]: MANIFEST,
  [`${PYTHON}/step-2/requirements.in`]: 'a==1\n',
  [`${PYTHON}/step-2/requirements.txt`]: 'a==1\n',
  [`${PYTHON}/step-3/package.json`]: MANIFEST,
  [`${PYTHON}/step-3/requirements.in`]: 'a==1\nb==1\n',
  [`${PYTHON}/step-3/requirements.txt`]: 'a==1\n',
  [`${PYTHON}/step-2/app.py`]: 'if a:\n  b()\n',
  [`${PYTHON}/step-3/app.py`]: 'if a:\n  b()\n',
  [`${PYTHON}/step-3/test_app.py`]: 'test()\n',
  // The first page is only for JavaScript, and has no tabs.
  [FRONT]: [
    '# Tiny\n',
    download('tiny/step-1', 'start'),
    code(`diff diff=${IN}/step-1..step-2 file=src/a.js`),
    code('sh check', 'rm src/old.js\n'),
    download('tiny/step-2', 'solution'),
  ].join('\n'),
};
const inspect = (t: TestContext, parts: Parts = {}, more: Readonly<Record<string, string>> = {}) =>
  inspectLearnerChanges(repository(t, {...FILES, [PAGE]: pageOf(parts), ...more}), COURSES);

describe('a workshop in several languages', () => {
  test('is typed by one learner for each language, who skips the other tabs and earlier pages', async (t) => {
    const {problems, summary} = await inspect(t);
    assert.deepEqual(problems, []);
    assert.equal(
      summary,
      'typed 4 steps of 3 workshops: 8 edits, 11 commands, 1 of them after a mistake that the page describes; 0 problems',
    );
  });

  for (const [name, parts, expected] of [
    [
      'that never shows a dependency in pom.xml',
      {pom: '', javaRun: '', javaFails: ''},
      [
        /two\.mdx:\d+: In step-3, pom\.xml is different from the learner’s file, in which line 2 is "" instead of "<b\/>"/,
      ],
    ],
    [
      'that never shows a dependency in requirements.in',
      {requirements: '', pythonRun: ''},
      [/In step-3, requirements\.in is different from the learner’s file, in which line 2 is "" instead of "b==1"/],
    ],
    [
      'that never shows a new file',
      {pythonFile: '', pythonRun: ''},
      [/step-3 has test_app\.py, but no page shows it\. Show it with file=.*tiny-python\/step-3\/test_app\.py/],
    ],
    [
      'that never deletes a file',
      {javaRm: '', javaRun: '', javaFails: ''},
      [/step-3 has no src\/main\/Old\.java, but the pages never delete it/],
    ],
    [
      'that runs a recorded command before its change',
      {pom: '', javaRun: `${PARTS.javaRun}\n${PARTS.pom}`},
      [/The recording "passes" runs in step-3, but the learner’s pom\.xml is different there: line 2 is "" instead of/],
    ],
    [
      'that names the file with a mistake only in another tab',
      {javaMistake: '', js: `${PARTS.js}\n${PARTS.javaMistake}`},
      [
        /The recording "fails" changes src\/main\/A\.java first, but the page doesn’t name this file before the command/,
      ],
    ],
    [
      'that deletes a file of one sample outside of the tabs',
      {shared: code('sh check', 'rm src/main/Old.java\n'), javaStart: '', javaRm: ''},
      [
        /:3: The page runs "rm src\/main\/Old\.java", but the learner has no src\/main\/Old\.java yet\..* so learners of tiny run it, too\. If it isn’t for them, move it to a tab\.$/,
        /so learners of tiny-python run it, too/,
      ],
    ],
    [
      'that runs a missing test class',
      {javaRm: code('sh check', 'rm src/main/Old.java\nmvn test -Dtest=NoTest\n')},
      [/runs "mvn test -Dtest=NoTest", but the learner has no test class NoTest yet\. Show its file first[^.]*\.$/],
    ],
    [
      'that runs Maven without pom.xml',
      {js: `${PARTS.js}\n${code('sh check', 'mvn test\n')}`},
      [/runs "mvn test", but the learner has no pom\.xml yet/],
    ],
    [
      'that runs missing files in Python',
      {
        install: code(
          'sh check',
          'pip install -r none.txt\npytest -k name none.py::one\npython none.py\npython -m pytest none\npython -m venv .venv\n',
        ),
      },
      [
        /"pip install -r none\.txt", but the learner has no none\.txt yet/,
        /no none\.py yet/,
        /no none\.py yet/,
        /no none yet/,
      ],
    ],
    [
      'that has commands in the tab of a language without a sample',
      {more: ['<Tabs groupId="language">', tab('kotlin', code('sh check', 'gradle test\n')), '</Tabs>\n'].join('\n')},
      [
        /No learner types this code block, because no sample .* the tab "kotlin"\. .* one of these values: js, java, python/,
      ],
    ],
    [
      'that doesn’t lead to the last state of each sample',
      {pythonEnd: ''},
      [/tiny-python\/step-3: No page of the course reaches this state\. Add <StepDownload of="tiny-python\/step-3"/],
    ],
  ] as const satisfies readonly (readonly [string, Parts, readonly RegExp[]])[]) {
    test(`${name} is reported`, async (t) => {
      const {problems} = await inspect(t, parts);
      assert.equal(problems.length, expected.length, problems.join('\n'));
      expected.forEach((one, index) => assert.match(problems[index] ?? '', one));
    });
  }

  for (const [name, text, expected] of [
    ['indentation', 'if a:\n    b()\n', /app\.py is different .* line 2 is " {2}b\(\)" instead of " {4}b\(\)"/],
    ['a line at the end', 'if a:\n  b()\n\n', /app\.py is different .* line 4 is missing instead of ""/],
  ] as const)
    test(`shows a difference in ${name}`, async (t) => {
      const {problems} = await inspect(t, {pythonRun: ''}, {[`${PYTHON}/step-3/app.py`]: text});
      assert.match(problems.join('\n'), expected);
    });

  test('may have tabs for something other than the language, whose commands all learners run', async (t) => {
    const tabs = (group: string) =>
      [`<Tabs groupId="${group}">`, tab('unix', code('sh check', 'cat none.txt\n')), '</Tabs>\n'].join('\n');
    const {problems} = await inspect(t, {more: tabs('shell')});
    assert.equal(problems.filter((one) => one.includes('has no none.txt yet')).length, 3);
    const inside = await inspect(t, {javaRm: `${PARTS.javaRm}\n${tabs('shell')}`});
    assert.equal(inside.problems.length, 1, inside.problems.join('\n'));
  });
});
