import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf} from './fixture';
import {countWords, parsePage, plainText, proseOf, fileKindOf, UnreadablePage} from './page';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe('a page', () => {
  test('has the kind of its folder', () => {
    assert.deepEqual(fileKindOf('docs/docs/_shared.mdx'), {page: true, archived: false, notice: false, partial: true});
    assert.deepEqual(fileKindOf('notices/2025-10-21-x.mdx'), {
      page: true,
      archived: false,
      notice: true,
      partial: false,
    });
    assert.deepEqual(fileKindOf('versioned_docs/version-1.x/index.mdx'), {
      page: true,
      archived: true,
      notice: false,
      partial: false,
    });
    assert.equal(fileKindOf('samples/pact-cli/README.md').page, false);
  });

  test('keeps the line numbers of its front matter and text', () => {
    const page = parsePage(
      'docs/a.mdx',
      '---\r\ntitle: "One: two"\r\ndescription: Three\r\n---\r\n\r\n# Four {/* #id */}\r\n',
    );
    assert.deepEqual(page.frontMatter.get('description'), {value: 'Three', line: 3, start: 35, end: 40});
    assert.equal(page.text.slice(35, 40), 'Three');
    const [heading] = page.tree.children;
    assert.equal(heading?.position?.start.line, 6);
    assert.equal(heading === undefined ? '' : plainText([heading]).trim(), 'Four');
  });

  test('has prose in text, alternative text, captions, and titles, but not in code, URLs, and other attributes', () => {
    const page = pageOf(
      [
        'import Aaa from "@theme/Bbb";',
        '',
        'One `ccc` qqq.rrr.sss-ttt [two](https://ddd.example/eee "three") https://fff.example at 9:45four.',
        '',
        '![five](/img/ggg.png) <Card href="/hhh" title="six">seven</Card>',
        '',
        "<Hero primary={{label: 'eight', href: '#iii'}} className=\"jjj\" />",
        '',
        '```js title="nine ten" file=samples/kkk.js',
        'lll();',
        '```',
        '',
        '```js title="mmm/nnn.js"',
        '```',
        '',
        '{/* ooo */}',
        '',
        'Eleven&nbsp;twelve [example-ppp](https://github.com/x/example-ppp)',
      ].join('\n'),
    );
    const prose = proseOf(page);
    assert.equal(prose.length, page.text.length);
    assert.deepEqual(wordsOf(prose), [
      'A',
      'page',
      'One',
      'two',
      'three',
      'at',
      '9:45four.',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'Eleven',
      'twelve',
    ]);
  });

  test('is generated if its first comment says so', () => {
    assert.equal(pageOf('{/* Generated from x: do not edit. */}\n\nText.').generated, true);
    assert.equal(pageOf('Text that is generated.').generated, false);
  });

  test('that can’t be parsed is reported with the line', () => {
    const problemOf = (source: string) => {
      try {
        parsePage('docs/a.mdx', source);
      } catch (error) {
        if (error instanceof UnreadablePage) return error.problem;
      }
      return undefined;
    };
    assert.equal(problemOf('---\ntitle: A\n---\n\n<Card>\n')?.line, 5);
    const front = problemOf('---\ntitle: A\ndescription: b: c\n---\n');
    assert.equal(front?.line, 3);
    assert.match(front?.hint ?? '', /in quotes/);
  });

  test('has a word count that ignores punctuation', () =>
    assert.equal(countWords('The reader’s own can-i-deploy — 2 words!'), 6));
});
