import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {normalText, textProblem} from './texts';

describe('valid texts', () => {
  const VALID: [id: string, text: string][] = [
    ['webhookHosts', ''],
    ['webhookHosts', '  jenkins.example.com   *.example.com 10.2.3.0/24 10.2.3.4 /.*\\.example\\.com$/ '],
    ['webhookHosts', '/.*/ github.com localhost'],
    ['noProxy', 'localhost, ci.example.com ,.example.com,10.2.3.4'],
  ];
  for (const [id, text] of VALID)
    test(`${id}: ${text}`, () => {
      assert.equal(textProblem(id, text), undefined);
    });

  test('are normalized', () =>
    assert.equal(normalText('  a.example.com  b.example.com , c '), 'a.example.com b.example.com,c'));
});

describe('the reason names the mistake', () => {
  const INVALID: [id: string, text: string, reason: RegExp][] = [
    ['webhookHosts', 'https://ci.example.com', /“https:\/\/ci\.example\.com” is a URL/],
    ['webhookHosts', 'ci.example.com:8080', /contains a port/],
    ['webhookHosts', 'ci.example.com/hooks', /contains a path/],
    ['webhookHosts', 'a.example.com,b.example.com', /^Separate hosts with spaces instead of commas/],
    ['webhookHosts', 'ci.*.com', /wildcard isn’t at the beginning/],
    ['webhookHosts', '/example', /must start and end with a slash/],
    ['webhookHosts', '10.2.3.256', /isn’t a valid IPv4 address/],
    ['webhookHosts', '10.2.3.0/33', /isn’t a valid IPv4 address/],
    ['webhookHosts', '-a.example.com', /isn’t a hostname/],
    ['webhookHosts', `/"/`, /quotation mark/],
    ['webhookHosts', 'bücher.example.com', /isn’t ASCII/],
    ['webhookHosts', 'a '.repeat(300), /^The text has 600 characters/],
    ['noProxy', 'a.example.com b.example.com', /^Separate hosts with commas/],
    ['noProxy', 'a.example.com,', /comma without a host/],
    ['noProxy', '*.example.com', /“\.example\.com” instead of “\*\.example\.com”/],
    ['noProxy', '<script>', /isn’t a hostname/],
  ];
  for (const [id, text, reason] of INVALID)
    test(`${id}: ${text.slice(0, 40)}`, () => {
      assert.match(textProblem(id, text) ?? '', reason);
    });
});
