import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
import type {Problem} from './page';
import {checkSpelling, compareWords, parseWords, unusedWords} from './spelling';

const LIST = 'tests/checks/prose/words.txt';
const listOf = (...words: string[]) => parseWords(LIST, words.join('\n'), []);

describe('spelling', () => {
  test('accepts English words, software terms, words in the list, and names', async () => {
    const page = pageOf(
      'Kubernetes webhooks of a pacticipant, in color. Killercoda’s `misspeled` code.\n\n```js\nmisspeled\n```\n',
    );
    assert.deepEqual(await checkSpelling([page], listOf('pacticipant'), ['Killercoda']), []);
  });
  test('reports a misspelling once for each page, with the file, the lines, and suggestions', async () => {
    const page = pageOf('Text.\n\nYou recieve it.\n\nAnd recieve it.\n');
    assert.deepEqual(
      formatted(await checkSpelling([page], listOf(), [])).map((line) =>
        line.replace(/Did you mean "receive".*?\?/, 'Did you mean …?'),
      ),
      [
        `docs/docs/fixture.mdx:8: "recieve" isn’t in the dictionaries (also on line 10). Did you mean …? If it’s code, put it in backticks. If it’s a correct term, add "recieve" to ${LIST} in alphabetical order.`,
      ],
    );
  });
  test('reports British spellings, and misspellings in alternative text and titles', async () => {
    const page = pageOf('The neighbour of it.\n\n![A pictrue](a.png)\n\n<Card title="A crad" href="/a" />\n');
    assert.deepEqual(
      (await checkSpelling([page], listOf(), [])).map(({line, message}) => `${line} ${message}`),
      [
        '6 "neighbour" isn’t in the dictionaries.',
        '8 "pictrue" isn’t in the dictionaries.',
        '10 "crad" isn’t in the dictionaries.',
      ],
    );
  });
});

describe('the word list', () => {
  test('is read with line numbers and without comments', () => {
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
  test('must be sorted and have no duplicates', () => {
    const problems: Problem[] = [];
    parseWords(LIST, 'pytest\nBDCT\npytest\n', problems);
    assert.deepEqual(formatted(problems), [
      `${LIST}:2: Expected the list to be in alphabetical order, but "BDCT" comes after "pytest". Move it before "pytest".`,
      `${LIST}:3: "pytest" is already on line 1. Remove one of them.`,
    ]);
    assert.deepEqual(['b', 'A', 'a', 'B'].sort(compareWords), ['A', 'a', 'B', 'b']);
  });
  test('must not have words that no page uses', () => {
    const page = pageOf('Pacticipants and pacticipant’s, ProductAPI.\n\n`healthcheck`\n');
    assert.deepEqual(formatted(unusedWords([page], listOf('API', 'healthcheck', 'pacticipant'))), [
      `${LIST}:2: No page uses the word "healthcheck". Remove the line, because an unused word could hide a misspelling.`,
    ]);
  });
});
