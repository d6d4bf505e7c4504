import assert from 'node:assert/strict';
import {test} from 'node:test';
import {anchorOf, compilePattern, fillIn, findMessage, partsOf} from './errorsRules';

const partsIn = (pattern: string, line: string) => findMessage([pattern], line)?.parts;

test('a part is the shortest text that fits', () => {
  assert.deepEqual(partsIn('pact between {consumer} and {provider} failed', 'The pact between A and B and C failed.'), {
    consumer: 'A',
    provider: 'B and C',
  });
});

test('a part at the end is one word without the punctuation after it', () => {
  const found = (line: string) => partsIn('No version of {pacticipant}', line)?.pacticipant;
  assert.equal(found('No version of Foo-1.0.'), 'Foo-1.0');
  assert.equal(found('No version of Foo, and more'), 'Foo');
  assert.equal(found('"No version of Foo"'), 'Foo');
  assert.equal(found('No version of '), undefined);
});

test('a part that occurs twice must have the same text', () => {
  assert.deepEqual(partsIn('{name} is not {name}!', 'a is not a!'), {name: 'a'});
  assert.equal(partsIn('{name} is not {name}!', 'a is not b!'), undefined);
});

test('all other characters match only themselves', () => {
  const text = 'a.b (c) [d] * + ? ^ $ | \\ - / {} {1}';
  assert.notEqual(findMessage([text], `x ${text} y`), null);
  assert.equal(findMessage(['a.b'], 'axb'), null);
});

test('a part is in one line and at most 200 characters long', () => {
  assert.equal(findMessage(['from {a} to'], 'from x\n to'), null);
  assert.equal(findMessage(['from {a} to'], `from ${'x'.repeat(201)} to`), null);
  assert.notEqual(findMessage(['from {a} to'], `from ${'x'.repeat(200)} to`), null);
});

test('the first pattern that matches counts', () => {
  const found = findMessage(['{a} of {b} failed', 'failed'], 'x failed');
  assert.deepEqual({...found}, {start: 2, end: 8, parts: {}});
});

test('long lines of repeated text take little time', () => {
  const line = 'There is no verified pact between '.repeat(60);
  const started = performance.now();
  assert.equal(compilePattern('There is no verified pact between {a} of {b} and {c} of {d} in {e}!').exec(line), null);
  assert.ok(performance.now() - started < 2_000);
});

test('names the parts and the longest text of a pattern', () => {
  assert.deepEqual(partsOf('{a} and {b} and {a}'), ['a', 'b']);
  assert.equal(anchorOf('{a} is longer than {b} is'), ' is longer than ');
  assert.equal(anchorOf('no parts'), 'no parts');
});

test('fills the parts of a message into a command, and quotes them for a shell', () => {
  const fill = (name: string) => fillIn('run --name {name} {other} "${HOME}"', {name});
  assert.equal(fill('Foo_1.0@a'), 'run --name Foo_1.0@a {other} "${HOME}"');
  assert.equal(fill('Foo Bar'), `run --name 'Foo Bar' {other} "\${HOME}"`);
  assert.equal(fill("a'; rm -rf /"), `run --name 'a'\\''; rm -rf /' {other} "\${HOME}"`);
  assert.equal(fill('$(id)'), `run --name '$(id)' {other} "\${HOME}"`);
});
