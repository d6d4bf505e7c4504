import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Comparison, Finding, Settings} from '../../labs/protocol';
import {sideOf, sizeProblem} from './files';
import {exampleIn, isShared} from './fragment';
import {groupFindings, limitFindings, otherInteractions} from './groups';
import {describeFiles, describeResult} from './messages';
import {
  changedSettings,
  createReader,
  defaultsOf,
  effectiveSettings,
  emptyState,
  isSame,
  readSettings,
  replace,
  restorable,
  restore,
  settingsAsYaml,
  type State,
} from './state';

const DEFAULTS = defaultsOf([
  {name: 'base-path', value: '', meaning: ''},
  {name: 'legacy-parser', value: true, meaning: ''},
]);
const EMPTY = emptyState(DEFAULTS);
const documents = (name: string) => ({description: `${name}-oas`, pact: `${name}-pact`});
const after = (state: State, change: Partial<State>): State => ({...state, ...change});

describe('documents that are replaced', () => {
  const own: State = {...EMPTY, ...documents('own'), isOwn: true};
  test('are kept if they’re the reader’s own, and restored', () => {
    const replaced = after(own, replace(own, documents('example'), false));
    assert.deepEqual(
      [replaced.description, replaced.isOwn, replaced.replaced],
      ['example-oas', false, [documents('own')]],
    );
    const restored = after(replaced, {...restore(replaced)});
    assert.deepEqual([restored.pact, restored.isOwn, restored.replaced], ['own-pact', true, []]);
  });
  test('aren’t kept if they’re an unchanged example or empty', () => {
    const example: State = {...EMPTY, ...documents('example')};
    assert.deepEqual(replace(example, documents('other'), false).replaced, []);
    assert.deepEqual(replace({...EMPTY, isOwn: true}, documents('other'), false).replaced, []);
  });
  test('are all kept when several are replaced and restored', () => {
    const second = after(after(own, replace(own, documents('example'), false)), {pact: 'edited', isOwn: true});
    const third = after(second, replace(second, {pact: 'file'}, true));
    assert.equal(third.description, 'example-oas', 'the other document stays');
    const back = after(third, {...restore(third)});
    assert.equal(back.pact, 'edited');
    const further = after(back, {...restore(back)});
    assert.equal(further.pact, 'own-pact');
    assert.deepEqual(
      further.replaced.map(({pact}) => pact),
      ['file', 'edited'],
    );
  });
  test('are kept up to a limit, and the latest always', () => {
    const large: State = {...own, pact: 'x'.repeat(900_000)};
    const once = after(large, replace(large, documents('a'), true));
    const twice = after(once, replace(once, {pact: 'y'.repeat(900_000)}, true));
    assert.equal(twice.replaced.length, 2);
    const thrice = after(twice, replace(twice, documents('b'), true));
    assert.deepEqual(
      thrice.replaced.map(({pact}) => pact[0]),
      ['y', 'a'],
    );
  });
  test('can be restored after they were cleared', () => {
    const replaced = after(own, replace(own, documents('example'), false));
    const [cleared] = restorable(replaced);
    assert.deepEqual(cleared, documents('own'), 'the example is one of the lab’s');
    const typed: State = {...EMPTY, pact: 'typed', isOwn: true};
    assert.deepEqual(restorable(typed), [{description: '', pact: 'typed'}]);
    const restored = after(typed, {...restore({...typed, replaced: restorable(own)})});
    assert.deepEqual([restored.pact, restored.replaced.map(({pact}) => pact)], ['own-pact', ['typed']]);
    assert.deepEqual(restorable(EMPTY), []);
  });
  test('can’t be restored if there are none', () => assert.equal(restore(EMPTY), undefined));
});

describe('the state', () => {
  const read = createReader(DEFAULTS);
  test('is stored and read', () => {
    const state: State = {
      ...EMPTY,
      ...documents('own'),
      isOwn: true,
      settings: {'base-path': '/v1', 'legacy-parser': false},
      replaced: [documents('earlier')],
    };
    const stored = read(JSON.stringify(state));
    assert.deepEqual(stored, state);
    assert.ok(stored && isSame(stored, state));
    for (const change of [
      {pact: ''},
      {description: ''},
      {isOwn: false},
      {settings: DEFAULTS},
      {replaced: []},
      {replaced: [documents('other')]},
    ])
      assert.ok(!isSame(after(state, change), state), JSON.stringify(change));
  });
  test('isn’t read from damaged storage', () => {
    for (const stored of [null, '', '{', '[]', 'null', '{"description": ""}']) assert.equal(read(stored), undefined);
    assert.deepEqual(read('{"description": "", "pact": "", "settings": 1, "replaced": [1, {"pact": ""}]}'), EMPTY);
  });
  test('has only known settings with values of the right type', () => {
    assert.deepEqual(readSettings({'base-path': true, 'legacy-parser': 'no', other: true}, DEFAULTS), DEFAULTS);
    assert.deepEqual(readSettings({'legacy-parser': false}, DEFAULTS), {...DEFAULTS, 'legacy-parser': false});
  });
});

describe('settings', () => {
  const settings: Settings = {'base-path': '/v1', 'legacy-parser': false};
  test('without a value aren’t passed to the comparator', () => {
    assert.deepEqual(effectiveSettings(DEFAULTS), {'legacy-parser': true});
    assert.deepEqual(effectiveSettings(settings), settings);
  });
  test('that were changed are listed, and written as YAML', () => {
    assert.deepEqual(changedSettings(DEFAULTS, DEFAULTS), []);
    assert.equal(
      settingsAsYaml(settings, DEFAULTS),
      'info:\n  x-opc-config-base-path: "/v1"\n  x-opc-config-legacy-parser: false\n',
    );
  });
});

describe('a file', () => {
  test('is recognized as a description or a pact, even if it’s invalid', () => {
    for (const text of ['openapi: 3.0.0', '\n{"swagger": "2.0", ', "info: {}\n'asyncapi': 3.0.0"])
      assert.equal(sideOf(text), 'description', text);
    assert.equal(sideOf('{"consumer": {}, "provider": {}, "interactions": ['), 'pact');
    assert.equal(sideOf('{"consumer": {"name": "openapi"}}'), undefined);
    assert.equal(sideOf('a: b'), undefined);
  });
  test('is refused if it’s too large', () => {
    assert.equal(sizeProblem('a.yaml', 500_000), undefined);
    assert.match(sizeProblem('a.yaml', 500_001) ?? '', /^a\.yaml is too large: .* 500,000 characters/);
  });
  test('is announced with its side', () =>
    assert.equal(
      describeFiles([
        {name: 'a.yaml', side: 'description'},
        {name: 'b.json', side: 'pact'},
      ]),
      'Opened a.yaml as the description and b.json as the pact.',
    ));
});

test('a fragment is recognized as an example or a shared link', () => {
  assert.equal(exampleIn('#example=request.body.unknown'), 'request.body.unknown');
  assert.equal(exampleIn('#example=%'), '%');
  assert.equal(exampleIn('#what-this-cant-prove'), undefined);
  assert.ok(isShared('#compare=lab.AAAA'));
  assert.ok(!isShared('#compare-your-contracts'));
});

const finding = (code: string, severity: Finding['severity'], index?: number): Finding => ({
  code,
  severity,
  message: '',
  causes: [],
  ...(index !== undefined && {index}),
});
const interaction = (name: string, isCompared = true) => ({name, isCompared});

const comparison: Extract<Comparison, {kind: 'compared'}> = {
  kind: 'compared',
  findings: [
    finding('w0', 'warning', 0),
    finding('w1', 'warning', 1),
    {...finding('e1', 'error', 1), causes: [finding('c', 'error', 1)]},
    finding('none', 'info'),
  ],
  interactions: [interaction('a'), interaction('b'), interaction('c'), interaction('d', false)],
  results: [],
};

describe('findings', () => {
  test('are grouped by interaction, with errors first', () => {
    const groups = groupFindings(comparison);
    assert.deepEqual(
      groups.map(({index, interaction: about, findings}) => [index, about?.name, findings.map(({code}) => code)]),
      [
        [1, 'b', ['e1', 'w1']],
        [0, 'a', ['w0']],
        [undefined, undefined, ['none']],
      ],
    );
    const ids = groups.flatMap(({findings}) =>
      findings.flatMap(({id, causes}) => [id, ...causes.map((one) => one.id)]),
    );
    assert.deepEqual(ids, ['2', '2.0', '1', '0', '3']);
  });
  test('are limited', () => {
    const codes = limitFindings(groupFindings(comparison), 3).map(({findings}) => findings.map(({code}) => code));
    assert.deepEqual(codes, [['e1', 'w1'], ['w0']]);
  });
  test('leave the interactions that have none, and those that were skipped', () => {
    const {compatible, skipped} = otherInteractions(comparison);
    assert.deepEqual(
      [compatible, skipped].map((all) => all.map(({name}) => name)),
      [['c'], ['d']],
    );
  });
});

describe('a result is described', () => {
  test('with numbers, what was skipped, and changed settings', () => {
    assert.equal(
      describeResult(comparison, 2),
      '1 error: the pact isn’t compatible with the description. 2 warnings. 3 interactions compared. ' +
        '1 interaction skipped. 2 settings differ from PactFlow’s defaults.',
    );
    assert.equal(
      describeResult({...comparison, findings: [], interactions: [interaction('a')]}, 1),
      'No errors: the pact is compatible with the description. 1 interaction compared. ' +
        '1 setting differs from PactFlow’s defaults.',
    );
  });
  test('if nothing could be compared', () =>
    assert.equal(
      describeResult({...comparison, findings: [], interactions: [interaction('a', false)]}, 0),
      'The pact has no interactions that can be compared with this description. 1 interaction skipped.',
    ));
});
