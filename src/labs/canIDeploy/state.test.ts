import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {scenarios} from './scenarios';
import {fromFragment, fromText, initialState, isForLab, isSameState, toFragment, toText, type LabState} from './state';
import {MAX_STEPS} from './world';

describe('a state', () => {
  for (const scenario of scenarios)
    test(`of ${scenario.id} survives the URL's fragment and storage, with all steps of its solution`, () => {
      const state: LabState = {...initialState(scenario), steps: scenario.solution};
      assert.deepEqual(fromText(toText(state)), state);
      const url = new URL(`https://docs.example/learn/can-i-deploy${toFragment(state)}`);
      assert.ok(fromFragment(url.hash));
      const asked: LabState = {...state, ask: {...scenario.ask, environment: 'test', retry: true, json: true}};
      assert.deepEqual(fromText(toText(asked)), asked);
      assert.equal(isSameState(asked, state), false);
    });

  test('without changes is only the name of its scenario', () => {
    const [scenario] = scenarios;
    assert.ok(scenario);
    assert.equal(toFragment(initialState(scenario)), '#scenario=first-deployment');
  });

  test('that is too long for a URL is left out of it, but not out of storage', () => {
    const [scenario] = scenarios;
    assert.ok(scenario);
    const verify = {kind: 'verify', application: 'ProductAPI', version: '2.0.0'} as const;
    const state = {...initialState(scenario), steps: Array.from({length: MAX_STEPS}, () => verify)};
    assert.equal(toFragment(state), '#scenario=first-deployment');
    assert.equal(fromText(toText(state))?.steps.length, MAX_STEPS);
    assert.equal(fromText(toText({...state, steps: [...state.steps, verify]})), undefined);
  });

  test('is damaged if it names something that does not exist, or was cut', () => {
    for (const fragment of [
      '#scenario=unknown',
      '#scenario=first-deployment&steps=verify,ProductAPI',
      '#scenario=first-deployment&steps=explode,ProductAPI,2.0.0',
      '#scenario=first-deployment&steps=deploy,ProductAPI,2.0.0,moon,recorded',
      '#scenario=first-deployment&steps=publish,ProductAPI,2.0.0,main,ProductAPI:id',
      '#scenario=first-deployment&steps=roll-back,ProductAPI,production',
      '#scenario=first-deployment&steps=verify-pact,CatalogueWeb,1.0.0,ProductAPI,2.0.0',
      '#scenario=first-deployment&ask=CatalogueWeb,9.9.9,production',
      '#scenario=first-deployment&ask=CatalogueWeb,1.0.0,moon',
      '#scenario=%',
    ]) {
      assert.equal(fromFragment(fragment), undefined, fragment);
      assert.equal(isForLab(fragment), true);
    }
    assert.equal(isForLab('#undo'), false);
  });
});
