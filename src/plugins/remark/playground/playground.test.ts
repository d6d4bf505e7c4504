import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import remarkPlayground from './index';

const OPENAPI = 'samples/workshops/bi-directional/step-11/provider/openapi.yaml';
const PACT = 'samples/workshops/bi-directional/output/pact-file.txt';

function transform(page: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Root;
  remarkPlayground()(tree, {path: `${process.cwd()}/docs/x.mdx`});
  return JSON.stringify(tree);
}

const playground = (attributes: string, text = 'Try it.') =>
  `Text.\n\n<Playground ${attributes}>${text}</Playground>\n`;
const complete = `id="a" openapi="${OPENAPI}" pact="${PACT}"`;

describe('<Playground> on a page', () => {
  test('gets the files and the recorded output that its attributes name', () => {
    const result = transform(playground(`${complete} production="${OPENAPI}" providerVersion="2.0.0"`));
    assert.match(result, /import Playground from/);
    assert.match(result, /"name":"source","value":"\{\\"description\\":\\"openapi: /);
    assert.match(result, /\\"contract\\":\\"\{\\\\n/);
    assert.match(result, /\\"deployed\\":/);
    assert.doesNotMatch(result, /samples\//);
  });
  test('gets a number if the page has several', () => {
    assert.doesNotMatch(transform(playground(complete)), /"name":"number"/);
    const result = transform(playground(complete) + playground(complete.replace('"a"', '"b"')));
    assert.deepEqual(
      [...result.matchAll(/"name":"number","value":"(\d)"/g)].map(([, number]) => number),
      ['1', '2'],
    );
  });
  test('leaves other pages alone', () => assert.doesNotMatch(transform('Text.'), /Playground/));

  const errors: [name: string, page: string, message: RegExp][] = [
    ['a missing file', playground(complete.replace('step-11', 'step-99')), /names samples\/.*step-99.*doesn’t exist/],
    ['a file outside of the samples', playground(complete.replace(OPENAPI, 'package.json')), /must be a path below/],
    ['a file that isn’t a description', playground(complete.replace(OPENAPI, PACT)), /can’t be compared/],
    ['a file that isn’t a pact', playground(complete.replace(PACT, OPENAPI)), /can’t be compared\. Invalid JSON/],
    ['a missing attribute', playground(`id="a" openapi="${OPENAPI}"`), /the attribute "pact" is missing\. Write </],
    ['an unknown attribute', playground(`${complete} oas="x"`), /unknown attribute oas\. The attributes are: id, /],
    ['an invalid id', playground(complete.replace('"a"', '"A b"')), /lowercase letters, digits, and hyphens/],
    ['a repeated id', playground(complete) + playground(complete), /another playground on this page/],
    ['a missing text', playground(complete, ''), /says what to try is missing/],
  ];
  for (const [name, page, message] of errors)
    test(`with ${name} is an error with the page and the line`, () => {
      assert.throws(() => transform(page), message);
      assert.throws(() => transform(page), /^Error: docs\/x\.mdx:\d+: <Playground>: /);
    });
});
