import assert from 'node:assert/strict';
import {test} from 'node:test';
import {planUpgrade, type PlannerRelease} from './upgradeRules';
import {variableChanges} from './upgradeVariablesRules';

const releases: readonly PlannerRelease[] = [
  {version: '1.0.0', releaseLine: '1.x', summary: ''},
  {
    version: '1.1.0',
    releaseLine: '1.x',
    summary: '',
    breaking: [{text: '`SECRET_KEY` must be longer.', action: 'Set `OLD_SECRET_KEY` until `OTHER_` expires.'}],
    variables: [
      {name: 'SECRET_KEY', change: 'changed', aspect: 'the length requirement for', text: 'It must be longer.'},
      {name: 'LOG_FORMAT', change: 'new', text: 'It sets the format.'},
    ],
  },
  {
    version: '2.0.0',
    releaseLine: '2.x',
    summary: '',
    breaking: [{text: '`SECRET_KEY` must be longer.', action: 'Set `OLD_SECRET_KEY` until `OTHER_` expires.'}],
    variables: [
      {name: 'SECRET_KEY', change: 'changed', aspect: 'the length requirement for', text: 'It must be longer.'},
      {name: 'LOG_FORMAT', change: 'deprecated'},
    ],
  },
];

function changes(from: string, to: string) {
  const plan = planUpgrade(from, to, releases);
  return plan.kind === 'plan' ? variableChanges(plan) : assert.fail(plan.text);
}

test('each variable is listed once, with its changes in all releases of the plan', () =>
  assert.deepEqual(changes('1.0.0', '2.0.0'), [
    {
      name: 'SECRET_KEY',
      changes: [{kind: 'Changed (the length requirement)', versions: ['1.1.0', '2.0.0']}],
      text: 'It must be longer.',
    },
    {
      name: 'LOG_FORMAT',
      changes: [
        {kind: 'Added', versions: ['1.1.0']},
        {kind: 'Deprecated', versions: ['2.0.0']},
      ],
      text: 'It sets the format.',
    },
    {name: 'OLD_SECRET_KEY', changes: [], text: 'See “Breaking change in 1.1.0 and 2.0.0” above.'},
  ]));

test('releases outside the plan don’t count', () =>
  assert.deepEqual(
    changes('1.1.0', '2.0.0').map(({name, changes: kinds}) => [name, kinds.map(({kind}) => kind)]),
    [
      ['SECRET_KEY', ['Changed (the length requirement)']],
      ['LOG_FORMAT', ['Deprecated']],
      ['OLD_SECRET_KEY', []],
    ],
  ));
