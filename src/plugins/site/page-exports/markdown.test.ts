import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {readPageContent} from './extract.ts';
import {absoluteUrl, loadMarkdownWriter, type MarkdownWriter} from './markdown.ts';

let write: MarkdownWriter;
before(async () => {
  write = await loadMarkdownWriter();
});

/** The Markdown of a page with a body as the theme builds it, without the title. */
function markdown(body: string, diagrams?: ReadonlyMap<string, string>): string {
  const page = readPageContent(
    `<html lang=en class=docs-doc-page><head></head><body><article><div class=markdown><header><h1>A page</h1></header>${body}</div></article></body></html>`,
    '/docs/a',
  );
  assert.ok(page);
  const text = write.ofPage(page.article, {address: 'https://docs.example/preview/docs/a', title: 'A page', diagrams});
  assert.match(text, /^# A page\n/);
  return text.replace(/^# A page\n+/, '').trimEnd();
}

test('text comes with its marks, and without what is no content', () => {
  assert.equal(
    markdown(
      '<h2 id=b>B <code>x_y</code><a class=hash-link href=#b>\u200B</a></h2><p>Some <strong>bold</strong> and <em>stressed</em> text with <code>a|b</code>.<button>Copy</button></p><ol><li>One<li>Two<ul><li>Deep</ul></ol>',
    ),
    '## B `x_y`\n\nSome **bold** and _stressed_ text with `a|b`.\n\n1. One\n2. Two\n   - Deep',
  );
});

test('addresses are whole, whatever base path the site has', () => {
  assert.equal(
    markdown(
      '<p><a href=/preview/docs/b#c>b</a>, <a href=#d>d</a>, <a href=https://pact.io/>Pact</a>, <img src=/preview/img/x.png alt="A picture"></p>',
    ),
    '[b](https://docs.example/preview/docs/b#c), [d](https://docs.example/preview/docs/a#d), [Pact](https://pact.io/), ![A picture](https://docs.example/preview/img/x.png)',
  );
  assert.equal(absoluteUrl('mailto:a@b.example', 'https://docs.example/'), 'mailto:a@b.example');
});

test('an address in plain text is not escaped', () => {
  assert.equal(
    markdown('<p>Listens on http://localhost:8080 – for you@example.com</p>'),
    'Listens on http://localhost:8080 – for you@example.com',
  );
});

const block = (language: string, title: string, code: string): string =>
  `<div class="language-${language} theme-code-block">${title && `<div class=codeBlockTitle_x>${title}</div>`}<div class=codeBlockContent_x><pre class="prism-code language-${language}"><code>${code}</code></pre><div><button>Copy</button></div></div></div><p class=code-proof>Checked</p>`;

test('code keeps its language, its title, and its lines', () => {
  assert.equal(
    markdown(
      block(
        'js',
        'src/a.js',
        '<div class=token-line><span class=code-keyword>if</span> (a) {<br/></div><div class=token-line>  b();<br/></div><div class=token-line>}<br/></div>',
      ),
    ),
    '```js title="src/a.js"\nif (a) {\n  b();\n}\n```',
  );
  assert.equal(markdown('<pre><code>```\n&lt;b&gt;\n```</code></pre>'), '````\n```\n<b>\n```\n````');
});

test('a callout is a quotation that begins with its kind', () => {
  const callout = (heading: string): string =>
    `<div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_x><span><svg></svg></span>${heading}</div><div class=admonitionContent_x><p>Mind it.</p></div></div>`;
  assert.equal(markdown(callout('warning')), '> **Warning**\n>\n> Mind it.');
  assert.equal(markdown(callout('Old <code>tags</code>')), '> **Warning: Old `tags`**\n>\n> Mind it.');
});

test('tabs give each label and then its panel', () => {
  assert.equal(
    markdown(
      '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>Run npm.</p></div><div role=tabpanel hidden><p>Run Yarn.</p></div></div></div>',
    ),
    '**npm**\n\nRun npm.\n\n**Yarn**\n\nRun Yarn.',
  );
});

test('what folds stands below its label', () => {
  assert.equal(
    markdown('<details><summary>The <b>whole</b> file</summary><div style="display:none"><p>Text.</p></div></details>'),
    '**The whole file**\n\nText.',
  );
});

test('a question has its answers as a list, though no search finds them', () => {
  const html =
    '<div data-no-extract=search><fieldset><legend>Who?</legend><details><summary>You</summary><div><strong><span aria-hidden=true>✓</span> Right.</strong> It is you.</div></details></fieldset><p class="needs-script">0 of 1</p></div>';
  assert.equal(markdown(html), '**Who?**\n\n- **You**\n\n  **Right.** It is you.');
  assert.deepEqual(
    readPageContent(`<html class=docs-doc-page><body><article><h1>A</h1>${html}</article>`, '/a')?.record.sections.map(
      ({text}) => text,
    ),
    [''],
  );
});

test('a diagram is its words and its source, a screen its words and its notes', () => {
  const figure = (kind: string, rest = ''): string =>
    `<figure class=${kind} data-diagram=d123456><div role=group><svg role=img aria-label="A calls B."><text>A</text></svg></div><figcaption>A and B</figcaption>${rest}</figure>`;
  assert.equal(
    markdown(figure('diagram'), new Map([['d123456', 'flowchart LR\n  A --> B']])),
    '**Diagram: A and B.** A calls B.\n\n```mermaid\nflowchart LR\n  A --> B\n```',
  );
  assert.equal(markdown(figure('diagram')), '**Diagram: A and B.** A calls B.');
  assert.equal(
    markdown(
      figure('ui-mockup', '<ol class=ui-mockup__notes role=list><li>Opens <a href=/x>it</a>.<li>Closes it.</ol>'),
    ),
    '**Screen: A and B.** A calls B.\n\n1. Opens [it](https://docs.example/x).\n2. Closes it.',
  );
});

test('a table has one line a row, whatever stands in its cells', () => {
  assert.equal(
    markdown(
      '<table><caption>Names</caption><thead><tr><th>Name<th>Use</tr></thead><tbody><tr><th><code>a|b</code><td><p>One</p><p>Two</p><tr><td>React<a class=hash-link href=#r>\u200B</a><a href=https://x.example/>repo</a><span>Old</span><td><ul><li>x<li>y</ul><pre>npm  ci\n</pre></table>',
    ),
    '**Names**\n\n| Name | Use |\n| - | - |\n| `a\\|b` | One Two |\n| React [repo](https://x.example/) Old | x; y `npm ci` |',
  );
});

test('terms are a list, words of the glossary stay in their sentence, invisible characters go', () => {
  assert.equal(
    markdown('<dl><div><dt>Version<dd>1.0.0</div><div><dt>Contact<dd>Us</div></dl>'),
    '- **Version**: 1.0.0\n- **Contact**: Us',
  );
  assert.equal(
    markdown(
      '<p>Each <button class=glossary-term>pacticipant</button><span data-no-extract>An application.</span> is /<wbr>pro\u200Bducts.</p>',
    ),
    'Each pacticipant is /products.',
  );
});

test('markup that is text stays text', () => {
  assert.doesNotMatch(markdown('<p>&lt;script&gt; # no *heading*</p>'), /(^|[^\\])<|(^|[^\\])\*/);
});

test('a further heading of level 1 is one of level 2, and writing changes nothing in the article', () => {
  const page = readPageContent(
    '<html class=docs-doc-page><body><article><h1>A</h1><p>x<h1>Other</h1><p>  y </p></article>',
    '/a',
  );
  assert.ok(page);
  const before = JSON.stringify(page.article);
  assert.equal(
    write.ofPage(page.article, {address: 'https://docs.example/a', title: 'A'}),
    '# A\n\nx\n\n## Other\n\ny\n',
  );
  assert.equal(JSON.stringify(page.article), before);
});

test('a space of its own, as React renders it between comments, is kept', () => {
  assert.equal(
    markdown('<p><a href=/b>1.36.1</a>:<!-- --> <!-- -->Fixed <code>x</code>.</p>'),
    '[1.36.1](https://docs.example/b): Fixed `x`.',
  );
});
