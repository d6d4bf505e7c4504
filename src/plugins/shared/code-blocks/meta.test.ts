import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseCodeMeta} from './meta';

test('the text after the language is split into key-value pairs and words', () => {
  const {values, rest} = parseCodeMeta('{1,3-4} title="a b.ts" file=samples/x.ts#y showLineNumbers empty=""');
  assert.deepEqual(
    [...values],
    [
      ['title', 'a b.ts'],
      ['file', 'samples/x.ts#y'],
      ['empty', ''],
    ],
  );
  assert.deepEqual(rest, ['{1,3-4}', 'showLineNumbers']);
});

test('a code block without text after its language has no pairs and no words', () => {
  for (const meta of [null, undefined, '']) assert.deepEqual(parseCodeMeta(meta), {values: new Map(), rest: []});
});
