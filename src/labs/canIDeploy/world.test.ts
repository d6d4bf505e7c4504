import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {decisiveCell, explainCell, explainDecision, matrixOf} from './explain';
import {scenarioWith, scenarios} from './scenarios';
import {canRollBack, ImpossibleStep, MAX_STEPS, nextVersion, simulate, type Simulation, type Step} from './world';

function play(id: string, steps: readonly Step[] = []): Simulation {
  const {world, start} = scenarioWith(id) ?? assert.fail(id);
  return simulate(world, [...start, ...steps]);
}

const breakages = (simulation: Simulation): string[] =>
  simulation.breakages.map(({consumer, provider, missing}) => `${consumer} ${provider} ${missing.join()}`);

const deploy = (application: string, version: string, isRecorded = true): Step => ({
  kind: 'deploy',
  application,
  version,
  environment: 'production',
  isRecorded,
});

describe('the world', () => {
  test('breaks when a deployment ignores the contract, whether it is recorded or not', () => {
    for (const isRecorded of [true, false]) {
      const simulation = play('renamed-field', [deploy('ProductAPI', '2.1.0', isRecorded)]);
      assert.deepEqual(breakages(simulation), ['CatalogueWeb ProductAPI price']);
      assert.equal(simulation.outcomes.at(-1)?.wasAllowed, false);
    }
  });

  test('breaks when a consumer runs without its provider', () => {
    assert.deepEqual(breakages(play('first-deployment', [deploy('CatalogueWeb', '1.0.0')])), [
      'CatalogueWeb ProductAPI ',
    ]);
  });

  test('keeps each released version on phones, and replaces a deployed one', () => {
    const versions = (simulation: Simulation, name: string) =>
      simulation.placed.filter(({application}) => application === name).map(({version}) => version);
    const simulation = play('mobile-releases');
    assert.deepEqual(versions(simulation, 'CatalogueApp'), ['1.0.0', '1.1.0']);
    const after = play('mobile-releases', [deploy('ProductAPI', '2.1.0')]);
    assert.deepEqual(versions(after, 'ProductAPI'), ['2.1.0']);
    assert.deepEqual(breakages(after), ['CatalogueApp ProductAPI price']);
  });

  test('shows what runs without a record, and what has a record without running', () => {
    assert.deepEqual(
      play('forgotten-record')
        .placed.filter(({application}) => application === 'ProductAPI')
        .map(({version, isRunning, isRecorded}) => [version, isRunning, isRecorded]),
      [
        ['2.1.0', true, false],
        ['2.0.0', false, true],
      ],
    );
  });

  test('is rolled back to the version before, which has to be recorded as well', () => {
    const rollBack = {kind: 'roll-back', application: 'ProductAPI', environment: 'production'} as const;
    assert.equal(canRollBack(play('repair-production'), 'ProductAPI', 'production'), true);
    assert.equal(canRollBack(play('repair-production'), 'ProductAPI', 'test'), false);
    const recorded = play('repair-production', [{...rollBack, isRecorded: true}]);
    assert.deepEqual(breakages(recorded), []);
    assert.equal(recorded.outcomes.at(-1)?.text, 'Rolled back ProductAPI to 2.0.0 in production, and recorded it.');
    const unrecorded = play('repair-production', [{...rollBack, isRecorded: false}]);
    assert.ok(unrecorded.placed.some(({version, isRunning}) => version === '2.1.0' && !isRunning));
  });

  test('numbers versions by application, and in a monorepo for all of them', () => {
    assert.equal(nextVersion(play('renamed-field'), 'ProductAPI'), '2.2.0');
    assert.equal(nextVersion(play('renamed-field'), 'CatalogueWeb'), '1.1.0');
    assert.equal(nextVersion(play('monorepo'), 'ProductAPI'), '1.2.0');
  });

  test('allows no step that names something that does not exist', () => {
    for (const step of [
      deploy('Nothing', '1.0.0'),
      deploy('ProductAPI', '9.9.9'),
      {kind: 'record', application: 'ProductAPI', version: '2.0.0', environment: 'test'},
      {kind: 'merge', application: 'CatalogueWeb', version: '1.0.0', mergedAs: '1.9.0'},
    ] as const)
      assert.throws(() => play('renamed-field', [step]), ImpossibleStep);
  });

  test('can be simulated with the most steps that are stored', () => {
    const verify = {kind: 'verify', application: 'ProductAPI', version: '2.0.0'} as const;
    const simulation = play(
      'renamed-field',
      Array.from({length: MAX_STEPS}, () => verify),
    );
    assert.equal(simulation.outcomes.length, 7 + MAX_STEPS);
  });
});

/** The question and answer of a scenario, and its matrix. */
function ask(id: string, steps: readonly Step[] = []) {
  const simulation = play(id, steps);
  const {ask: question} = scenarioWith(id) ?? assert.fail(id);
  const answer = simulation.broker.ask(question);
  return {simulation, question, answer, matrices: matrixOf(simulation, answer)};
}

describe('the matrix', () => {
  test('marks the row that decided, and says why', () => {
    const {simulation, question, answer, matrices} = ask('renamed-field');
    const cell = decisiveCell(matrices) ?? assert.fail();
    assert.deepEqual([cell.consumerVersion, cell.providerVersion, cell.success], ['1.0.0', '2.1.0', false]);
    assert.deepEqual(explainCell(simulation, question, answer, cell), [
      'ProductAPI 2.1.0 failed to verify the pact of CatalogueWeb 1.0.0: it doesn’t return price.',
      'This row decided the result: because of it, the answer is no.',
    ]);
    const [other] = matrices[0]?.rows[0]?.cells ?? [];
    assert.match(
      explainCell(simulation, question, answer, other ?? assert.fail()).at(-1) ?? '',
      /^The check doesn’t need this row, because it’s about ProductAPI 2\.1\.0\.$/,
    );
  });

  test('marks the combination that a missing result is about', () => {
    const {matrices, question, answer} = ask('result-unknown');
    const cell = decisiveCell(matrices) ?? assert.fail();
    assert.deepEqual([cell.consumerVersion, cell.providerVersion, cell.success], ['1.1.0', '2.0.0', null]);
    assert.match(explainDecision(question, answer).join(' '), /^No: .* 2\.0\.0 has no verification result/);
  });

  test('has no deciding combination if no provider version is recorded', () => {
    const {matrices, question, answer} = ask('first-deployment');
    assert.equal(decisiveCell(matrices), undefined);
    assert.match(explainDecision(question, answer).join(' '), /no record of a version of it in production/);
  });

  test('says that a version which runs without a record is not checked', () => {
    const {simulation, question, answer, matrices} = ask('forgotten-record');
    const cell = matrices[0]?.rows
      .find(({consumerVersion}) => consumerVersion === '1.1.0')
      ?.cells.find(({providerVersion}) => providerVersion === '2.1.0');
    assert.match(
      explainCell(simulation, question, answer, cell ?? assert.fail()).at(-1) ?? '',
      /the broker has no record of ProductAPI 2\.1\.0 in production\.$/,
    );
  });

  test('applies a result to each version with the same pact content', () => {
    const {world, start, solution} = scenarioWith('feature-branch') ?? assert.fail();
    const simulation = simulate(world, [...start, ...solution.slice(0, 2)]);
    const question = {application: 'CatalogueWeb', version: '1.2.0', environment: 'production'};
    const answer = simulation.broker.ask(question);
    const cell = decisiveCell(matrixOf(simulation, answer)) ?? assert.fail();
    assert.match(explainCell(simulation, question, answer, cell).join(' '), /1\.1\.0 has the same content/);
    assert.match(explainDecision(question, answer).join(' '), /^Yes: .* One row decided this/);
  });

  test('has the deciding rows of each scenario, and every blocking cell is one that the check needs', () => {
    for (const {id} of scenarios) {
      const cells = ask(id).matrices.flatMap(({rows}) => rows.flatMap((row) => row.cells));
      assert.ok(cells.length > 0, id);
      assert.ok(cells.every(({isBlocking, isChecked, success}) => !isBlocking || (isChecked && success !== true)));
    }
  });
});
