import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {readPageContent} from './extract.ts';
import {absoluteUrl, loadMarkdownWriter, type MarkdownWriter} from './markdown.ts';

let write: MarkdownWriter;
before(async () => {
  write = await loadMarkdownWriter();
});

/** The Markdown of a page without its title. The body is HTML as the theme renders it. */
function markdown(body: string, diagrams?: ReadonlyMap<string, string>): string {
  const page = readPageContent(
    `<html lang=en class=docs-doc-page><head></head><body><article><div class=markdown><header><h1>A page</h1></header>${body}</div></article></body></html>`,
    '/docs/a',
  );
  assert.ok(page);
  const text = write.ofPage(page.article, {url: 'https://docs.example/preview/docs/a', title: 'A page', diagrams});
  assert.match(text, /^# A page\n/);
  return text.replace(/^# A page\n+/, '').trimEnd();
}

test('text keeps its formatting, and elements that aren’t content are left out', () => {
  assert.equal(
    markdown(
      '<h2 id=b>B <code>x_y</code><a class=hash-link href=#b>\u200B</a></h2><p>Some <strong>bold</strong> and <em>stressed</em> text with <code>a|b</code>.<button>Copy</button></p><ol><li>One<li>Two<ul><li>Deep</ul></ol>',
    ),
    '## B `x_y`\n\nSome **bold** and _stressed_ text with `a|b`.\n\n1. One\n2. Two\n   - Deep',
  );
});

test('URLs are absolute and include the base path', () => {
  assert.equal(
    markdown(
      '<p><a href=/preview/docs/b#c>b</a>, <a href=#d>d</a>, <a href=https://pact.io/>Pact</a>, <img src=/preview/img/x.png alt="A picture"></p>',
    ),
    '[b](https://docs.example/preview/docs/b#c), [d](https://docs.example/preview/docs/a#d), [Pact](https://pact.io/), ![A picture](https://docs.example/preview/img/x.png)',
  );
  assert.equal(absoluteUrl('mailto:a@b.example', 'https://docs.example/'), 'mailto:a@b.example');
});

test('a URL in plain text isn’t escaped', () => {
  assert.equal(
    markdown('<p>Listens on http://localhost:8080 – for you@example.com</p>'),
    'Listens on http://localhost:8080 – for you@example.com',
  );
});

const block = (language: string, title: string, code: string): string =>
  `<div class="language-${language} theme-code-block"><div>${title ? `<span><span class=code-title>${title}</span></span>` : `<span class=code-meta>Shell</span>`}<div class=code-meta role=toolbar><button></button><div popover=auto>Checked</div></div></div><div class=codeBlockContent_x><pre class="prism-code language-${language}"><code>${code}</code></pre><div></div></div></div>`;

test('a code block keeps its language, its title, and its lines', () => {
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

test('an admonition becomes a block quote that starts with its type', () => {
  const callout = (heading: string): string =>
    `<div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_x><span><svg></svg></span>${heading}</div><div class=admonitionContent_x><p>Mind it.</p></div></div>`;
  assert.equal(markdown(callout('warning')), '> **Warning**\n>\n> Mind it.');
  assert.equal(markdown(callout('Old <code>tags</code>')), '> **Warning: Old `tags`**\n>\n> Mind it.');
});

test('tabs become their panels, each after its label', () => {
  assert.equal(
    markdown(
      '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>Run npm.</p></div><div role=tabpanel hidden><p>Run Yarn.</p></div></div></div>',
    ),
    '**npm**\n\nRun npm.\n\n**Yarn**\n\nRun Yarn.',
  );
});

test('a <details> element becomes its label in bold, followed by its content', () => {
  assert.equal(
    markdown(
      '<details><summary>The <b>complete</b> file</summary><div style="display:none"><p>Text.</p></div></details>',
    ),
    '**The complete file**\n\nText.',
  );
});

test('the answers of a question become a list in the Markdown, but aren’t in the search index', () => {
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

test('a diagram becomes its description and its source, and a UI mockup its description and its notes', () => {
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

test('each table row becomes a line, even if its cells contain blocks', () => {
  assert.equal(
    markdown(
      '<table><caption>Names</caption><thead><tr><th>Name<th>Use</tr></thead><tbody><tr><th><code>a|b</code><td><p>One</p><p>Two</p><tr><td>React<a class=hash-link href=#r>\u200B</a><a href=https://x.example/>repo</a><span>Old</span><td><ul><li>x<li>y</ul><pre>npm  ci\n</pre></table>',
    ),
    '**Names**\n\n| Name | Use |\n| - | - |\n| `a\\|b` | One Two |\n| React [repo](https://x.example/) Old | x; y `npm ci` |',
  );
});

test('a <dl> becomes a list, glossary terms stay in their sentence, and invisible characters are removed', () => {
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

test('escaped markup stays text', () => {
  assert.doesNotMatch(markdown('<p>&lt;script&gt; # no *heading*</p>'), /(^|[^\\])<|(^|[^\\])\*/);
});

test('a second level 1 heading becomes a level 2 heading, and the article isn’t changed', () => {
  const page = readPageContent(
    '<html class=docs-doc-page><body><article><h1>A</h1><p>x<h1>Other</h1><p>  y </p></article>',
    '/a',
  );
  assert.ok(page);
  const before = JSON.stringify(page.article);
  assert.equal(write.ofPage(page.article, {url: 'https://docs.example/a', title: 'A'}), '# A\n\nx\n\n## Other\n\ny\n');
  assert.equal(JSON.stringify(page.article), before);
});

test('a space between two comments, as React renders it, is kept in paragraphs, tables, and <dl> elements', () => {
  const text = '<p><a href=/b>1.36.1</a>:<!-- --> <!-- -->Fixed <code>x</code>.</p>';
  const expected = '[1.36.1](https://docs.example/b): Fixed `x`.';
  assert.equal(markdown(text), expected);
  assert.equal(markdown(`<table><tr><th>Release<tr><td>${text}</table>`), `| Release |\n| - |\n| ${expected} |`);
  assert.equal(markdown(`<dl><dt>Release<dd>${text}</dl>`), `- **Release**: ${expected}`);
});
