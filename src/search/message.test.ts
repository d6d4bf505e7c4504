import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inOneLine, LINE_BREAK, LONGEST_QUERY, prepareQuery} from './message';

/** The searched text of a message with several lines. */
const searched = (...lines: string[]): string => {
  const {text, isPasted} = prepareQuery(lines.join('\n'));
  assert.ok(isPasted, lines.join('\n'));
  return text;
};
/** What's left of a line, which is part of a message. */
const rest = (line: string): string => searched(line, 'Verification failed').replace(/ ?Verification failed ?/, '');

test('a typed query stays as it is', () => {
  const queries = [
    '',
    'webhooks',
    'how do I record a deployment to production',
    'PACTFLOW_DATABASE_URL',
    'release 1.37.2',
    'can-i-deploy --to-environment production',
    '127.0.0.1',
    'error 500',
    'Error: 401',
    'why does the provider verification of a pending pact fail although the consumer has changed nothing at all',
  ];
  for (const query of queries) assert.deepEqual(prepareQuery(query), {text: query, isPasted: false}, query);
});

test('white space around a single line is no second line', () => {
  assert.deepEqual(prepareQuery('\n webhooks\t log \n'), {text: ' webhooks log ', isPasted: false});
});

test('removes the values of a mismatch, but not a missing value', () => {
  const table: [string, string][] = [
    ["Expected 'in_stock' (String) to be the same type as true (Boolean)", 'Expected to be the same type as'],
    [
      '$ -> Type mismatch: Expected {"a":[1]} (Object) to be the same type as [] (Array)',
      '$ -> Type mismatch: Expected to be the same type as',
    ],
    ['Expected 19 (Integer) to be a decimal number', 'Expected to be a decimal number'],
    ["Expected null (Null) to be the same type as 'Chair' (String)", 'Expected null (Null) to be the same type as'],
  ];
  for (const [query, text] of table) assert.deepEqual(prepareQuery(query), {text, isPasted: true}, query);
  for (const query of ['expected type (String)', 'Expected result of a (Boolean)'])
    assert.deepEqual(prepareQuery(query), {text: query, isPasted: false}, query);
});

test('recognizes a long line of output as pasted', () => {
  const long = (text: string): string => text.padEnd(90, ' and so on');
  const lines = [
    '2024-03-01T10:00:00Z the broker did not respond',
    'ERROR the broker did not respond',
    'TypeError: the broker did not respond',
    'java.net.UnknownHostException: broker',
    'GET https://acme.example/pacts returned an error',
    '❌ the broker did not respond',
    '$ pact-broker publish',
    'The response is {"errors":',
    'Failed in client.js:12',
  ].map(long);
  for (const line of lines) assert.equal(prepareQuery(line).isPasted, true, line);
  assert.equal(prepareQuery(long('The broker did not respond')).isPasted, false);
  assert.equal(prepareQuery('TypeError: x').isPasted, false, 'short enough to be typed');
});

test('removes timestamps and log levels', () => {
  const lines = [
    '2024-03-01T10:00:00.123Z INFO: Pact published',
    '2024-03-01 10:00:00,123 UTC DEBUG Pact published',
    '[2024-03-01T10:00:00+01:00] Pact published',
    '[10:00:00] Pact published',
    '10:00:00.5 TRACE Pact published',
  ];
  for (const line of lines) assert.equal(rest(line), 'Pact published', line);
});

test('removes the hosts of URLs, IP addresses, and mail addresses', () => {
  const lines = [
    'Publishing to https://acme.example:8443 now',
    'Publishing to http://localhost:9292 now',
    'Publishing to postgres://user:secret@db.internal now',
    'Publishing to 10.0.12.7:5432 now',
    'Publishing to jane.doe+ci@mail.acme.example now',
  ];
  for (const line of lines) assert.equal(rest(line), 'Publishing to now', line);
});

test('removes the folders of a path and the line number, but keeps the file name', () => {
  const lines = [
    'In /home/jane/shop/pact.config.js:12:5 on it',
    'In ./shop/src/pact.config.js on it',
    'In ../shop/pact.config.js on it',
    'In "/shop/pact.config.js" on it',
    'In C:\\Users\\jane\\pact.config.js on it',
  ];
  for (const line of lines) assert.equal(rest(line).replace(/[" ]+/g, ' '), 'In pact.config.js on it', line);
});

test('removes hashes, ids, versions, and numbers, but keeps words and status codes', () => {
  const lines: [string, string][] = [
    ['commit 5f3a9c1 of web', 'commit of web'],
    ['commit 0123456789abcdef0123456789abcdef01234567 of web', 'commit of web'],
    ['pact 9b2e8f3c-1d2e-4f5a-8b9c-0d1e2f3a4b5c of web', 'pact of web'],
    ['version 1.37.2 of web', 'version of web'],
    ['version v2.0.0-beta.1+5 of web', 'version of web'],
    ['job 4711 of web', 'job of web'],
    ['status 404 of web', 'status 404 of web'],
    ['status 503 of web', 'status 503 of web'],
    ['defaced feedback of oauth2', 'defaced feedback of oauth2'],
  ];
  for (const [line, left] of lines) assert.equal(rest(line), left, line);
});

test('removes the escape codes of colors', () => {
  assert.equal(rest('\u001B[31m\u001B[1mPact published\u001B[0m'), 'Pact published');
  assert.deepEqual(prepareQuery('\u001B[32mwebhooks\u001B[0m'), {text: 'webhooks', isPasted: false});
});

test('removes stack traces', () => {
  const traces = [
    '    at Verifier.verify (/app/node_modules/@pact-foundation/pact/src/verifier.js:120:11)',
    '\tat com.acme.ShopTest.verify(ShopTest.java:30)',
    '  ... 23 more',
    '  File "/app/test_shop.py", line 12, in test_shop',
    '        from /usr/lib/ruby/pact.rb:12:in `verify',
    'goroutine 1 [running]:',
    '  ^^^^^^^',
    '------',
  ];
  assert.equal(searched('The pact is missing', ...traces), 'The pact is missing');
});

test('the lines that say what is wrong come first, and each text once', () => {
  assert.equal(
    searched(
      'Publishing the contract',
      '10:00:00 Request failed with status 401',
      '10:00:05 Request failed with status 401',
      'Done',
      'Unauthorized: check the token',
    ),
    'Request failed with status 401 Unauthorized: check the token Publishing the contract Done',
  );
});

test('recognizes lines however they are separated', () => {
  for (const separator of ['\n', '\r\n', '\n\n  ', ' ⏎ '])
    assert.deepEqual(
      prepareQuery(['Publishing', 'The token is invalid', 'Done'].join(separator)),
      {text: 'The token is invalid Publishing Done', isPasted: true},
      JSON.stringify(separator),
    );
});

test('a message that an input shows in one line is searched like the original', () => {
  const message = '\n  Publishing\n\n  The token is invalid\r\nDone\n';
  assert.equal(inOneLine(message), `Publishing ${LINE_BREAK} The token is invalid ${LINE_BREAK} Done`);
  assert.deepEqual(prepareQuery(inOneLine(message)), prepareQuery(message));
  assert.equal(inOneLine(' webhooks '), 'webhooks');
});

test('reads only the first 2,000 characters', () => {
  const before = `${'-'.repeat(40)}\n`.repeat(60).slice(0, LONGEST_QUERY - 20);
  assert.equal(LONGEST_QUERY, 2000);
  assert.match(prepareQuery(`${before}\nInvalid token`).text, /Invalid token/);
  assert.doesNotMatch(prepareQuery(`${before}${before}\nInvalid token`).text, /Invalid token/);
  assert.ok(prepareQuery('webhook '.repeat(1000)).text.length <= LONGEST_QUERY);
});

test('searches only the beginning of a long message, but finds an error at its end', () => {
  const lines = Array.from({length: 80}, (_, number) => `Step s${number} succeeded`);
  const text = searched(...lines, 'Invalid token');
  assert.match(text, /^Invalid token Step/);
  assert.ok(text.length < lines.join(' ').length / 2);
});

test('keeps the specifics if nothing else is left', () => {
  assert.deepEqual(prepareQuery('5f3a9c1\n10:00:00'), {text: '5f3a9c1 10:00:00', isPasted: true});
  assert.deepEqual(prepareQuery('at a.js:1\nat b.js:2'), {text: 'at a.js:1 at b.js:2', isPasted: true});
  assert.deepEqual(prepareQuery('...\n---'), {text: '... ---', isPasted: true});
});
