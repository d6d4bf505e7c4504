import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {GlossaryTerm} from '../../src/data/glossary';
import {checkDefinitions, checkGlossary} from './glossary';
import {parsePage} from './prose/page';

const TERM: GlossaryTerm = {
  id: 'matrix',
  term: 'matrix',
  definition: 'A table of versions and results.',
  link: '/docs/pact',
  linkName: 'Pact',
};
const page = (text: string, file = 'docs/docs/x.mdx') => parsePage(file, text);
const check = (text: string, terms: readonly GlossaryTerm[] = [TERM]) =>
  checkGlossary(terms, [page(text)], (path) => path === '/docs/pact').problems;

describe('the glossary check', () => {
  test('accepts a term in text, in a heading, or in a <Term> component', () => {
    assert.deepEqual(check('The matrix.'), []);
    assert.deepEqual(check('## The matrix\n\nText.'), []);
    assert.deepEqual(check('A <Term id="matrix">table</Term>.'), []);
  });
  test('reports a term that no page uses, apart from the glossary page', () => {
    assert.match(check('Nothing.').join(), /glossary\.ts: No page uses the term "matrix"/);
    assert.match(
      checkGlossary(
        [TERM],
        [page('The matrix.', 'docs/docs/troubleshooting/glossary.mdx')],
        () => true,
      ).problems.join(),
      /No page uses the term/,
    );
  });
  test('reports an unknown id of a <Term> component, with the file and line', () =>
    assert.match(
      check('The matrix.\n\nA <Term id="matrics">table</Term>.').join(),
      /^docs\/docs\/x\.mdx:3: <Term id="matrics"> isn’t in the glossary/,
    ));
  test('reports a link to a page that doesn’t exist', () =>
    assert.match(
      check('The matrix.', [{...TERM, link: '/docs/none#x'}]).join(),
      /The link of "matrix" leads to \/docs\/none, which isn’t a page/,
    ));
  test('checks the spelling and wording of definitions', async () => {
    assert.deepEqual(await checkDefinitions([TERM], '', 'Pact'), []);
    const problems = await checkDefinitions(
      [TERM, {...TERM, id: 'x', term: 'thing', definition: 'This is simply a tabel of versions.'}],
      '',
      'Pact',
    );
    assert.match(problems.join('\n'), /glossary\.ts: "thing": Found "simply", which the house style avoids/);
    assert.match(problems.join('\n'), /"thing": .*tabel/);
    assert.doesNotMatch(problems.join('\n'), /"matrix":/);
  });
  test('fails if there are no pages', () =>
    assert.match(checkGlossary([], [], () => true).problems.join(), /found no pages/));
});
