import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readPageContent, type PageContent} from './extract.ts';
import type {PageMetadata} from './pageMetadata.ts';
import {scriptJson, stepsOf, structuredData, withStructuredData} from './structuredData.ts';

const SITE = {
  home: 'https://docs.example/',
  title: 'Docs',
  owner: 'Owner',
  ownerUrl: 'https://owner.example/',
  image: 'https://docs.example/card.png',
};
const DOC: PageMetadata = {order: 0, section: 'docs', kind: 'how-to', audience: ['tester']};

function page(body: string): PageContent {
  const read = readPageContent(
    `<html lang=en class=docs-doc-page><head><meta name=description content="What it is"></head><body><article><div class=markdown><h1>A page</h1>${body}</div></article></body></html>`,
    '/docs/a',
  );
  assert.ok(read);
  return read;
}

const dataOf = (body: string, metadata = DOC): Record<string, unknown> => {
  const {record, article} = page(body);
  return structuredData(record, article, metadata, SITE, 'https://docs.example/docs/a') as Record<string, unknown>;
};

const LIST =
  '<h2 id=do>Do it</h2><ol><li><p>Open the <b>door</b>. It squeaks.</p><pre>open</pre></li><li>Go in<ul><li>slowly</ul></li></ol>';

test('a doc is a TechArticle, and a notice is an Article with its date', () => {
  const doc = dataOf('<p>x');
  assert.deepEqual(
    [doc['@type'], doc.headline, doc.description, doc.url, doc.datePublished],
    ['TechArticle', 'A page', 'What it is', 'https://docs.example/docs/a', undefined],
  );
  assert.deepEqual(doc.audience, {'@type': 'Audience', audienceType: 'tester'});
  const notice = dataOf('<p>x', {order: 0, section: 'notices', audience: [], published: '2025-10-21T00:00:00.000Z'});
  assert.deepEqual([notice['@type'], notice.datePublished], ['Article', '2025-10-21T00:00:00.000Z']);
});

test('only how-to guides and tutorials with numbered steps are HowTo items', () => {
  const graph = dataOf(LIST)['@graph'] as Record<string, unknown>[];
  assert.deepEqual(
    graph.map((item) => item['@type']),
    ['TechArticle', 'HowTo'],
  );
  assert.deepEqual(graph[1]?.step, [
    {
      '@type': 'HowToStep',
      position: 1,
      name: 'Open the door',
      text: 'Open the door. It squeaks.',
      url: 'https://docs.example/docs/a#do',
    },
    {'@type': 'HowToStep', position: 2, name: 'Go in', text: 'Go in', url: 'https://docs.example/docs/a#do'},
  ]);
  assert.equal(dataOf(LIST, {...DOC, kind: 'reference'})['@graph'], undefined);
  assert.equal(dataOf(LIST, {...DOC, section: 'archived'})['@graph'], undefined);
  assert.equal(dataOf(LIST, {...DOC, kind: undefined})['@graph'], undefined);
  assert.equal(dataOf('<ul><li>a<li>b</ul><ol><li>one</ol>')['@graph'], undefined);
});

test('several numbered lists are the sections of a tutorial, but make a how-to guide ambiguous', () => {
  const two = `${LIST}<h2 id=x>Then</h2><ol><li>a<li>b</ol>`;
  assert.equal(dataOf(two, {...DOC, kind: 'how-to'})['@graph'], undefined);
  const [, tutorial] = dataOf(two, {...DOC, kind: 'tutorial'})['@graph'] as {step: {'@type': string; name: string}[]}[];
  assert.deepEqual(
    tutorial?.step.map(({'@type': type, name}) => [type, name]),
    [
      ['HowToSection', 'Do it'],
      ['HowToSection', 'Then'],
    ],
  );
});

test('steps are numbered headings, or otherwise numbered lists outside of UI mockups, block quotes, and tabs', () => {
  const steps = (body: string) =>
    stepsOf(page(body).article).map((group) => [
      group.name,
      ...group.steps.map(({name, anchor}) => `${name}#${anchor}`),
    ]);
  assert.deepEqual(steps('<h2 id=s1>Step 1: begin</h2><p>Text.<ol><li>a<li>b</ol><h3 id=s2>2. End</h3><p>x'), [
    ['', 'begin#s1', 'End#s2'],
  ]);
  assert.deepEqual(steps(`${LIST}<h2 id=x>Then</h2><ol><li>a<li>b</ol>`), [
    ['Do it', 'Open the door#do', 'Go in#do'],
    ['Then', 'a#x', 'b#x'],
  ]);
  assert.deepEqual(
    steps(
      '<figure class=ui-mockup><ol class=ui-mockup__notes><li>a<li>b</ol></figure><blockquote><ol><li>a<li>b</ol></blockquote><div class=tabs-container><div role=tabpanel><ol><li>a<li>b</ol></div></div>',
    ),
    [],
  );
});

test('no text can close the script element, and a second run replaces the result of the first', () => {
  assert.equal(scriptJson({a: '</script><script>alert(1)'}), '{"a":"\\u003c/script>\\u003cscript>alert(1)"}');
  const once = withStructuredData('<html><head><title>x</title></head><body>', {a: '$& </head>'});
  assert.equal(
    once,
    '<html><head><title>x</title><script type="application/ld+json" data-structured-data>{"a":"$& \\u003c/head>"}</script></head><body>',
  );
  assert.equal(withStructuredData(once, {b: 1}).match(/<script/g)?.length, 1);
  assert.throws(
    () => withStructuredData('<html><body>', {}),
    /Expected <\/head> in the page, but found none\..*withStructuredData/,
  );
});
