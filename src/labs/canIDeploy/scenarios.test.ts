import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {judge} from './goals';
import {scenarios} from './scenarios';
import {simulate, type Step} from './world';

const verdictOf = ({world, start, goal}: (typeof scenarios)[number], steps: readonly Step[]) =>
  judge(goal, simulate(world, [...start, ...steps]), start.length);

describe('each scenario and challenge', () => {
  test('has an ID of its own, and the lab has the promised number of each', () => {
    assert.equal(new Set(scenarios.map(({id}) => id)).size, scenarios.length);
    assert.ok(scenarios.filter(({kind}) => kind === 'scenario').length >= 8);
    assert.ok(scenarios.filter(({kind}) => kind === 'challenge').length >= 5);
  });

  for (const scenario of scenarios) {
    const {id, start, solution, world, ask} = scenario;
    test(`${id}: the solution reaches the goal`, () => {
      assert.deepEqual(verdictOf(scenario, solution), {isReached: true, mistakes: [], missing: []});
    });

    test(`${id}: the start doesn't reach the goal, nor does a solution without its last step`, () => {
      assert.equal(verdictOf(scenario, []).isReached, false);
      assert.equal(verdictOf(scenario, solution.slice(0, -1)).isReached, false);
    });

    test(`${id}: its first question can be asked`, () => {
      const {versions} = simulate(world, start);
      assert.ok(versions.some(({application, version}) => application === ask.application && version === ask.version));
    });
  }
});

describe('the goal', () => {
  const scenario = scenarios.find(({id}) => id === 'wrong-yes') ?? assert.fail();

  test('is missed by a deployment that breaks production, although can-i-deploy succeeds', () => {
    const deploy = {kind: 'deploy', application: 'CatalogueWeb', version: '1.1.0', environment: 'production'} as const;
    const {mistakes, isReached} = verdictOf(scenario, [{...deploy, isRecorded: true}]);
    assert.equal(isReached, false);
    assert.deepEqual(mistakes, [
      'Step 1 broke production: CatalogueWeb 1.1.0 reads stock, which ProductAPI 2.1.0 doesn’t return.',
    ]);
  });

  test('is missed by a deployment that ignores a failing check, and by a missing record', () => {
    const {start, solution} = scenario;
    const ignoring: Step[] = solution.filter(({kind}) => kind !== 'verify');
    assert.match(verdictOf(scenario, ignoring).mistakes.join(), /^Step 3 ignored a failing can-i-deploy: /);
    const unrecorded = solution.map((step) => ('isRecorded' in step ? {...step, isRecorded: false} : step));
    const {missing} = verdictOf({...scenario, start}, unrecorded);
    assert.ok(missing.includes('CatalogueWeb 1.1.0 runs in production, but the broker has no record of it.'));
    assert.ok(
      missing.includes('The broker has a record of CatalogueWeb 1.0.0 in production, but it no longer runs there.'),
    );
  });
});
