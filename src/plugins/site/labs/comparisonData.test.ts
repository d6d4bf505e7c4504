import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {defaultsOf, effectiveSettings} from '../../../components/CompareLab/state';
import {compare} from '../../../labs/compare';
import type {Settings} from '../../../labs/protocol';
import {readComparisonData, selectComparisonData} from './comparisonData';

const {choices, details} = readComparisonData(process.cwd());
const defaults = defaultsOf(choices.settings);

async function codesOf(name: string, settings: Settings = defaults): Promise<string[]> {
  const {description, pact} = details.examples[name] ?? assert.fail(`no example ${name}`);
  const comparison = await compare(description, pact, {settings: effectiveSettings(settings)});
  if (comparison.kind !== 'compared') assert.fail(`${name}: ${JSON.stringify(comparison.problems)}`);
  return comparison.findings.flatMap(({code, causes}) => [code, ...causes.map((cause) => cause.code)]);
}

describe('the data of the comparison lab', () => {
  test('has an example of every code that the comparator reports, and of every setting', (t) => {
    const examples = choices.groups.flatMap((group) => group.examples);
    const names = examples.map(({name}) => name);
    assert.deepEqual([...names].sort(), Object.keys(details.examples).sort());
    const missing = Object.keys(details.codes).filter((code) => !names.includes(code));
    assert.deepEqual(missing, ['pact-broker.no-pacts-found']);
    assert.deepEqual(
      choices.settings.map(({name}) => name),
      choices.groups.at(-1)?.examples.map(({name}) => name),
    );
    for (const {name, summary} of examples) assert.match(summary, /^[a-z].{5,59}[^.]$/, name);
    t.diagnostic(`${names.length} examples`);
  });
  test('has the twelve settings with PactFlow’s defaults: ten are on', () => {
    assert.equal(choices.settings.length, 12);
    assert.equal(Object.values(defaults).filter((value) => value === true).length, 10);
    assert.deepEqual([defaults['base-path'], defaults['case-insensitive']], ['', false]);
  });
  for (const {examples} of choices.groups.slice(0, -1))
    for (const {name} of examples)
      test(`has an example for which the lab reports ${name}`, async () =>
        assert.ok((await codesOf(name)).includes(name)));
  // Another setting of PactFlow's defaults can hide what a setting changes.
  const off = Object.fromEntries(
    choices.settings.map(({name, value}) => [name, typeof value === 'string' ? '' : false]),
  );
  for (const {name, value} of choices.settings)
    test(`has an example that the setting ${name} changes`, async () => {
      const on = {...off, [name]: typeof value === 'string' ? '/v1' : true};
      assert.notDeepEqual(await codesOf(name, on), await codesOf(name, off));
    });
  test('has a group for every example', () => {
    const code = {
      code: 'other.code',
      summary: 'other',
      meaning: '',
      fix: {provider: null, consumer: null},
      oas: '',
      asyncapi: null,
    };
    assert.throws(
      () => selectComparisonData({codes: [{...code, pact: '{}'}], options: []}),
      /no prefix for other\.code/,
    );
    assert.deepEqual(selectComparisonData({codes: [{...code, pact: null}], options: []}).details.examples, {});
  });
});
