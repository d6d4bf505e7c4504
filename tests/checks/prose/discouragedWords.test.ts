import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
import {checkDiscouragedWords, checkPrompts, discouragedWords} from './discouragedWords';

describe('discouraged words', () => {
  test('are accepted in code and as parts of other terms', () => {
    assert.deepEqual(
      checkDiscouragedWords(
        pageOf('Adjust it. Just-in-time access. `please` run it; a justification.\n\n```sh\nsimply\n```\n'),
      ),
      [],
    );
  });
  for (const [body, word, hint] of [
    ['Simply run it.', 'Simply', /Remove the word/],
    ['You just run it.', 'just', /write "only"/],
    ['It is easy.', 'easy', /Describe what the task takes/],
    ['Obviously not.', 'Obviously', /Remove the word/],
    ['Of\ncourse not.', 'Of course', /Remove the word/],
    ['Tools, e.g. Pact.', 'e.g.', /"for example"/],
    ['Tools, i.e. Pact.', 'i.e.', /"that is"/],
    ['Tools etc.', 'etc.', /List the other items/],
    ['Click on it.', 'Click on', /not all readers use a mouse/],
    ['Do it in order to win.', 'in order to', /Write "to"/],
    ['Please do.', 'Please', /Instructions don’t need it/],
  ] as const) {
    test(`such as "${word}" are reported`, () => {
      const [line = ''] = formatted(checkDiscouragedWords(pageOf(`Text.\n\n${body}\n`)));
      assert.ok(line.startsWith(`docs/docs/fixture.mdx:8: Found "${word}", which the house style avoids.`), line);
      assert.match(line, hint);
    });
  }
  test('have a case above for every list entry', () => assert.equal(discouragedWords.length, 10));
});

describe('commands', () => {
  test('without a prompt are accepted, and so are variables and other languages', () => {
    assert.deepEqual(checkPrompts(pageOf('```sh\n$HOME/bin/x\necho $ x\n```\n\n```text\n$ x\n```\n')), {
      problems: [],
      codeBlocks: 2,
    });
  });
  test('with a prompt are reported with their line', () => {
    const {problems} = checkPrompts(
      pageOf('```sh\nexport A=b\n$ pact --help\n```\n\n```powershell\nPS C:\\> pact\n```\n'),
    );
    assert.deepEqual(
      formatted(problems).map((line) => line.replace(/\. .*$/, '.')),
      [
        'docs/docs/fixture.mdx:8: The command starts with the prompt "$".',
        'docs/docs/fixture.mdx:12: The command starts with the prompt "PS C:\\>".',
      ],
    );
    assert.match(problems[0]?.hint ?? '', /can copy the command/);
  });
});
