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

describe('the glossary gate', () => {
  test('is content with a term in text, in a heading, or marked by hand', () => {
    assert.deepEqual(check('The matrix.'), []);
    assert.deepEqual(check('## The matrix\n\nText.'), []);
    assert.deepEqual(check('A <Term id="matrix">table</Term>.'), []);
  });
  test('names a term that no page uses; its own page and code do not count', () => {
    assert.match(check('Nothing.').join(), /glossary\.ts: "matrix" stands on no page/);
    assert.match(
      checkGlossary(
        [TERM],
        [page('The matrix.', 'docs/docs/troubleshooting/glossary.mdx')],
        () => true,
      ).problems.join(),
      /stands on no page/,
    );
  });
  test('names a mark that is no term, with file and line', () =>
    assert.match(
      check('The matrix.\n\nA <Term id="matrics">table</Term>.').join(),
      /^docs\/docs\/x\.mdx:3: <Term id="matrics"> is not in the glossary/,
    ));
  test('names a link to no page', () =>
    assert.match(
      check('The matrix.', [{...TERM, link: '/docs/none#x'}]).join(),
      /"matrix" leads to \/docs\/none, which is no page/,
    ));
  test('reads definitions as prose: spelling and wording', async () => {
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
  test('fails where there is nothing to look at', () =>
    assert.match(checkGlossary([], [], () => true).problems.join(), /there is no page/));
});
