import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import remarkSelfCheck from './index';

/** Runs the plugin on a page and returns the result as MDX. */
function run(text: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(text) as Root;
  remarkSelfCheck({site: '/site'})(tree, {path: join('/site', 'docs/docs/page.mdx')});
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

const RIGHT = '<Answer text="The consumer" correct>Its test **describes** the requests.</Answer>';
const WRONG = '<Answer text="The provider">No: it verifies.</Answer>';
const question = (...answers: string[]) => `<Question asks="Who writes?">\n${answers.join('\n')}\n</Question>`;
const page = (...inside: string[]) => `Text.\n\n<SelfCheck>\n${inside.join('\n')}\n</SelfCheck>\n`;

describe('a self-check', () => {
  test('imports its components only into pages that have one', () => {
    assert.match(
      run(page(question(RIGHT, WRONG), question(WRONG, RIGHT))),
      /^import \{SelfCheck, Question, Answer\} from "@site\/src\/components\/SelfCheck";\n/,
    );
    assert.doesNotMatch(run('Text.\n\n<Card>\n\nText.\n\n</Card>\n'), /import/);
  });
  test('can have explanations with several paragraphs', () => {
    assert.doesNotThrow(() =>
      run(page(question(RIGHT, '<Answer text="The provider">\n\nNo.\n\n- It verifies.\n\n</Answer>'))),
    );
  });

  for (const [what, text, message] of [
    [
      'a question without a correct answer',
      page(question(WRONG, WRONG)),
      /^docs\/docs\/page\.mdx:4: the question "Who writes\?" has no correct answer\. Mark exactly one as correct\.$/,
    ],
    [
      'a question with two correct answers',
      page(question(RIGHT, WRONG, RIGHT)),
      /:4: the question "Who writes\?" has 2 correct answers/,
    ],
    [
      'a question with one answer',
      page(question(RIGHT)),
      /:4: the question "Who writes\?" has 1 answer\. Write 2 to 4\./,
    ],
    ['a question with five answers', page(question(RIGHT, WRONG, WRONG, WRONG, WRONG)), /has 5 answers/],
    [
      'an answer without an explanation',
      page(question(RIGHT, '<Answer text="The provider"></Answer>')),
      /:6: the answer "The provider" has no explanation\. Between/,
    ],
    [
      'a question without text',
      page(`<Question>\n${RIGHT}\n${WRONG}\n</Question>`),
      /:4: <Question> needs the attribute asks="…"/,
    ],
    [
      'a question whose text is an expression',
      page(`<Question asks={x}>\n${RIGHT}\n${WRONG}\n</Question>`),
      /:4: <Question> needs the attribute asks="…"/,
    ],
    [
      'an answer without text',
      page(question(RIGHT, '<Answer>No.</Answer>')),
      /:6: <Answer> needs the attribute text="…"/,
    ],
    [
      'a value for correct',
      page(question(WRONG, '<Answer text="B" correct="true">Yes.</Answer>')),
      /:6: the answer "B" has a value for correct\. Write correct without a value/,
    ],
    [
      'an unknown attribute',
      page(question(RIGHT, '<Answer text="B" wrong>No.</Answer>')),
      /:6: the answer "B" has the unknown attribute wrong\. The attributes of <Answer> are: text, correct\./,
    ],
    [
      'text between questions',
      page('Think!', question(RIGHT, WRONG)),
      /:3: <SelfCheck> contains text\. <SelfCheck> can contain only <Question> elements\./,
    ],
    ['an answer where a question belongs', page(RIGHT), /:3: <SelfCheck> contains <Answer>\./],
    ['an empty self-check', '<SelfCheck>\n</SelfCheck>\n', /:1: <SelfCheck> has no <Question>\./],
    [
      'a question outside of a self-check',
      question(RIGHT, WRONG),
      /:1: the question "Who writes\?" is not directly inside <SelfCheck>\. Move it there\./,
    ],
    [
      'an answer outside of a question',
      `Text.\n\n${RIGHT}\n`,
      /:3: the answer "The consumer" is not directly inside <Question>\./,
    ],
  ] as const) {
    test(`reports ${what}`, () =>
      assert.throws(
        () => run(text),
        ({message: actual}: Error) => (assert.match(actual, message), true),
      ));
  }
});
