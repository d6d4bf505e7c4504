import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {mask} from './mask';

const masked = (text: string): string => mask(text).text;

describe('a secret', () => {
  for (const [name, text, expected] of [
    ['in a header', 'Authorization: Bearer abc.def-123', 'Authorization: Bearer ***'],
    ['in a JSON header', '"authorization":"Bearer abcdefgh12"', '"authorization":"Bearer ***"'],
    ['in a cookie', 'Set-Cookie: id=abc; HttpOnly', 'Set-Cookie: ***'],
    ['in a variable', 'PACT_BROKER_TOKEN=xyz', 'PACT_BROKER_TOKEN=***'],
    ['in an exported variable', 'export DB_PASSWORD="a b"', 'export DB_PASSWORD="*** b"'],
    ['in an option', '--broker-token abc --broker-base-url x', '--broker-token *** --broker-base-url x'],
    ['in an option with =', '--token=abc', '--token=***'],
    ['in a URL', 'https://user:pw@localhost/x', 'https://***@localhost/x'],
    ['in a query', 'https://localhost/x?token=abc&page=2', 'https://localhost/x?token=***&page=2'],
    ['in JSON', '{"password": "hunter22"}', '{"password": "***"}'],
    ['in YAML', 'client_secret: a1b2c3d4e5f6g7', 'client_secret: ***'],
    ['that is a JWT', 'got eyJhbGciOiJIUzI1.eyJzdWIiOiIx.abc-def', 'got ***'],
    ['of GitHub', 'using ghp_abcdefghijklmnopqrst1234', 'using ***'],
    ['of AWS', 'key AKIAABCDEFGHIJKLMNOP', 'key ***'],
    [
      'that is a private key',
      '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----***',
    ],
  ] as const)
    test(`${name} is hidden`, () => {
      const {text: result, hidden} = mask(text);
      assert.equal(result, expected);
      assert.equal(hidden.secrets, 1);
      // Masking a text again changes nothing, and counts nothing.
      assert.deepEqual(mask(result), {text: result, hidden: {secrets: 0, hosts: 0}});
    });

  for (const text of [
    'password: must not be blank',
    'PACTFLOW_COOKIE_SECRET must have at least 64 characters',
    'secret: too short',
    'Invalid token: expected one of the following',
    'export TOKEN="$OTHER"',
    '--broker-token "$PACT_BROKER_TOKEN"',
    'password authentication failed for user "pactflow"',
    'Unexpected token < in JSON at position 0',
  ])
    test(`isn't found in ${text}`, () => assert.deepEqual(mask(text), {text, hidden: {secrets: 0, hosts: 0}}));
});

describe('a hostname', () => {
  for (const [name, text, expected] of [
    ['in a URL', 'https://acme.pactflow.io/pacts', 'https://host-1.example/pacts'],
    ['of PactFlow', 'open acme.pactflow.io', 'open host-1.example'],
    ['with a port', 'db.acme.corp:5432 refused', 'host-1.example:5432 refused'],
    ['in an email address', 'mail jo@acme.com', 'mail jo@host-1.example'],
    ['in a DNS error', 'getaddrinfo ENOTFOUND broker.acme.corp', 'getaddrinfo ENOTFOUND host-1.example'],
    ['in a message of PostgreSQL', 'host name "db.acme.corp" to', 'host name "host-1.example" to'],
    ['that is a private IP address', 'at 192.168.1.4 today', 'at host-1.example today'],
  ] as const)
    test(`${name} is replaced`, () => assert.deepEqual(mask(text), {text: expected, hidden: {secrets: 0, hosts: 1}}));

  for (const text of [
    'http://localhost:9292 and http://127.0.0.1:9292 and http://host.docker.internal:80',
    'https://github.com/acme and https://docs.pact.io/x and https://pactflow.io and https://registry.npmjs.org',
    'at au.com.dius.pact.provider.junit5.PactVerificationContext',
    'pact.json:12 client.spec.ts:40:12 consumer.go:120',
    'version 1.2.3.4 of node',
  ])
    test(`isn't found in ${text}`, () => assert.equal(masked(text), text));

  test('keeps its replacement, and others get other ones', () => {
    const text = 'https://a.acme.com https://b.acme.com HTTPS://A.ACME.COM';
    assert.equal(masked(text), 'https://host-1.example https://host-2.example HTTPS://host-1.example');
    assert.equal(masked('https://host-1.example https://c.acme.com'), 'https://host-1.example https://host-2.example');
  });
});
