import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rawHtmlIn, readCommonMark, writeMdx} from './markdown';

const toMdx = (commonMark: string) => writeMdx({type: 'root', children: readCommonMark(commonMark)});

test('what MDX would take for code is text', () => {
  assert.equal(toMdx('Give {id} if 3 < 4.'), 'Give \\{id} if 3 \\< 4.\n');
  assert.equal(toMdx('Give `{id}` and `<b>`.'), 'Give `{id}` and `<b>`.\n');
});

test('what MDX does not know is written in another way', () => {
  assert.equal(toMdx('<https://example.org/>'), '[https://example.org/](https://example.org/)\n');
  assert.equal(toMdx('Text:\n\n    indented {code}\n'), 'Text:\n\n```\nindented {code}\n```\n');
});

test('a heading becomes a bold line, wherever it stands', () => {
  assert.equal(toMdx('# One\n\n> ## Two\n\n- ### Three'), '**One**\n\n> **Two**\n\n- **Three**\n');
});

test('raw HTML is found and refused', () => {
  assert.deepEqual(rawHtmlIn('a <br> b'), ['<br>']);
  assert.deepEqual(rawHtmlIn('a `<br>` b &lt; c'), []);
  assert.throws(() => readCommonMark('<div>x</div>'), /raw HTML \(<div>x<\/div>\) cannot be shown/);
});
