import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import {checkPrompts, checkWording, habits} from './wordingRules';

describe('wording', () => {
  test('without the words of the list is fine, and code may hold them', () => {
    assert.deepEqual(
      checkWording(pageOf('Adjust it. Just-in-time access. `please` run it; a justification.\n\n```sh\nsimply\n```\n')),
      [],
    );
  });
  for (const [body, word, hint] of [
    ['Simply run it.', 'Simply', /Leave it out/],
    ['You just run it.', 'just', /write "only"/],
    ['It is easy.', 'easy', /Say what it takes/],
    ['Obviously not.', 'Obviously', /Leave it out/],
    ['Of\ncourse not.', 'Of course', /Leave it out/],
    ['Tools, e.g. Pact.', 'e.g.', /"for example"/],
    ['Tools, i.e. Pact.', 'i.e.', /"that is"/],
    ['Tools etc.', 'etc.', /Name the rest/],
    ['Click on it.', 'Click on', /not everybody has a mouse/],
    ['Do it in order to win.', 'in order to', /Write "to"/],
    ['Please do.', 'Please', /polite enough/],
  ] as const) {
    test(`with "${word}" is told`, () => {
      const [line = ''] = shown(checkWording(pageOf(`Text.\n\n${body}\n`)));
      assert.ok(line.startsWith(`docs/docs/fixture.mdx:8: "${word}" is a word that these pages avoid.`), line);
      assert.match(line, hint);
    });
  }
  test('every habit of the list has been shown above', () => assert.equal(habits.length, 10));
});

describe('commands', () => {
  test('without a prompt sign are fine, and so are variables and other languages', () => {
    assert.deepEqual(checkPrompts(pageOf('```sh\n$HOME/bin/x\necho $ x\n```\n\n```text\n$ x\n```\n')), {
      problems: [],
      fences: 2,
    });
  });
  test('with one are told by their own line', () => {
    const {problems} = checkPrompts(
      pageOf('```sh\nexport A=b\n$ pact --help\n```\n\n```powershell\nPS C:\\> pact\n```\n'),
    );
    assert.deepEqual(
      shown(problems).map((line) => line.replace(/\. .*$/, '.')),
      [
        'docs/docs/fixture.mdx:8: this command begins with the prompt sign "$".',
        'docs/docs/fixture.mdx:12: this command begins with the prompt sign "PS C:\\>".',
      ],
    );
    assert.match(problems[0]?.hint ?? '', /copied whole/);
  });
});
