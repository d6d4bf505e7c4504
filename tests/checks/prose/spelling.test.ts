import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import type {Problem} from './page';
import {checkSpelling, compareWords, parseWords, unusedWords} from './spelling';

const LIST = 'tests/checks/prose/words.txt';
const own = (...words: string[]) => parseWords(LIST, words.join('\n'), []);

describe('spelling', () => {
  test('knows English, software, our words, and names', async () => {
    const page = pageOf(
      'Kubernetes webhooks of a pacticipant, in color. Killercoda’s `misspeled` code.\n\n```js\nmisspeled\n```\n',
    );
    assert.deepEqual(await checkSpelling([page], own('pacticipant'), ['Killercoda']), []);
  });
  test('tells a slip with file, line, and suggestions, once for each page', async () => {
    const page = pageOf('Text.\n\nYou recieve it.\n\nAnd recieve it.\n');
    assert.deepEqual(
      shown(await checkSpelling([page], own(), [])).map((line) =>
        line.replace(/Did you mean "receive".*?\?/, 'Did you mean …?'),
      ),
      [
        `docs/docs/fixture.mdx:8: "recieve" is in no dictionary (also on line 10). Did you mean …? Put what is code in backticks; a word of the field goes into ${LIST} as "recieve", at its place.`,
      ],
    );
  });
  test('tells British spelling, and slips in alternative texts and titles', async () => {
    const page = pageOf('The colour of it.\n\n![A pictrue](a.png)\n\n<Card title="A crad" href="/a" />\n');
    assert.deepEqual(
      (await checkSpelling([page], own(), [])).map(({line, message}) => `${line} ${message}`),
      ['6 "colour" is in no dictionary.', '8 "pictrue" is in no dictionary.', '10 "crad" is in no dictionary.'],
    );
  });
});

describe('the list of words', () => {
  test('is read with its lines, comments left out', () => {
    const problems: Problem[] = [];
    assert.deepEqual(
      [...parseWords(LIST, '# a\nBDCT\n\npytest\n', problems).words],
      [
        ['BDCT', 2],
        ['pytest', 4],
      ],
    );
    assert.deepEqual(problems, []);
  });
  test('is sorted and holds no word twice', () => {
    const problems: Problem[] = [];
    parseWords(LIST, 'pytest\nBDCT\npytest\n', problems);
    assert.deepEqual(shown(problems), [
      `${LIST}:2: "BDCT" comes after "pytest", and the list is sorted. Move it up, before "pytest".`,
      `${LIST}:3: "pytest" stands on line 1 already. Remove one of the two.`,
    ]);
    assert.deepEqual(['b', 'A', 'a', 'B'].sort(compareWords), ['A', 'a', 'B', 'b']);
  });
  test('holds no word that stands on no page', () => {
    const page = pageOf('Pacticipants and pacticipant’s, ProductAPI.\n\n`healthcheck`\n');
    assert.deepEqual(shown(unusedWords([page], own('API', 'healthcheck', 'pacticipant'))), [
      `${LIST}:2: "healthcheck" stands on no page. Remove the line: a word that nobody uses may hide a slip that looks like it.`,
    ]);
  });
});
