import assert from 'node:assert/strict';
import {test} from 'node:test';
import {check} from './testing';

test('accepts Markdown with components', async () =>
  assert.deepEqual(await check('mdx', '<Steps>\n\n1. One\n2. Two\n\n</Steps>'), []));

for (const [name, text, expected] of [
  [
    'an element that isn’t closed',
    'Text\n\n<Steps>\n\n1. One',
    /^page\.mdx:1\d: This MDX isn’t valid: Expected a closing/,
  ],
  ['a component with missing content', 'Text\n\n<Steps>\n\n1. One\n\n</Steps>', /^page\.mdx:12: .*only one step/],
] as const) {
  test(`rejects ${name}`, async () => assert.match((await check('mdx', text)).join(), expected));
}
