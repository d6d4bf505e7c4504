import assert from 'node:assert/strict';
import {test} from 'node:test';
import {preferences} from '../../data/preferences';
import {byLanguage, isAbout} from './rows';

test('finds languages and libraries as words', () => {
  for (const [cell, languages] of [
    ['JavaScript and TypeScript', ['js']],
    ['Java, Kotlin, and other JVM languages', ['java']],
    ['Pact JVM, @PactBroker', ['java']],
    ['C#, F#', ['dotnet']],
    ['.NET, shorter', ['dotnet']],
    ['Messages in JavaScript, Java, Go, Python, .NET, Rust', ['js', 'java', 'python', 'go', 'dotnet']],
    ['Pact Go', ['go']],
    ['pact verifier', []],
    ['Any other language', []],
    ['Google', []],
  ] as const) {
    const [{options}] = preferences;
    const found = options.map(({value}) => value).filter((value) => isAbout(cell, value));
    assert.deepEqual(found, languages, cell);
  }
});

test('puts rows first, and keeps the order of the others', () => {
  assert.deepEqual(
    byLanguage([1, 2, 3, 4, 5], (row) => row % 2 === 0),
    [2, 4, 1, 3, 5],
  );
  assert.deepEqual(
    byLanguage([1, 2], () => false),
    [1, 2],
  );
});
