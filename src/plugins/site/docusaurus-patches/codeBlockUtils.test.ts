import assert from 'node:assert/strict';
import {test} from 'node:test';
import codeBlockUtils from './codeBlockUtils';
import {runPatched} from './testing/runModule';

interface Exports {
  parseLines(code: string, params: object): {code: string; lineClassNames: object};
}

test('comments that mark lines stay in the code, and line breaks are normalized', () => {
  const {parseLines} = runPatched<Exports>(codeBlockUtils, {
    imports: {
      react: {createContext: () => ({})},
      clsx: {},
      'parse-numeric-range': {},
      './reactUtils': {},
    },
  });
  const {code, lineClassNames} = parseLines('a\r\nb\n\n// highlight-next-line\nc', {language: 'js', magicComments: []});
  assert.equal(code, 'a\nb\n\n// highlight-next-line\nc');
  assert.deepEqual(Object.keys(lineClassNames), []);
});
