import assert from 'node:assert/strict';
import {describe, test, type TestContext} from 'node:test';
import {IN, repository} from '../../src/plugins/shared/downloadable-projects/testRepository';
import {inspectLearnerChanges} from './learnerChanges';

const PAGE = 'docs/docs/workshops/tiny.mdx';
const COURSES = [{front: '/docs/workshops/tiny', chapters: ['/docs/workshops/tiny']}];
const manifest = (devDependencies: object, scripts: object = {test: 'node --test test/*.test.js'}) =>
  `${JSON.stringify({name: 'tiny', scripts, devDependencies}, null, 2)}\n`;
const code = (meta: string, text = '') => `\`\`\`${meta}\n${text}\`\`\`\n`;

/** Parts of a page that leads from step 1 to step 3. */
const PARTS = {
  start: '<StepDownload of="tiny/step-1" as="start" />\n',
  file: code(`js file=${IN}/step-2/test/a.test.js`),
  diff: code(`diff diff=${IN}/step-1..step-2 file=src/a.js`),
  rm: code('sh check', 'rm src/old.js\n'),
  install: code('sh check', 'npm install --save-dev --save-exact b@2.0.0\n'),
  test: code(`sh run=${IN}/output/passes.txt`),
  solution: '<StepDownload of="tiny/step-2" as="solution" />\n',
  mistake: 'In `src/a.js`, make a mistake.\n',
  fails: code(`sh run=${IN}/output/fails.txt exit=1`),
  nextDiff: code(`diff diff=${IN}/step-2..step-3 file=src/a.js`),
  end: '<StepDownload of="tiny/step-3" as="solution" />\n',
};
type Parts = Partial<Record<keyof typeof PARTS, string>>;
const pageOf = (parts: Parts): string => `# Tiny\n\n${Object.values({...PARTS, ...parts}).join('\n')}`;

const RECORDINGS = {
  passes: {step: 'step-2', run: 'npm test', counterpart: 'fails', exitStatus: 0},
  fails: {after: 'passes', before: ["sed -i.bak 's/2/two/' src/a.js"], run: 'npm test', counterpart: 'passes'},
};
const files = (parts: Parts = {}): Record<string, string> => {
  const installed = manifest({a: '1.0.0', b: '2.0.0'});
  return {
    [`${IN}/package.json`]: '{"name": "workshop-tiny"}',
    [`${IN}/recordings.js`]: `export const recordings = ${JSON.stringify(RECORDINGS)};\n`,
    [`${IN}/step-1/package.json`]: manifest({a: '1.0.0'}),
    [`${IN}/step-1/package-lock.json`]: '1',
    [`${IN}/step-1/README.md`]: '# Step 1\n',
    [`${IN}/step-1/src/a.js`]: 'a(1);\n',
    [`${IN}/step-1/src/old.js`]: 'old();\n',
    [`${IN}/step-2/package.json`]: installed,
    [`${IN}/step-2/package-lock.json`]: '2',
    [`${IN}/step-2/README.md`]: '# Step 2\n',
    [`${IN}/step-2/src/a.js`]: 'a(2);\n',
    [`${IN}/step-2/test/a.test.js`]: 'test();\n',
    [`${IN}/step-3/package.json`]: installed,
    [`${IN}/step-3/package-lock.json`]: '2',
    [`${IN}/step-3/src/a.js`]: 'a(3);\n',
    [`${IN}/step-3/test/a.test.js`]: 'test();\n',
    [PAGE]: pageOf(parts),
  };
};
const inspect = (t: TestContext, parts: Parts = {}, more: Record<string, string> = {}) =>
  inspectLearnerChanges(repository(t, {...files(parts), ...more}), COURSES);

describe('a workshop', () => {
  test('that shows every change is accepted, and the summary has the counts', async (t) => {
    const {problems, notes, summary} = await inspect(t);
    assert.deepEqual(problems, []);
    assert.deepEqual(notes, [
      'README.md isn’t compared in 2 states, because it describes the step whose download contains it.',
    ]);
    assert.equal(
      summary,
      'typed 2 steps of 1 workshops: 5 edits, 4 commands, 1 of them after a mistake that the page describes; 0 problems',
    );
  });

  for (const [name, parts, expected] of [
    [
      'that never shows a new file',
      {file: '', test: '', fails: ''},
      /tiny\.mdx:\d+: step-2 has test\/a\.test\.js, but no page shows it\. Show it with file=.*step-2\/test\/a\.test\.js/,
    ],
    [
      'that never shows a change',
      {diff: '', test: '', fails: ''},
      /In step-2, src\/a\.js is different from the learner’s file, in which line 1 is "a\(1\);" instead of "a\(2\);"/,
    ],
    [
      'that never deletes a file',
      {rm: '', test: '', fails: ''},
      /step-2 has no src\/old\.js, but the pages never delete it\. Add an sh code block with: rm src\/old\.js/,
    ],
    [
      'that never installs a package',
      {install: '', test: '', fails: ''},
      /step-2 has a different package-lock\.json, but no page installs a package/,
    ],
    [
      'that installs another version',
      {install: code('sh check', 'npm install --save-dev --save-exact b@1.0.0\n'), test: '', fails: ''},
      /In step-2, package\.json is different from the learner’s file, in which line \d+ is ""b": "1\.0\.0"" instead of/,
    ],
    [
      'that installs a range of versions',
      {install: code('sh check', 'npm install --save-dev b@2.0.0\n'), test: '', fails: ''},
      /runs "npm install --save-dev b@2\.0\.0", but without --save-exact, the learner gets a range/,
    ],
    [
      'that installs a package without a version',
      {install: code('sh check', 'npm install --save-dev --save-exact b\n'), test: '', fails: ''},
      /but "b" has no version\. Write b@/,
    ],
    [
      'that offers the solution before the task',
      {start: PARTS.solution, solution: ''},
      /tiny\.mdx:3: In step-2, src\/a\.js is different from the learner’s file/,
    ],
    [
      'that shows a change twice',
      {test: `${PARTS.test}\n${PARTS.diff}`},
      /The learner already has src\/a\.js of step-2\. Show this difference where the learner makes it/,
    ],
    [
      'that shows a change of a file that the learner doesn’t have yet',
      {diff: '', test: '', fails: '', solution: ''},
      /The learner can’t make this change to src\/a\.js, because it isn’t the file of step-2: line 1 is "a\(1\);" instead of "a\(2\);"/,
    ],
    [
      'that runs a command before its change',
      {diff: '', test: `${PARTS.test}\n${PARTS.diff}`},
      /The recording "passes" runs in step-2, but the learner’s src\/a\.js is different there: line 1 is "a\(1\);" instead of "a\(2\);"/,
    ],
    [
      'that runs a script that doesn’t exist',
      {rm: code('sh check', 'rm src/old.js\nnpm run try\n')},
      /The page runs "npm run try", but package\.json has no script "try" yet/,
    ],
    [
      'that runs a script whose files don’t exist',
      {start: `${PARTS.start}\n${code('sh check', 'npm test\n')}`},
      /The page runs "npm test", but the learner has no test\/\*\.test\.js yet/,
    ],
    [
      'that uses a program that isn’t installed',
      {rm: code('sh check', 'rm src/old.js\nnpx pact --help\n')},
      /The page runs "npx pact --help", but package\.json has no @pact-foundation\/pact-cli yet/,
    ],
    [
      'that deletes a file that doesn’t exist',
      {rm: code('sh check', 'rm src/old.js\nrm src/none.js\n')},
      /The page runs "rm src\/none\.js", but the learner has no src\/none\.js yet/,
    ],
    [
      'that doesn’t describe a mistake',
      {mistake: ''},
      /The recording "fails" changes src\/a\.js first, but the page doesn’t name this file before the command/,
    ],
    [
      'that doesn’t lead to its last state',
      {end: ''},
      /step-3: No page of the course reaches this state\. Add <StepDownload of="tiny\/step-3" as="solution" \/>/,
    ],
  ] as const) {
    test(`${name} is reported with the page and the line`, async (t) => {
      const {problems} = await inspect(t, parts);
      assert.match(problems.join('\n'), expected);
    });
  }

  test('whose recording has an impossible command is reported', async (t) => {
    const {problems} = await inspect(
      t,
      {},
      {
        [`${IN}/recordings.js`]: `export const recordings = ${JSON.stringify({
          ...RECORDINGS,
          fails: {...RECORDINGS.fails, before: ['mv none.js src/a.js']},
        })};\n`,
      },
    );
    assert.match(
      problems.join('\n'),
      /The folder of the recording "fails" is unknown: "mv none\.js src\/a\.js" failed/,
    );
  });
  test('may run commands in another folder, which aren’t checked', async (t) => {
    const {problems} = await inspect(t, {rm: code('sh check', 'rm src/old.js\ncd ../fork\nnpm run try\n')});
    assert.deepEqual(problems, []);
  });
  test('without a course is reported', async (t) => {
    const {problems} = await inspectLearnerChanges(repository(t, files()), []);
    assert.match(problems.join(), /samples\/workshops\/tiny: No course has a page with a download of this workshop/);
  });
  test('must exist', async (t) => {
    const {problems} = await inspectLearnerChanges(repository(t, {'package.json': '{}'}), COURSES);
    assert.match(problems.join(), /Expected workshops in samples\/workshops, but found none/);
  });
});
