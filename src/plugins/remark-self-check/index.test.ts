import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import remarkSelfCheck from './index';

/** The page after the plugin, as MDX. */
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
  test('gives its components to the page, and only to such a page', () => {
    assert.match(
      run(page(question(RIGHT, WRONG), question(WRONG, RIGHT))),
      /^import \{SelfCheck, Question, Answer\} from "@site\/src\/components\/SelfCheck";\n/,
    );
    assert.doesNotMatch(run('Text.\n\n<Card>\n\nText.\n\n</Card>\n'), /import/);
  });
  test('may have explanations of several paragraphs', () => {
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
      /:4: the question "Who writes\?" has 1 answers; it needs 2 to 4\./,
    ],
    ['a question with five answers', page(question(RIGHT, WRONG, WRONG, WRONG, WRONG)), /has 5 answers/],
    [
      'an answer without an explanation',
      page(question(RIGHT, '<Answer text="The provider"></Answer>')),
      /:6: the answer "The provider" has no explanation\. Say between/,
    ],
    [
      'a question that asks nothing',
      page(`<Question>\n${RIGHT}\n${WRONG}\n</Question>`),
      /:4: <Question> needs asks="…"/,
    ],
    [
      'a question that an expression asks',
      page(`<Question asks={x}>\n${RIGHT}\n${WRONG}\n</Question>`),
      /:4: <Question> needs asks="…"/,
    ],
    ['an answer without words', page(question(RIGHT, '<Answer>No.</Answer>')), /:6: <Answer> needs text="…"/],
    [
      'a value of correct',
      page(question(WRONG, '<Answer text="B" correct="true">Yes.</Answer>')),
      /:6: the answer "B": write correct without a value/,
    ],
    [
      'an unknown attribute',
      page(question(RIGHT, '<Answer text="B" wrong>No.</Answer>')),
      /:6: the answer "B" has the attribute wrong\. <Answer> knows text, correct\./,
    ],
    [
      'text between questions',
      page('Think!', question(RIGHT, WRONG)),
      /:3: <SelfCheck> holds text of its own\. <SelfCheck> holds <Question> elements alone\./,
    ],
    ['an answer in the place of a question', page(RIGHT), /:3: <SelfCheck> holds <Answer>\./],
    ['an empty self-check', '<SelfCheck>\n</SelfCheck>\n', /:1: <SelfCheck> has no <Question>\./],
    [
      'a question of its own',
      question(RIGHT, WRONG),
      /:1: the question "Who writes\?" stands outside of <SelfCheck>\./,
    ],
    ['an answer of its own', `Text.\n\n${RIGHT}\n`, /:3: the answer "The consumer" stands outside of <Question>\./],
  ] as const) {
    test(`${what} stops the build`, () =>
      assert.throws(
        () => run(text),
        ({message: said}: Error) => (assert.match(said, message), true),
      ));
  }
});
