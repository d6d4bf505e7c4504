import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fromHtml} from 'hast-util-from-html';
import {compareCopies, copyOf} from './markdownExports';
import {checkData, thingsIn, type DataRules} from './markdownExports/data';
import {checkLlms, parseLlms} from './markdownExports/llms';
import {blocksOfHtml, checkMarkdown, readHead, type Published} from './markdownExports/page';

const HOME = 'https://docs.example/';
const SITE: Published = {
  home: HOME,
  idsOf: (path) =>
    new Map([
      ['', new Set<string>()],
      ['docs/a', new Set(['one'])],
      ['img/x.png', new Set<string>()],
    ]).get(path),
};
const DESCRIPTION = 'What the page is about, in a sentence of fifty characters.';

const htmlOf = (body: string, head = ''): string =>
  `<html lang=en class=docs-doc-page><head><link rel=canonical href=${HOME}docs/a><meta name=description content="${DESCRIPTION}">${head}</head><body><article><nav class=theme-doc-breadcrumbs></nav><div class=markdown><h1>A</h1>${body}</div></article></body></html>`;

const HTML = htmlOf(
  '<p>x</p><h2 id=one>One</h2><pre class=language-js><code>a</code></pre><table><thead><tr><th>N</table><figure class=diagram><svg role=img aria-label=A></svg></figure><pre>b</pre>',
);
const MARKDOWN = '# A\n\nx\n\n## One\n\n```js\na\n```\n\n| N |\n| - |\n\n```mermaid\nA\n```\n\n```\nb\n```\n';

function problemsOf(markdown: string): string[] {
  const blocks = blocksOfHtml(fromHtml(HTML), '/docs/a');
  assert.ok(blocks);
  return checkMarkdown(markdown, blocks, SITE);
}

describe('a page as Markdown', () => {
  const wrong: [name: string, markdown: string, problem: RegExp][] = [
    ['a second main heading', MARKDOWN.replace('## One', '# One'), /has 2 headings of level 1/],
    ['no main heading', MARKDOWN.replace('# A\n', 'A\n'), /has 0 headings of level 1/],
    [
      'another heading',
      MARKDOWN.replace('## One', '## Two'),
      /other headings than its page: number 2 is "Two" and should be "One"/,
    ],
    [
      'code without its language',
      MARKDOWN.replace('```js', '```'),
      /language of number 1 is "" and should be "js" \(3 of 3\)/,
    ],
    ['code that is lost', MARKDOWN.replace('```\nb\n```\n', ''), /number 3 is "none" and should be "" \(2 of 3\)/],
    [
      'a diagram without its source',
      MARKDOWN.replace('```mermaid\nA\n```\n', ''),
      /number 2 is "" and should be "mermaid"/,
    ],
    ['a table that is lost', MARKDOWN.replace('| - |', '| = |'), /has 0 tables, and its page 1/],
    ['HTML', `${MARKDOWN}\n<div>x</div>\n`, /holds HTML, <div>x<\/div>/],
    ['HTML in a line', `${MARKDOWN}\nA<br>b\n`, /holds HTML, <br>/],
    ['an invisible character', `${MARKDOWN}\nA\u200Bb\n`, /U\+200B/],
    ['an address that is not whole', `${MARKDOWN}\n[x](/docs/a)\n`, /leads to "\/docs\/a", which is no whole address/],
    ['a page that is not there', `${MARKDOWN}\n[x](${HOME}docs/b)\n`, /docs\/b, which this site does not have/],
    ['an anchor that is not there', `${MARKDOWN}\n[x](${HOME}docs/a#two)\n`, /that page has no "two"/],
    [
      'a picture that is not there',
      `${MARKDOWN}\n![x](${HOME}img/y.png)\n`,
      /img\/y\.png, which this site does not have/,
    ],
    ['a script as address', `${MARKDOWN}\n[x](javascript:alert)\n`, /by javascript:/],
  ];
  test('that says the same is right', () =>
    assert.deepEqual(
      problemsOf(`${MARKDOWN}\n[x](${HOME}docs/a#one), [y](https://elsewhere.example/z#q), ![z](${HOME}img/x.png)\n`),
      [],
    ));
  for (const [name, markdown, problem] of wrong)
    test(`is refused with ${name}`, () => assert.match(problemsOf(markdown).join('\n'), problem));
});

describe('pages and their copies', () => {
  const pages = [
    '/',
    '/docs/a',
    '/404',
    '/search',
    '/notices',
    '/notices/tags/on-premises',
    '/notices/page/2',
    '/notices/news',
  ];
  test('are the same', () =>
    assert.deepEqual(compareCopies(pages, new Set(['/index.md', '/docs/a.md', '/notices/news.md'])), []));
  test('one that is missing is found, and one too many', () => {
    const problems = compareCopies(pages, new Set(['/index.md', '/notices/news.md', '/notices.md', '/docs/b.md']));
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['/docs/a', '/notices.md', '/docs/b.md'],
    );
  });
  test('the home page has a name', () => assert.equal(copyOf('/'), '/index.md'));
});

const ENTRY = `- [A](${HOME}docs/a.md): ${DESCRIPTION}`;
const LLMS = `# Docs\n\n> What it is.\n\nRead on.\n\n## Docs\n\n${ENTRY}\n- [B](${HOME}docs/b.md): ${DESCRIPTION}\n`;
const COPIES = new Map([
  [`${HOME}docs/a.md`, '# A\n\nx\n'],
  [`${HOME}docs/b.md`, '# B\n\ny\n'],
]);
const FULL = '# A\n\nx\n\n---\n\n# B\n\ny\n';
const ALL = new Set(COPIES.keys());

describe('llms.txt', () => {
  const wrong: [name: string, text: string, problem: RegExp][] = [
    ['without a title', LLMS.replace('# Docs\n', ''), /llms\.txt:2: it begins with a heading/],
    ['without a summary', LLMS.replace('> ', ''), /llms\.txt:3: behind the title stands a summary/],
    ['with other headings', LLMS.replace('## ', '### '), /llms\.txt:7: sections have headings of level 2/],
    [
      'with text in a section',
      `${LLMS}\nMore.\n`,
      /a section holds a list of links, and nothing else; found is a paragraph/,
    ],
    ['with an entry without a description', LLMS.replace(`: ${DESCRIPTION}\n- `, '\n- '), /llms\.txt:9: an entry is/],
    ['with an entry without a link', LLMS.replace('[B]', 'B'), /llms\.txt:10: an entry is/],
    ['with an empty section', `${LLMS}\n## Optional\n`, /the section "Optional" is empty/],
    ['that lists nothing', '# Docs\n\n> What it is.\n', /it lists nothing/],
  ];
  test('in its form is read', () =>
    assert.deepEqual(
      parseLlms(LLMS).entries.map(({section, title}) => [section, title]),
      [
        ['Docs', 'A'],
        ['Docs', 'B'],
      ],
    ));
  for (const [name, text, problem] of wrong)
    test(`${name} is refused`, () => assert.throws(() => parseLlms(text), problem));

  const check = (text = LLMS, full = FULL, docs = ALL): string =>
    checkLlms(parseLlms(text), full, COPIES, docs).join('\n');
  test('and the whole text that fit the pages are right', () => assert.equal(check(), ''));
  test('says of a frozen page which edition it is of', () => {
    const frozen = (title: string) =>
      checkLlms(
        {
          title: 'Docs',
          summary: 'Docs.',
          sections: ['Docs'],
          entries: [{section: 'Docs', title, address: `${HOME}1.x/docs/a.md`, description: DESCRIPTION}],
        },
        '# A\n\nx\n',
        new Map([[`${HOME}1.x/docs/a.md`, '# A\n\nx\n']]),
        new Set(),
      ).join('\n');
    assert.doesNotMatch(frozen('A (On-Premises 1.x)'), /not its heading/);
    assert.match(frozen('A'), /calls .*1\.x\/docs\/a\.md "A", which is not its heading/);
  });
  test('must name every page once, by its heading, and no other', () => {
    assert.match(check(LLMS.replace(ENTRY, `${ENTRY}\n${ENTRY}`)), /names .*a\.md twice/);
    assert.match(check(LLMS.replace(`${ENTRY}\n`, '')), /does not name .*a\.md/);
    assert.match(check(LLMS.replace('docs/b.md', 'docs/c.md')), /c\.md, which is no page/);
    assert.match(check(LLMS.replace('[A]', '[Other]')), /"Other", which is not its heading/);
    assert.match(check(LLMS.replace(DESCRIPTION, 'Short.')), /in 6 characters/);
  });
  test('stands beside a whole text that holds the docs, in this order and nothing else', () => {
    assert.match(check(LLMS, '# A\n\nx\n'), /lacks .*b\.md/);
    assert.match(check(LLMS, FULL, new Set([`${HOME}docs/a.md`])), /holds .*b\.md/);
    assert.match(check(LLMS, '# B\n\ny\n\n---\n\n# A\n\nx\n'), /has .*b\.md before pages/);
    assert.match(check(LLMS, `${FULL}More.\n`), /has \d+ characters, and its pages/);
  });
});

const ORGANIZATION = {'@type': 'Organization', name: 'Owner', url: 'https://owner.example/'};
const ARTICLE = {
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: 'A',
  description: DESCRIPTION,
  url: `${HOME}docs/a`,
  mainEntityOfPage: `${HOME}docs/a`,
  inLanguage: 'en',
  image: `${HOME}x.png`,
  author: ORGANIZATION,
  publisher: ORGANIZATION,
  isPartOf: {'@type': 'WebSite', name: 'Docs', url: HOME},
};
const STEP = {'@type': 'HowToStep', position: 1, name: 'Do', text: 'Do it.', url: `${HOME}docs/a#one`};
const HOW_TO = {
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: 'A',
  description: DESCRIPTION,
  step: [STEP, {...STEP, position: 2}],
};
const TRAIL = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{'@type': 'ListItem', position: 1, name: 'A', item: `${HOME}docs/a`}],
};
const RULES: DataRules = {kind: 'how-to', isNotice: false, hasNumbers: true};

function dataProblems(things: readonly object[], rules = RULES): string {
  const head = readHead(
    fromHtml(
      htmlOf(
        '<h2 id=one>One</h2>',
        things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join(''),
      ),
    ),
  );
  return checkData(head, rules).join('\n');
}

describe('structured data', () => {
  test('that fits the page is right', () => assert.equal(dataProblems([ARTICLE, HOW_TO, TRAIL]), ''));
  test('is not told of a page that search engines are asked to leave out', () => {
    const head = (thing: object) =>
      readHead(
        fromHtml(
          htmlOf(
            '',
            `<meta name="robots" content="noindex, nofollow"><script type="application/ld+json">${JSON.stringify(thing)}</script>`,
          ),
        ),
      );
    assert.deepEqual(checkData(head(TRAIL), RULES), []);
    assert.match(checkData(head(ARTICLE), RULES).join(), /tells of itself/);
  });
  test('must parse, name its vocabulary, and not be able to end its element', () => {
    assert.match(thingsIn(['{']).problems.join(), /does not parse/);
    assert.match(thingsIn(['{"@context":"https://elsewhere.example"}']).problems.join(), /without "@context"/);
    assert.match(thingsIn(['{"@context":"https://schema.org","name":"</b>"}']).problems.join(), /write it as \\u003c/);
  });
  const wrong: [name: string, things: object[], problem: RegExp, rules?: DataRules][] = [
    ['no article', [TRAIL], /has no article in its JSON-LD; it needs one TechArticle/],
    ['two articles', [ARTICLE, ARTICLE], /has TechArticle, TechArticle/],
    ['the article of a doc on a notice', [ARTICLE], /it needs one Article/, {...RULES, isNotice: true}],
    ['a notice without its day', [{...ARTICLE, '@type': 'Article'}], /wrong datePublished/, {...RULES, isNotice: true}],
    ['another headline', [{...ARTICLE, headline: 'B'}], /wrong headline/],
    ['another address', [{...ARTICLE, url: `${HOME}docs/b`}], /wrong url/],
    ['no publisher', [{...ARTICLE, publisher: undefined}], /wrong publisher/],
    ['a day that is none', [{...ARTICLE, dateModified: 'yesterday'}], /wrong dateModified/],
    ['two trails', [ARTICLE, TRAIL, TRAIL], /has 2 lists of crumbs/],
    [
      'a crumb without an address',
      [ARTICLE, {...TRAIL, itemListElement: [{'@type': 'ListItem', position: 1, name: 'A'}]}],
      /crumb 1 .* not whole/,
    ],
    ['a HowTo on a reference', [ARTICLE, HOW_TO], /its kind is reference/, {...RULES, kind: 'reference'}],
    ['a HowTo without numbers', [ARTICLE, HOW_TO], /no numbered steps/, {...RULES, hasNumbers: false}],
    ['a HowTo of one step', [ARTICLE, {...HOW_TO, step: [STEP]}], /fewer than two steps/],
    ['steps out of order', [ARTICLE, {...HOW_TO, step: [STEP, STEP]}], /step 2 of its HowTo has a wrong position/],
    [
      'a step that leads elsewhere',
      [ARTICLE, {...HOW_TO, step: [STEP, {...STEP, position: 2, url: `${HOME}docs/a#two`}]}],
      /which is not on this page/,
    ],
    [
      'something unknown',
      [ARTICLE, {'@context': 'https://schema.org', '@type': 'Recipe'}],
      /no rule knows: TechArticle, Recipe/,
    ],
  ];
  for (const [name, things, problem, rules] of wrong)
    test(`with ${name} is refused`, () => assert.match(dataProblems(things, rules), problem));
});
