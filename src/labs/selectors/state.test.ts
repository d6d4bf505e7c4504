import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {describeWorld} from './explain';
import {SCENARIOS} from './scenarios';
import {answerFor, fromText, initialState, isSameState, scenarioIn, scenarioWith, toText, worldOf} from './state';

const scenario = (id: string) => scenarioWith(id) ?? assert.fail(`no scenario ${id}`);
const initial = (id: string) => initialState(scenario(id));

describe('the state', () => {
  for (const one of SCENARIOS)
    test(`of the scenario ${one.id} is the same after it was stored, with changes too`, () => {
      const state = initialState(one);
      const changed = {...state, text: '[{"x', since: '', branch: 'ä', returns: [], done: one.actions.map((_, i) => i)};
      for (const kept of [state, changed]) assert.deepEqual(fromText(toText(kept)), kept);
      assert.ok(!isSameState(state, changed));
    });

  test('isn’t read from a text that was cut or changed', () => {
    const text = toText(initial('pending'));
    const changed = (change: object): string => JSON.stringify({...(JSON.parse(text) as object), ...change});
    assert.ok(fromText(changed({})));
    for (const damaged of [
      '',
      '[]',
      text.slice(0, -1),
      changed({scenario: 'unknown'}),
      changed({scenario: 'toString'}),
      changed({text: 1}),
      changed({enablePending: 'yes'}),
      changed({since: '2026-13-01'}),
      changed({since: 'yesterday'}),
      changed({branch: 'x'.repeat(201)}),
      changed({returns: ['color']}),
      changed({returns: ['id', 'id']}),
      changed({done: [1]}),
      changed({done: ['0']}),
      changed({done: [0, 0]}),
    ])
      assert.equal(fromText(damaged), undefined, damaged);
  });

  test('of a link to a scenario has its ID', () => {
    assert.equal(scenarioIn('#selectors=wip'), 'wip');
    assert.equal(scenarioIn('#selectors-lab=lab.x'), undefined);
    assert.equal(scenarioIn('#selectors'), undefined);
  });

  test('includes what the reader did to the world', () => {
    const published = (done: number[]) =>
      describeWorld(worldOf({...initial('wip'), done})).map(({version}) => version.number);
    assert.deepEqual(published([]), ['1.0.0', '1.0.0', '1.1.0']);
    assert.deepEqual(published([0]), ['1.0.0', '1.0.0', '1.1.0', '1.2.0']);
  });
});

describe('the world', () => {
  test('has the results of the provider’s main branch, and what’s in environments', () => {
    const [shop, app, changed] = describeWorld(worldOf(initial('new-pact')));
    assert.equal(shop?.verified, true);
    assert.deepEqual(app?.version.environments, ['production']);
    assert.equal(changed?.verified, null);
    const [, , verified] = describeWorld(worldOf({...initial('pending'), done: [0]}));
    assert.equal(verified?.verified, true);
  });

  test('ignores results of other branches, and knows failures', () => {
    const {world, settings} = scenario('new-pact');
    const build = (version: string, branch: string, returns: string[]) => ({
      kind: 'build' as const,
      version,
      build: {settings: {...settings, providerVersionBranch: branch}, returns},
    });
    const after = (event: ReturnType<typeof build>) =>
      describeWorld({...world, events: [...world.events, event]}).at(-1)?.verified;
    assert.equal(after(build('2', 'feat/x', ['id', 'name', 'type', 'price'])), null);
    assert.equal(after(build('2', 'main', ['id', 'name', 'type'])), false);
  });
});

describe('the answer', () => {
  test('counts pacts, and has the exit code of the build', () => {
    const failing = answerFor(initial('new-pact'));
    assert.equal(failing.exitCode, 1);
    assert.match(failing.summary, /^3 pacts fetched, 0 pending\. The build fails: the pact of web-shop 1\.1\.0 fails/);
    const passing = answerFor({...initial('new-pact'), enablePending: true});
    assert.equal(passing.exitCode, 0);
    assert.match(passing.summary, /^3 pacts fetched, 1 pending\. The build passes: /);
    assert.match(answerFor(initial('no-pacts')).summary, /^0 pacts fetched, 0 pending\. .*“No pacts found”/);
  });

  test('names the line of a syntax error, and has no exit code', () => {
    const answer = answerFor({...initial('new-pact'), text: '[\n  {"mainBranch" true}\n]'});
    assert.match(answer.summary, /^There’s no result, .* Line 2: Invalid JSON: A colon/);
    assert.equal(answer.exitCode, undefined);
    assert.equal(answer.explanation, undefined);
  });

  test('names the line of a selector that the broker rejects', () => {
    const text = '[\n  {"mainBranch": true},\n  {"matchingBranch": true}\n]';
    const {problems, summary, exitCode, selectors} = answerFor({...initial('new-pact'), text, branch: ''});
    assert.equal(exitCode, 1);
    assert.match(summary, /^The build fails: the broker rejects the request, .* Line 3: /);
    assert.deepEqual(
      problems.map(({line, severity}) => [line, severity]),
      [[3, 'error']],
    );
    assert.equal(selectors, undefined);
  });

  test('warns about a field that the broker ignores, and leaves it out of the code', () => {
    const {problems, selectors} = answerFor({...initial('new-pact'), text: '[{"mainBranch": true, "brnch": "x"}]'});
    assert.match(problems[0]?.message ?? '', /ignores "brnch".*branch/);
    assert.deepEqual(selectors, [{mainBranch: true}]);
  });
});
