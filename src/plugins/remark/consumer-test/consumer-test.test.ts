import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import remarkConsumerTest from './index';

const STEP = 'samples/workshops/introduction/step-3';
const CLIENT = `${STEP}/consumer/product-client.js`;
const TEST = `${STEP}/consumer/product-client.pact.test.js`;

function transform(page: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Root;
  remarkConsumerTest()(tree, {path: `${process.cwd()}/docs/x.mdx`});
  return JSON.stringify(tree);
}

const consumerTest = (attributes: string, text = 'Try it.') =>
  `Text.\n\n<ConsumerTest ${attributes}>${text}</ConsumerTest>\n`;
const complete = `id="a" client="${CLIENT}" test="${TEST}"`;

describe('<ConsumerTest> on a page', () => {
  test('gets the files that its attributes name', () => {
    const result = transform(consumerTest(complete));
    assert.match(result, /import ConsumerTest from/);
    assert.match(result, /"name":"source","value":"\{\\"client\\":\{\\"name\\":\\"product-client\.js\\"/);
    assert.match(result, /\\"test\\":\{\\"name\\":\\"product-client\.pact\.test\.js\\"/);
    assert.doesNotMatch(result, /samples\//);
  });
  test('leaves other pages alone', () => assert.doesNotMatch(transform('Text.'), /ConsumerTest/));

  const errors: [name: string, page: string, message: RegExp][] = [
    ['a missing file', consumerTest(complete.replace('step-3', 'step-99')), /names samples\/.*step-99.*doesn’t exist/],
    ['a file outside of the samples', consumerTest(complete.replace(CLIENT, 'package.json')), /must be a path below/],
    [
      'a test that the mock can’t run',
      consumerTest(complete.replace(TEST, `${STEP}/together.js`)),
      /the test can’t run in the browser\. together\.js, line \d+: this lab can’t import/,
    ],
    ['a missing attribute', consumerTest(`id="a" client="${CLIENT}"`), /the attribute "test" is missing\. Write </],
    ['an unknown attribute', consumerTest(`${complete} file="x"`), /unknown attribute file\. The attributes are: id, /],
    ['an invalid id', consumerTest(complete.replace('"a"', '"A b"')), /lowercase letters, digits, and hyphens/],
    ['a repeated id', consumerTest(complete) + consumerTest(complete), /another consumer test on this page/],
    ['a missing text', consumerTest(complete, ''), /says what to try is missing/],
  ];
  for (const [name, page, message] of errors)
    test(`with ${name} is an error with the page and the line`, () => {
      assert.throws(() => transform(page), message);
      assert.throws(() => transform(page), /^Error: docs\/x\.mdx:\d+: <ConsumerTest>: /);
    });
});
