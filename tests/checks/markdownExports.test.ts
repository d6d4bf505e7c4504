import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fromHtml} from 'hast-util-from-html';
import {compareExports, exportPathOf} from './markdownExports';
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

describe('a Markdown export', () => {
  const wrong: [name: string, markdown: string, problem: RegExp][] = [
    ['a second level 1 heading', MARKDOWN.replace('## One', '# One'), /Expected one level 1 heading, but found 2\./],
    ['no level 1 heading', MARKDOWN.replace('# A\n', 'A\n'), /Expected one level 1 heading, but found 0\./],
    [
      'a different heading',
      MARKDOWN.replace('## One', '## Two'),
      /The headings differ from the page’s\. Expected "One" at position 2, but found "Two"/,
    ],
    [
      'code without its language',
      MARKDOWN.replace('```js', '```'),
      /The languages .*Expected "js" at position 1, but found "" \(expected 3 in total, found 3\)/,
    ],
    [
      'a missing code block',
      MARKDOWN.replace('```\nb\n```\n', ''),
      /Expected "" at position 3, but found "none" \(expected 3 in total, found 2\)/,
    ],
    [
      'a diagram without its source',
      MARKDOWN.replace('```mermaid\nA\n```\n', ''),
      /Expected "mermaid" at position 2, but found ""/,
    ],
    ['a missing table', MARKDOWN.replace('| - |', '| = |'), /Expected 1 tables, as on the page, but found 0\./],
    ['block HTML', `${MARKDOWN}\n<div>x</div>\n`, /Contains the HTML <div>x<\/div>\./],
    ['inline HTML', `${MARKDOWN}\nA<br>b\n`, /Contains the HTML <br>\./],
    ['an invisible character', `${MARKDOWN}\nA\u200Bb\n`, /U\+200B/],
    ['a relative URL', `${MARKDOWN}\n[x](/docs/a)\n`, /Expected absolute URLs, but found "\/docs\/a"\./],
    ['a link to a missing page', `${MARKDOWN}\n[x](${HOME}docs/b)\n`, /docs\/b, which doesn’t exist on this site/],
    ['a link to a missing anchor', `${MARKDOWN}\n[x](${HOME}docs/a#two)\n`, /that page has no anchor "two"/],
    ['a missing image', `${MARKDOWN}\n![x](${HOME}img/y.png)\n`, /img\/y\.png, which doesn’t exist on this site/],
    ['a script URL', `${MARKDOWN}\n[x](javascript:alert)\n`, /unexpected scheme "javascript:"/],
  ];
  test('that matches its page is accepted', () =>
    assert.deepEqual(
      problemsOf(`${MARKDOWN}\n[x](${HOME}docs/a#one), [y](https://elsewhere.example/z#q), ![z](${HOME}img/x.png)\n`),
      [],
    ));
  for (const [name, markdown, problem] of wrong)
    test(`is rejected with ${name}`, () => assert.match(problemsOf(markdown).join('\n'), problem));
});

const NOTICES = ['/notices.md', '/notices/news.md', '/notices/tags/on-premises.md'];

describe('pages and their exports', () => {
  const pages = [
    '/',
    '/docs/a',
    '/404',
    '/search',
    '/notices',
    '/notices/tags',
    '/notices/tags/on-premises',
    '/notices/tags/on-premises/page/2',
    '/notices/archive',
    '/notices/page/2',
    '/notices/news',
  ];
  test('match if each page with content has an export', () =>
    assert.deepEqual(compareExports(pages, new Set(['/index.md', '/docs/a.md', ...NOTICES])), []));
  test('are reported if an export is missing or has no page', () => {
    const problems = compareExports(
      pages,
      new Set(['/index.md', '/notices/page/2.md', '/docs/b.md', ...NOTICES.slice(1)]),
    );
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['/docs/a', '/notices', '/notices/page/2.md', '/docs/b.md'],
    );
  });
  test('include the home page', () => assert.equal(exportPathOf('/'), '/index.md'));
});

const ENTRY = `- [A](${HOME}docs/a.md): ${DESCRIPTION}`;
const LLMS = `# Docs\n\n> What it is.\n\nRead on.\n\n## Docs\n\n${ENTRY}\n- [B](${HOME}docs/b.md): ${DESCRIPTION}\n`;
const EXPORTS = new Map([
  [`${HOME}docs/a.md`, '# A\n\nx\n'],
  [`${HOME}docs/b.md`, '# B\n\ny\n'],
]);
const FULL = '# A\n\nx\n\n---\n\n# B\n\ny\n';
const ALL = new Set(EXPORTS.keys());

describe('llms.txt', () => {
  const wrong: [name: string, text: string, problem: RegExp][] = [
    ['without a title', LLMS.replace('# Docs\n', ''), /llms\.txt:2: Expected a level 1 heading at the start/],
    ['without a summary', LLMS.replace('> ', ''), /llms\.txt:3: Expected a summary after the title/],
    ['with other headings', LLMS.replace('## ', '### '), /llms\.txt:7: Expected a level 2 heading for each section/],
    [
      'with text in a section',
      `${LLMS}\nMore.\n`,
      /Expected only a list of links in the section, but found a node of type paragraph/,
    ],
    [
      'with an entry without a description',
      LLMS.replace(`: ${DESCRIPTION}\n- `, '\n- '),
      /llms\.txt:9: Expected an entry in the form/,
    ],
    ['with an entry without a link', LLMS.replace('[B]', 'B'), /llms\.txt:10: Expected an entry in the form/],
    ['with an empty section', `${LLMS}\n## Optional\n`, /Expected at least one link in the section "Optional"/],
    ['without links', '# Docs\n\n> What it is.\n', /Expected at least one link/],
  ];
  test('in the correct format is parsed', () =>
    assert.deepEqual(
      parseLlms(LLMS).entries.map(({section, title}) => [section, title]),
      [
        ['Docs', 'A'],
        ['Docs', 'B'],
      ],
    ));
  for (const [name, text, problem] of wrong)
    test(`${name} is rejected`, () => assert.throws(() => parseLlms(text), problem));

  const check = (text = LLMS, full = FULL, docs = ALL): string =>
    checkLlms(parseLlms(text), full, EXPORTS, docs).join('\n');
  test('and llms-full.txt are accepted if they match the pages', () => assert.equal(check(), ''));
  test('has the version in the titles of archived pages', () => {
    const archived = (title: string) =>
      checkLlms(
        {
          title: 'Docs',
          summary: 'Docs.',
          sections: ['Docs'],
          entries: [{section: 'Docs', title, url: `${HOME}1.x/docs/a.md`, description: DESCRIPTION}],
        },
        '# A\n\nx\n',
        new Map([[`${HOME}1.x/docs/a.md`, '# A\n\nx\n']]),
        new Set(),
      ).join('\n');
    assert.doesNotMatch(archived('A (On-Premises 1.x)'), /isn’t the page’s heading/);
    assert.match(archived('A'), /lists .*1\.x\/docs\/a\.md as "A", which isn’t the page’s heading/);
  });
  test('must list every page once, by its heading, and nothing else', () => {
    assert.match(check(LLMS.replace(ENTRY, `${ENTRY}\n${ENTRY}`)), /lists .*a\.md twice/);
    assert.match(check(LLMS.replace(`${ENTRY}\n`, '')), /doesn’t list .*a\.md/);
    assert.match(check(LLMS.replace('docs/b.md', 'docs/c.md')), /c\.md, which isn’t a Markdown export/);
    assert.match(check(LLMS.replace('[A]', '[Other]')), /"Other", which isn’t the page’s heading/);
    assert.match(check(LLMS.replace(DESCRIPTION, 'Short.')), /a description of 6 characters/);
  });
  test('has an llms-full.txt that contains only the docs, in the same order', () => {
    assert.match(check(LLMS, '# A\n\nx\n'), /doesn’t contain .*b\.md/);
    assert.match(check(LLMS, FULL, new Set([`${HOME}docs/a.md`])), /contains .*b\.md, which isn’t a current doc/);
    assert.match(check(LLMS, '# B\n\ny\n\n---\n\n# A\n\nx\n'), /has .*b\.md before pages/);
    assert.match(check(LLMS, `${FULL}More.\n`), /has \d+ characters, but its pages/);
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
const BREADCRUMBS = {
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
  test('that matches the page is accepted', () => assert.equal(dataProblems([ARTICLE, HOW_TO, BREADCRUMBS]), ''));
  test('on a page with noindex may only be breadcrumbs', () => {
    const head = (thing: object) =>
      readHead(
        fromHtml(
          htmlOf(
            '',
            `<meta name="robots" content="noindex, nofollow"><script type="application/ld+json">${JSON.stringify(thing)}</script>`,
          ),
        ),
      );
    assert.deepEqual(checkData(head(BREADCRUMBS), RULES), []);
    assert.match(checkData(head(ARTICLE), RULES).join(), /may only have breadcrumbs/);
  });
  test('must be valid JSON, have a context, and not contain <', () => {
    assert.match(thingsIn(['{']).problems.join(), /isn’t valid JSON/);
    assert.match(thingsIn(['{"@context":"https://elsewhere.example"}']).problems.join(), /doesn’t have "@context"/);
    assert.match(thingsIn(['{"@context":"https://schema.org","name":"</b>"}']).problems.join(), /Write it as \\u003c/);
  });
  const wrong: [name: string, things: object[], problem: RegExp, rules?: DataRules][] = [
    ['no article', [BREADCRUMBS], /Expected one TechArticle in the JSON-LD, but found no article/],
    ['two articles', [ARTICLE, ARTICLE], /but found TechArticle, TechArticle/],
    ['a TechArticle on a notice', [ARTICLE], /Expected one Article/, {...RULES, isNotice: true}],
    [
      'a notice without its date',
      [{...ARTICLE, '@type': 'Article'}],
      /wrong or missing datePublished/,
      {...RULES, isNotice: true},
    ],
    ['a wrong headline', [{...ARTICLE, headline: 'B'}], /wrong or missing headline/],
    ['a wrong URL', [{...ARTICLE, url: `${HOME}docs/b`}], /wrong or missing url/],
    ['no publisher', [{...ARTICLE, publisher: undefined}], /wrong or missing publisher/],
    ['an invalid date', [{...ARTICLE, dateModified: 'yesterday'}], /wrong or missing dateModified/],
    ['two breadcrumb lists', [ARTICLE, BREADCRUMBS, BREADCRUMBS], /has 2 BreadcrumbList objects/],
    [
      'a breadcrumb without a URL',
      [ARTICLE, {...BREADCRUMBS, itemListElement: [{'@type': 'ListItem', position: 1, name: 'A'}]}],
      /Item 1 of the BreadcrumbList needs .* a URL/,
    ],
    ['a HowTo on a reference', [ARTICLE, HOW_TO], /the kind of this page is reference/, {...RULES, kind: 'reference'}],
    ['a HowTo without numbers', [ARTICLE, HOW_TO], /no numbered steps/, {...RULES, hasNumbers: false}],
    ['a HowTo with one step', [ARTICLE, {...HOW_TO, step: [STEP]}], /fewer than two steps/],
    ['steps out of order', [ARTICLE, {...HOW_TO, step: [STEP, STEP]}], /Step 2 of the HowTo has a wrong position/],
    [
      'a step with an unknown anchor',
      [ARTICLE, {...HOW_TO, step: [STEP, {...STEP, position: 2, url: `${HOME}docs/a#two`}]}],
      /which isn’t on this page/,
    ],
    [
      'an unexpected type',
      [ARTICLE, {'@context': 'https://schema.org', '@type': 'Recipe'}],
      /unexpected types: TechArticle, Recipe/,
    ],
  ];
  for (const [name, things, problem, rules] of wrong)
    test(`with ${name} is rejected`, () => assert.match(dataProblems(things, rules), problem));
});
