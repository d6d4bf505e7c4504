import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {knownErrors} from '../data/errors';
import {inOneLine} from './message';
import {quotedMessageFinder} from './quoted';

const PACT = 'There is no verified pact between … and …';
const DEPLOYED = 'There is no verified pact between … and … deployed to …';
const messages = [
  PACT,
  DEPLOYED,
  'Failed to load pact …',
  "Environment with name '…' does not exist",
  'BUILD FAILURE',
  'Expected … to be equal to …',
  'expected … but was 200',
  'expected … but was 401',
].map((title) => ({title}));
const find = quotedMessageFinder(messages);
const found = (query: string): string | null => find(query, () => true)?.title ?? null;

describe('a message is found', () => {
  const line = 'There is no verified pact between Foo (1.0.0) and Bar';
  test('alone, and between other texts in a line', () => {
    for (const query of [
      line,
      `Error: ${line}`,
      `ERROR ${line}. Deploy later.`,
      `2026-03-01T10:00:00.123Z ERROR 4711 --- [main] com.acme.Shop : ${line}`,
      `web-1  | [10:00:00] npm ERR! ${line}`,
      `##[error]${line}`,
      `\u001B[31m❌ ${line}\u001B[0m`,
      `{"level":"error","message":"${line}"}`,
    ])
      assert.equal(found(query), PACT, query);
  });
  test('between the lines of a log, however they are separated', () => {
    const log = [
      '> shop-web@1.4.2 test',
      `Error: ${line}`,
      '    at verify (/home/jane/shop/test/verify.js:42:11)',
      'Time: 4.2 s',
    ];
    for (const text of [log.join('\n'), log.join('\r\n'), log.join('\\n'), inOneLine(log.join('\n'))])
      assert.equal(found(text), PACT, text);
  });
  test('if it is short, only as a complete line', () => {
    assert.equal(found('expected 200 but was 401'), 'expected … but was 401');
    assert.equal(found('1) Verifying a pact\n      expected 401 but was 200 '), 'expected … but was 200');
    assert.equal(found('BUILD FAILURE'), 'BUILD FAILURE');
    for (const query of ['the test expected 200 but was 401', 'expected 200 but was 401 today'])
      assert.equal(found(query), null, query);
  });
  test('with other quotation marks and spaces', () =>
    assert.equal(found('Environment  with\tname ‘prod’ does not exist'), "Environment with name '…' does not exist"));
});

test('the first line with a message counts, and in a line, the message with the most text', () => {
  assert.equal(found('Failed to load pact a.json\nThere is no verified pact between a and b'), 'Failed to load pact …');
  assert.equal(found('There is no verified pact between a and b deployed to production'), DEPLOYED);
  assert.equal(found('Failed to load pact - There is no verified pact between a and b'), PACT);
});

describe('no message is found', () => {
  test('in a query that lacks a part of it, or has its parts in another order, case, or line', () => {
    for (const query of [
      'There is no verified pact between Foo',
      'and There is no verified pact between',
      'there is no verified pact between Foo and Bar',
      'There is no verified\npact between Foo and Bar',
      'There is no verified pact between Foo\nand Bar',
      'There is no pact between Foo and Bar',
      '',
      '\n',
      '…',
    ])
      assert.equal(found(query), null, query);
  });
  test('in ordinary questions', () => {
    for (const query of [
      'why is there no verified pact between my consumer and my provider',
      'how do I load a pact that failed',
      'what happens if an environment does not exist',
      'can-i-deploy\nwebhooks',
    ])
      assert.equal(found(query), null, query);
  });
  test('if it has too few meaningful words, because questions and logs contain them, too', () => {
    for (const query of ['[INFO] BUILD FAILURE', 'Expected 1 to be equal to 2'])
      assert.equal(found(query), null, query);
  });
  test('if it isn’t searched', () =>
    assert.equal(
      find('There is no verified pact between a and b deployed to production', ({title}) => title !== DEPLOYED)?.title,
      PACT,
    ));
});

describe('of the known messages', () => {
  const findKnown = quotedMessageFinder(knownErrors);
  const idIn = (query: string): string | undefined => findKnown(query, () => true)?.id;

  test('each is found in a log with its example, unless its title isn’t a literal text', () => {
    const log = (example: string): string =>
      `> shop-web@1.4.2 test:pact\n2026-03-01T10:00:00Z ERROR ${example}\nTests: 1 failed, 12 passed, 13 total`;
    // In the example of one message, the broker gives a reason, which is a more specific message.
    const ids = knownErrors
      .filter(({id}) => id !== 'broker-rejects-selectors')
      .map(({id, example}) => ({id, found: idIn(log(example))}));
    assert.deepEqual(
      ids.filter(({id, found}) => found !== undefined && found !== id),
      [],
    );
    const share = ids.filter(({id, found}) => found === id).length / ids.length;
    assert.ok(share > 0.85, `only ${Math.round(share * 100)}% of the messages are found in a log`);
  });
  test('a pact that isn’t found has the general message, unless the line gives the reason', () => {
    const line =
      "Failed to load pact - No pacts found for provider 'ProductAPI' matching the given consumer version selectors in pact broker 'http://localhost:9292'";
    assert.equal(idIn(line), 'no-pacts-found');
    assert.equal(idIn("No pacts found for provider 'ProductAPI'"), 'no-pacts-found');
    assert.equal(idIn(`${line}: failed validation - ["cannot specify"]`), 'broker-rejects-selectors');
    assert.equal(
      idIn(`${line}: IO Error - Failed to access pact broker path '' - error sending request`),
      'verifier-cannot-reach-broker',
    );
    assert.equal(
      idIn(`${line}: IO Error - Request to pact broker path '' failed: 401 Unauthorized`),
      'verifier-unauthorized',
    );
  });
  test('none is found in the output of commands that succeed', () => {
    for (const name of ['can-i-deploy-yes', 'verify-success', 'record-deployment', 'create-environment'])
      assert.equal(idIn(readFileSync(`samples/pact-cli/output/${name}.txt`, 'utf8')), undefined, name);
  });
});
