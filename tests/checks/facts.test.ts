import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Fact} from '../../src/data/facts.schema';
import {schemas} from '../../src/data/facts.schema';
import {checkFacts} from './facts';

const FACT: Fact = {
  id: 'lamp-color',
  statement: 'The lamp is **green**, never red, when it works.',
  home: '/docs/lamp#color',
  sources: ['https://example.com/lamp'],
  contradictions: [{pattern: 'lamp[^.]*\\bred\\b', contradicts: 'A red lamp is red.', agrees: 'Red is a color.'}],
};
const HOME = {file: 'docs/docs/lamp.mdx', source: `# Lamp\n\nFirst. ${FACT.statement}\n`};
const check = (source: string, fact: Fact = FACT) => checkFacts([HOME, {file: 'docs/docs/x.mdx', source}], [fact]);

describe('the facts check', () => {
  test('accepts pages that agree, and counts what it read', () => {
    assert.deepEqual(check('The lamp is green. Red is a color.\n\n- One\n- Two'), {problems: [], passages: 5});
  });

  test('reports a contradiction with the line, also across lines and without bold text', () => {
    assert.deepEqual(check('One.\n\nIf it works, the lamp\nis `red`.').problems, [
      'docs/docs/x.mdx:3: contradicts the fact lamp-color. Write what it says, or link to /docs/lamp#color: The lamp is green, never red, when it works.',
    ]);
    assert.match(check('| A | B |\n| - | - |\n| The lamp | **red** |').problems.join(), /^docs\/docs\/x\.mdx:3: /);
  });

  test('compares list items and table rows one by one', () => {
    assert.deepEqual(check('- A lamp\n- A red car\n\n| Lamp |\n| Red |').problems, []);
  });

  test('ignores front matter and code blocks', () => {
    assert.deepEqual(check('---\ntitle: a lamp is red\n---\n\n```text\nThe lamp is red\n```').problems, []);
  });

  test('reports a home page that doesn’t state the fact, or that doesn’t exist', () => {
    const changed = checkFacts([{...HOME, source: 'The lamp is green.'}], [FACT]).problems;
    assert.match(changed.join(), /^docs\/docs\/lamp\.mdx: expected the statement of the fact lamp-color/);
    assert.match(checkFacts([], [FACT]).problems.join(), /the home of lamp-color is \/docs\/lamp#color, which isn't/);
  });

  test('accepts an exception, and reports one that isn’t needed', () => {
    const fact = {...FACT, exceptions: [{file: 'docs/docs/x.mdx', reason: 'describes an old lamp'}]};
    assert.deepEqual(check('The old lamp is red.', fact).problems, []);
    assert.deepEqual(check('The lamp is green.', fact).problems, [
      "src/data/facts.ts: lamp-color has an exception for docs/docs/x.mdx, which doesn't need one. Remove the exception.",
    ]);
  });
});

describe('the schema of facts', () => {
  const problemsOf = (contradiction: Partial<Fact['contradictions'][number]>): string =>
    schemas.facts
      .safeParse([{...FACT, contradictions: [{...FACT.contradictions[0], ...contradiction}]}])
      .error?.issues.map(({path, message}) => `${path.join('.')}: ${message}`)
      .join() ?? '';

  test('accepts a pattern that separates its two examples', () => {
    assert.equal(problemsOf({}), '');
  });
  test('reports examples that the pattern doesn’t separate', () => {
    assert.match(
      problemsOf({contradicts: 'The lamp is green.'}),
      /contradicts: expected an example that the pattern matches/,
    );
    assert.match(
      problemsOf({agrees: 'The lamp is red.'}),
      /agrees: expected an example that the pattern doesn’t match/,
    );
  });
});
