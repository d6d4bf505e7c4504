import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {plainText} from './plainText';
import {readLog, type Known} from './readLog';

const KNOWN: readonly Known[] = [
  {id: 'generic', patterns: ['pact failed'], level: 'error'},
  {id: 'specific', patterns: ['The pact failed for {version} of {name}', 'The pact failed for'], level: 'error'},
  {id: 'other', patterns: ['Cannot connect to {host}'], level: 'error'},
  {id: 'warning', patterns: ['WARN: old option {option}'], level: 'warning'},
  {id: 'exit', patterns: ['exited with code {status}'], level: 'consequence'},
];

const read = (log: string) => readLog(log, KNOWN);
const idsIn = (log: string) => read(log).found.map(({id}) => id);

describe('a log', () => {
  test('has the first error first, then other errors, warnings, and consequences', () => {
    const log = 'exited with code 1\nWARN: old option --x\nCannot connect to db\nThe pact failed for 1 of A\n';
    assert.deepEqual(idsIn(log), ['other', 'specific', 'warning', 'exit']);
  });

  test('has the most specific message of each line, but keeps other messages of the same line', () => {
    assert.deepEqual(idsIn('The pact failed for 1 of A'), ['specific']);
    assert.deepEqual(idsIn('The pact failed'), ['generic']);
    assert.deepEqual(idsIn('pact failed: Cannot connect to db'), ['other', 'generic']);
  });

  test('has only the most specific message of a long line', () => {
    assert.deepEqual(idsIn(`${'x'.repeat(500)} The pact failed for 1 of A${' y'.repeat(500)}`), ['specific']);
  });

  test('names the line, the place of the message in it, and its parts', () => {
    const {found, lines} = read('a\n\n  ERROR The pact failed for 1.0 of Foo.\n');
    const [occurrence] = found[0]?.occurrences ?? [];
    assert.equal(lines, 4);
    assert.deepEqual(occurrence, {
      line: 3,
      text: 'ERROR The pact failed for 1.0 of Foo.',
      start: 6,
      end: 36,
      parts: {version: '1.0', name: 'Foo'},
    });
    assert.equal(occurrence?.text.slice(occurrence.start, occurrence.end), 'The pact failed for 1.0 of Foo');
  });

  test('has each message once, with at most five different lines', () => {
    const log = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((name) => `Cannot connect to ${name}`).join('\n');
    const [found, ...others] = read(log).found;
    assert.deepEqual(others, []);
    assert.equal(found?.count, 7);
    assert.deepEqual(
      found?.occurrences.map(({line}) => line),
      [1, 3, 4, 5, 6],
    );
  });

  test('can have colors, Windows line ends, tabs, and typographic quotation marks', () => {
    assert.equal(plainText('\u001b[1;31mred\u001b[0m\r\n\u001b]8;;x\u0007a\u001b]8;;\u0007\tb \u2019'), "red\na b '");
    assert.deepEqual(idsIn('\u001b[31mThe pact\u001b[0m  failed for 1 of A\r\n'), ['specific']);
  });

  test('has no secrets or hostnames in its result', () => {
    const {found, hidden} = read('Cannot connect to db.acme.corp:5432 with password=abc');
    assert.equal(found[0]?.occurrences[0].text, 'Cannot connect to host-1.example:5432 with password=***');
    assert.deepEqual(hidden, {secrets: 1, hosts: 1});
  });

  test('can have very long lines, which are cut around the message', () => {
    const {found} = read(`${'x '.repeat(50_000)}The pact failed for 1 of A ${'y '.repeat(50_000)}`);
    const [occurrence] = found[0]?.occurrences ?? [];
    assert.ok((occurrence?.text.length ?? 0) < 2_500);
    assert.deepEqual(occurrence?.parts, {version: '1', name: 'A'});
  });

  test('without known messages has the lines that look like errors', () => {
    const {found, unknown} = read('ok\nTests: 3 passed, 0 failed, no errors\nFatal: disk full\nconnection refused');
    assert.deepEqual(found, []);
    assert.deepEqual(unknown, [
      {line: 3, text: 'Fatal: disk full'},
      {line: 4, text: 'connection refused'},
    ]);
  });

  test('with only a consequence has the lines that look like errors, too', () => {
    const {found, unknown} = read('Fatal: disk full\nexited with code 1');
    assert.deepEqual([found.length, unknown.length], [1, 1]);
    assert.equal(read('pact failed\nFatal: disk full').unknown.length, 0);
  });

  test('can be empty', () => {
    assert.deepEqual(read(''), {found: [], unknown: [], hidden: {secrets: 0, hosts: 0}, lines: 0});
  });
});
