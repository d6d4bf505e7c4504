import assert from 'node:assert/strict';
import {test} from 'node:test';
import {wordsOfPath} from './wordsOfPath';

for (const [path, words] of [
  ['/docs/ui-old/can_i_deploy.html', 'ui old can i deploy'],
  ['/docs/on-premises/releases/9.9.9', 'on premises releases 9.9.9'],
  ['/docs/index.html', ''],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script alert 1 script'],
  ['/a/b/c/d/e/f/g/h/i/j', 'a b c d e f g h'],
] as const) {
  test(`the words in ${path} are "${words}"`, () => assert.equal(wordsOfPath(path), words));
}
