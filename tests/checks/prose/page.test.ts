import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf} from './fixture';
import {countWords, parsePage, plainText, proseOf, roomOf, UnreadablePage} from './page';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe('a page', () => {
  test('is read by the room it stands in', () => {
    assert.deepEqual(roomOf('docs/docs/_shared.mdx'), {page: true, frozen: false, notice: false, partial: true});
    assert.deepEqual(roomOf('notices/2025-10-21-x.mdx'), {page: true, frozen: false, notice: true, partial: false});
    assert.deepEqual(roomOf('versioned_docs/version-1.x/index.mdx'), {
      page: true,
      frozen: true,
      notice: false,
      partial: false,
    });
    assert.equal(roomOf('samples/pact-cli/README.md').page, false);
  });

  test('keeps the lines of its front matter and of its text', () => {
    const page = parsePage(
      'docs/a.mdx',
      '---\r\ntitle: "One: two"\r\ndescription: Three\r\n---\r\n\r\n# Four {#id}\r\n',
    );
    assert.deepEqual(page.frontMatter.get('description'), {value: 'Three', line: 3, start: 35, end: 40});
    assert.equal(page.text.slice(35, 40), 'Three');
    const [heading] = page.tree.children;
    assert.equal(heading?.position?.start.line, 6);
    assert.equal(heading === undefined ? '' : plainText([heading]).trim(), 'Four');
  });

  test('has prose in text, alternative texts, captions, and titles, and none in code, addresses, and other attributes', () => {
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

  test('says that it is generated in its first comment', () => {
    assert.equal(pageOf('{/* Generated from x: do not edit. */}\n\nText.').generated, true);
    assert.equal(pageOf('Text that is generated.').generated, false);
  });

  test('that cannot be read is told with its line', () => {
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

  test('has words, not marks', () => assert.equal(countWords('The reader’s own can-i-deploy — 2 words!'), 6));
});
