import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {conflictsOf, controlsOf, defaultsFor, type Choices, type ControlId} from '../../src/labs/pipeline/choices';
import {generate} from '../../src/labs/pipeline/generate';
import {planFor} from '../../src/labs/pipeline/plan';
import {checkAll} from './checkers/testing';
import type {Snippet} from './checkers/types';

/** The checker of each CI system's files. Jenkinsfiles are checked as Groovy. */
const CHECKERS: Record<Choices['ci'], string> = {
  github: 'workflow',
  gitlab: 'gitlab',
  circleci: 'circleci',
  azure: 'azure-pipelines',
  jenkins: '',
  buildkite: 'buildkite',
  bitbucket: 'bitbucket',
};

/** The texts with which the files differ in structure. Other texts are tested next to the generator. */
const TEXTS: Partial<Record<ControlId, readonly string[]>> = {
  application: ['CatalogueWeb'],
  mainBranch: ['main'],
  environments: ['production', 'test, staging, production'],
};

/** Every combination of choices that the form accepts. */
function combinations(): Choices[] {
  const all = controlsOf(defaultsFor()).reduce<Record<string, string>[]>(
    (list, {id, options}) =>
      list.flatMap((one) =>
        (TEXTS[id] ?? options.map((option) => option.value)).map((value) => ({...one, [id]: value})),
      ),
    [{}],
  ) as unknown as Choices[];
  // Without a webhook, the two values of the hidden choice result in the same files.
  return all.filter(
    (choices) =>
      conflictsOf(choices).length === 0 && !(choices.approach === 'bi-directional' && choices.webhook === 'no'),
  );
}

/** Generates files, and keeps each different text once, because many combinations have files in common. */
function collect(all: readonly Choices[], ci: Choices['ci']): {snippets: Snippet[]; files: number} {
  const snippets = new Map<string, Snippet>();
  let count = 0;
  for (const choices of all.filter((each) => each.ci === ci))
    for (const {path, language, text} of generate(choices, 'https://docs.pactflow.io').files) {
      count += 1;
      snippets.set(text, {file: path, line: 1, lang: language, by: language === 'yaml' ? CHECKERS[ci] : '', text});
    }
  return {snippets: [...snippets.values()], files: count};
}

describe('the files of every combination', () => {
  const all = combinations();

  test('are counted', (t) => {
    // Role, approach and webhook, language, CI system, broker, branches, environments, and record.
    assert.equal(all.length, 3 * (2 * 4 + 3) * 5 * 7 * 2 * 2 * 2);
    t.diagnostic(`pipeline lab: ${all.length} combinations`);
  });

  for (const ci of Object.keys(CHECKERS) as Choices['ci'][])
    test(`for ${ci} pass the checks for code on pages`, async (t) => {
      const {snippets, files} = collect(all, ci);
      assert.ok(snippets.length > 500, `expected more than 500 different files, but found ${snippets.length}`);
      assert.deepEqual(await checkAll(snippets), []);
      t.diagnostic(`pipeline lab, ${ci}: ${files} files, of which ${snippets.length} are different`);
    });

  test('contain only shell scripts that Bash and ShellCheck accept', async (t) => {
    const scripts = new Set(
      all.flatMap((choices) => {
        const {test: tests, check, deployments, verify} = planFor(choices);
        return [...tests, ...check, ...deployments.flatMap(({steps}) => steps), ...verify].map(({run}) =>
          run.join('\n'),
        );
      }),
    );
    assert.ok(scripts.size > 40, `expected more than 40 scripts, but found ${scripts.size}`);
    const snippets = [...scripts].map((text) => ({file: 'step.sh', line: 1, lang: 'sh', by: '', text}));
    assert.deepEqual(await checkAll(snippets), []);
    t.diagnostic(`pipeline lab, shell: ${scripts.size} different scripts`);
  });
});

describe('a defect in a generated file is found', () => {
  const DEFECTS: [ci: Choices['ci'], from: string, to: string, expected: RegExp][] = [
    ['github', 'runs-on:', 'run-on:', /GitHub cannot read this workflow/],
    ['github', '--consumer-app-version', '--version', /--version/],
    ['gitlab', 'stage: test', 'stages: test', /stages isn’t allowed/],
    ['gitlab', 'stage: test', 'stage: tests', /stage tests isn’t defined/],
    ['gitlab', 'needs: [test]', 'needs: [tests]', /tests isn’t defined/],
    ['circleci', 'requires: [test]', 'requires: [tests]', /tests isn’t defined/],
    ['circleci', 'command:', 'commands:', /run must be string, or doesn’t have the required property command/],
    ['azure', 'dependsOn: test', 'dependsOn: tests', /tests isn’t defined/],
    ['azure', 'displayName:', 'displayname:', /steps\.\d+ .*isn’t allowed/],
    ['azure', 'pr: none', 'pr: off', /pr must be|pr .*none/],
    ['buildkite', 'depends_on: test', 'depends_on: tests', /tests isn’t defined/],
    ['buildkite', 'concurrency_group:', 'concurrency_groups:', /steps\.2 must be "wait", or isn’t allowed/],
    ['buildkite', '--to-environment', '--to-env', /--to-env/],
    ['bitbucket', '*test', '*tests', /tests/],
    ['bitbucket', 'script:', 'scripts:', /script/],
    ['jenkins', "stage('Test') {", "stage('Test' {", /Groovy: \) is missing/],
    ['jenkins', '--to-environment', '--to-env', /--to-env/],
  ];
  for (const [ci, from, to, expected] of DEFECTS)
    test(`for ${ci}: ${to} instead of ${from}`, async () => {
      const [{path, language, text} = {path: '', language: 'yaml' as const, text: ''}] = generate(
        {...defaultsFor(), ci},
        'https://docs.pactflow.io',
      ).files;
      const changed = text.replace(from, to);
      assert.notEqual(changed, text);
      const snippet = {file: path, line: 1, lang: language, by: language === 'yaml' ? CHECKERS[ci] : '', text: changed};
      assert.match((await checkAll([snippet])).join('\n'), expected);
    });
});
