import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import remarkSlides from './index';

/** Runs the plugin on a page and returns the result as MDX. */
function run(text: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkSlides({site: '/site'})(tree, {path: join('/site', 'docs/docs/page.mdx')});
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

const NOTES = '<SpeakerNotes>\n\nSay this.\n\n</SpeakerNotes>';
const slide = (...content: string[]) => ['<Slide>', ...content, '</Slide>'].join('\n\n');
const deck = (...content: string[]) => ['<Slides>', ...content, '</Slides>', ''].join('\n\n');

describe('a slide deck', () => {
  test('imports its components only into pages that have one', () => {
    assert.match(
      run(deck(slide('## One', 'Text.', NOTES), slide('## Two', '- Item'))),
      /^import \{Slides, Slide, SpeakerNotes\} from "@site\/src\/components\/Slides";\n/,
    );
    assert.doesNotMatch(run('Text.\n\n<Card>\n\nText.\n\n</Card>\n'), /import/);
  });

  for (const [what, text, message] of [
    ['an empty deck', '<Slides></Slides>\n', /^docs\/docs\/page\.mdx:1: <Slides> is empty\. Write its content/],
    ['text between slides', deck('Text.', slide('## One', 'Text.')), /:1: <Slides> can contain only <Slide> elements/],
    ['a slide without a title', deck(slide('Text.')), /:3: <Slide> must begin with its title, a heading of level 2/],
    ['a title of another level', deck(slide('### One', 'Text.')), /:3: <Slide> must begin with its title/],
    ['two titles', deck(slide('## One', '## Two')), /:3: <Slide> has more than one heading of level 2/],
    ['notes before the content', deck(slide('## One', NOTES, 'Text.')), /:3: <SpeakerNotes> must be the last element/],
    ['empty notes', deck(slide('## One', '<SpeakerNotes></SpeakerNotes>')), /:7: <SpeakerNotes> is empty/],
    ['an attribute', '<Slides theme="x">\n\n</Slides>\n', /:1: <Slides> has no attributes\. Remove them\./],
    ['a slide outside of a deck', slide('## One', 'Text.'), /:1: <Slide> is not directly inside <Slides>/],
    ['notes outside of a slide', NOTES, /:1: <SpeakerNotes> is not directly inside <Slide>/],
  ] as const)
    test(`reports ${what}`, () =>
      assert.throws(
        () => run(text),
        ({message: actual}: Error) => (assert.match(actual, message), true),
      ));
});
