import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {preferences} from '../../data/preferences';
import {
  conflictsOf,
  controlsOf,
  defaultsFor,
  noteOf,
  preferredChoices,
  readChoices,
  withEarlierChoices,
  withoutChoices,
  writeChoice,
} from './choices';

describe('a URL', () => {
  test('without choices results in the defaults', () => {
    assert.deepEqual(readChoices('?utm=1'), {choices: defaultsFor(), isChosen: false, invalid: [], entered: {}});
    assert.deepEqual(readChoices('?role=provider').choices, defaultsFor('provider'));
  });

  test('is read as it was written, for each option of each control', () => {
    let read = 0;
    for (const {id, as, options} of controlsOf(defaultsFor())) {
      for (const {value} of as === 'text' ? [{value: 'release-2'}] : options) {
        const {choices, invalid} = readChoices(writeChoice('?language=go', id, value));
        assert.equal(choices[id], value);
        assert.deepEqual(invalid, []);
        read += 1;
      }
    }
    assert.ok(read > 25);
  });

  const WRONG: [search: string, control: string, reason: RegExp][] = [
    ['?ci=travis', 'ci', /“travis”, which isn’t available\. Select one of: github, gitlab, /],
    ['?role=__proto__', 'role', /“__proto__”/],
    [`?broker=${'x'.repeat(90)}`, 'broker', /“x{40}…”/],
    ['?application=', 'application', /^Enter the name of your application\./],
    ['?application=%20%20', 'application', /^Enter the name/],
    ['?application=$HOME', 'application', /contains `\$`, which CI systems replace or remove/],
    ['?application=a%60b', 'application', /contains a backtick/],
    ['?application=a%0Ab', 'application', /contains an invisible character/],
    ['?application=%3C%3Cname%3E%3E', 'application', /contains `<`/],
    ['?application=--name', 'application', /starts with a hyphen/],
    [`?application=${'x'.repeat(201)}`, 'application', /has 201 characters, but can have at most 200/],
    ['?environments=', 'environments', /^Enter at least one environment\./],
    ['?environments=test,,production', 'environments', /comma without an environment/],
    ['?environments=my%20test', 'environments', /“my test” contains a space/],
    ['?environments=test,TEST', 'environments', /“TEST” is in the list twice/],
    ['?environments=a-b,a_b', 'environments', /“a_b” is in the list twice/],
    ['?environments=1st', 'environments', /doesn’t start with a letter/],
    ['?environments=a,b,c,d,e,f', 'environments', /has 6 environments/],
    ['?main-branch=', 'mainBranch', /^Enter the name of your main branch/],
    ['?main-branch=my%20branch', 'mainBranch', /contains a space/],
    ['?main-branch=feat/*', 'mainBranch', /contains `\*`/],
    ['?main-branch=a..b', 'mainBranch', /Git doesn’t allow “a\.\.b”/],
    ['?main-branch=-x', 'mainBranch', /Git doesn’t allow “-x”/],
    ['?main-branch=x.lock', 'mainBranch', /Git doesn’t allow “x\.lock”/],
    ['?main-branch=a%27b', 'mainBranch', /contains `'`/],
  ];
  for (const [search, control, reason] of WRONG)
    test(`with ${search.slice(0, 40)} is reported, and what it contains is kept`, () => {
      const {invalid, entered, choices} = readChoices(search);
      assert.equal(invalid.length, 1);
      assert.equal(invalid[0]?.control, control);
      assert.match(invalid[0]?.reason ?? '', reason);
      assert.equal(Object.values(entered)[0], [...new URLSearchParams(search).values()][0]);
      assert.deepEqual(choices, defaultsFor());
    });

  test('keeps names with spaces and quotation marks, and says that they’re quoted', () => {
    const {choices, invalid} = readChoices(`?application=${encodeURIComponent(`  Bob's "best" shop `)}`);
    assert.deepEqual(invalid, []);
    assert.equal(choices.application, `Bob's "best" shop`);
    assert.match(noteOf('application', choices) ?? '', /^The files quote this name\./);
    assert.equal(noteOf('application', defaultsFor()), undefined);
  });

  test('can contain an environment list with or without spaces', () =>
    assert.equal(readChoices('?environments=test,production').choices.environments, 'test, production'));

  test('keeps parameters that are not choices, and gets earlier choices only on request', () => {
    assert.equal(withoutChoices('?a=1&ci=gitlab'), '?a=1');
    assert.equal(withEarlierChoices('?ci=gitlab', '?ci=azure&language=go&a=1'), '?ci=gitlab&language=go');
  });

  test('can contain an invalid value of a control that isn’t shown', () =>
    assert.deepEqual(readChoices('?approach=bi-directional&webhook=maybe').invalid, []));
});

test('preferences set the choices of a URL without any', () => {
  const profile = {language: 'java', role: 'provider', ci: 'gitlab', product: '2.x', shell: 'unix'};
  assert.equal(preferredChoices('?a=1', profile), '?a=1&role=provider&language=java&ci=gitlab&broker=on-premises');
  assert.equal(preferredChoices('', {product: '1.x'}), '?broker=on-premises');
  assert.equal(preferredChoices('', {product: 'cloud'}), '?broker=cloud');
  assert.equal(preferredChoices('?ci=azure', profile), undefined);
  assert.equal(preferredChoices('?ci=unknown', profile), undefined);
});

test('preferences that aren’t choices change nothing', () => {
  for (const profile of [{}, {shell: 'unix'}, {language: 'ruby'}, {product: '3.x'}])
    assert.equal(preferredChoices('?a=1', profile), undefined, JSON.stringify(profile));
});

test('each option for a preference is a choice, except Ruby', () => {
  const missing = preferences.flatMap(({name, options}) =>
    options.flatMap(({value}) =>
      name !== 'shell' && preferredChoices('', {[name]: value}) === undefined ? [value] : [],
    ),
  );
  assert.deepEqual(missing, ['ruby']);
});

test('the open-source broker can’t compare contracts', () => {
  const choices = {...defaultsFor(), broker: 'pact-broker', approach: 'bi-directional'} as const;
  assert.deepEqual(
    conflictsOf(choices).map(({control}) => control),
    ['broker'],
  );
  assert.deepEqual(conflictsOf({...choices, approach: 'consumer-driven'}), []);
});
