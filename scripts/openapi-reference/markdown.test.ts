import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rawHtmlIn, readCommonMark, writeMdx} from './markdown';

const toMdx = (commonMark: string) => writeMdx({type: 'root', children: readCommonMark(commonMark)});

test('escapes text that MDX would parse as code', () => {
  assert.equal(toMdx('Give {id} if 3 < 4.'), 'Give \\{id} if 3 \\< 4.\n');
  assert.equal(toMdx('Give `{id}` and `<b>`.'), 'Give `{id}` and `<b>`.\n');
});

test('rewrites syntax that MDX does not support', () => {
  assert.equal(toMdx('<https://example.org/>'), '[https://example.org/](https://example.org/)\n');
  assert.equal(toMdx('Text:\n\n    indented {code}\n'), 'Text:\n\n```\nindented {code}\n```\n');
});

test('replaces headings with bold lines at any depth', () => {
  assert.equal(toMdx('# One\n\n> ## Two\n\n- ### Three'), '**One**\n\n> **Two**\n\n- **Three**\n');
});

test('finds and rejects raw HTML', () => {
  assert.deepEqual(rawHtmlIn('a <br> b'), ['<br>']);
  assert.deepEqual(rawHtmlIn('a `<br>` b &lt; c'), []);
  assert.throws(() => readCommonMark('<div>x</div>'), /can't show raw HTML \(<div>x<\/div>\)/);
});
