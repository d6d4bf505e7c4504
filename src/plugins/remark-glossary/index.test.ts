import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {GlossaryTerm} from '../../data/glossary';
import remarkGlossary, {MOST, routeOf} from './index';
import {matcherFor} from './mentions';
import {groups} from './page';

const entry = (id: string, term: string, more: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id,
  term,
  definition: `What ${term} means, said in one sentence.`,
  link: '/docs/pact',
  linkName: 'Pact',
  ...more,
});
const TERMS = [
  entry('pacticipant', 'pacticipant'),
  entry('pending-pact', 'pending pact'),
  entry('wip', 'work-in-progress pact', {aliases: ['WIP pact']}),
  entry('matrix', 'matrix', {link: '/docs/matrix'}),
  entry('broker', 'Pact Broker', {aliases: ['broker']}),
  entry('webhook', 'webhook'),
  entry('stub', 'stub'),
  entry('consumer', 'consumer', {unmarked: true}),
];

let site = '';
before(() => {
  site = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(site, 'docs/docs'), {recursive: true});
  writeFileSync(join(site, 'docs/docs/_part.mdx'), '## Heading {#x}\n\nThe matrix and a stub.\n');
});
after(() => rmSync(site, {recursive: true, force: true}));

/** The page after the plugin, as Markdown. */
async function run(
  text: string,
  path = 'docs/docs/page.mdx',
  frontMatter: Record<string, unknown> = {},
): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .use(remarkGlossary as never, {terms: TERMS, site} as never)
    .use(remarkStringify);
  const file = {path: join(site, path), value: text, data: {frontMatter}};
  const tree = (await processor.run(processor.parse(file as never), file as never)) as unknown as Root;
  return unified().use(remarkGfm).use(remarkDirective).use(remarkMdx).use(remarkStringify).stringify(tree);
}

/** What is marked, as "id=words", in the order of reading. */
const marked = async (...args: Parameters<typeof run>): Promise<string[]> =>
  [...(await run(...args)).matchAll(/<Term id="([^"]+)"[^>]*>([^<]*)<\/Term>/g)].map(
    ([, id, words]) => `${String(id)}=${String(words)}`,
  );

describe('mentions', () => {
  const found = (text: string) => matcherFor(TERMS)(text).map(({id, start, end}) => `${id}=${text.slice(start, end)}`);

  test('are found in the plural, at the beginning of a sentence, and over a line end', () => {
    assert.deepEqual(found('Pending\npacts, a pacticipant, WIP pacts.'), [
      'pending-pact=Pending\npacts',
      'pacticipant=pacticipant',
      'wip=WIP pacts',
    ]);
  });
  test('take the longest wording', () => assert.deepEqual(found('the Pact Broker'), ['broker=Pact Broker']));
  test('are no parts of words, names, addresses, or options', () =>
    assert.deepEqual(found('brokerage matrix-like stub.js /webhook pact_broker webhooks_x'), []));
  test('keep the capitals of names', () => assert.deepEqual(found('wip pact'), []));
  test('of one wording under two terms are refused', () =>
    assert.throws(
      () => matcherFor([entry('a', 'hook'), entry('b', 'other', {aliases: ['Hook']})]),
      /"Hook" under a and under b/,
    ));
});

describe('the glossary plugin', () => {
  test('marks the first mention of each term, with its definition and anchor', async () => {
    const text = await run('A pacticipant, and a second pacticipant.\n');
    assert.match(
      text,
      /^A <Term id="pacticipant" term="pacticipant" definition="What pacticipant means, said in one sentence\." href="\/docs\/troubleshooting\/glossary#pacticipant">pacticipant<\/Term>, and a second pacticipant\.$/m,
    );
  });
  test('marks several mentions of one sentence in their places', async () => {
    assert.equal(
      (await run('The broker calls a webhook.\n')).replace(/<\/?Term[^>]*>/g, '|').trim(),
      'The |broker| calls a |webhook|.',
    );
  });
  test('leaves headings, links, code, bold words, header rows, first columns, and titles of admonitions alone', async () => {
    const text =
      '## The matrix\n\n[matrix](/x) `matrix` **matrix**\n\n```sh\nmatrix\n```\n\n| matrix | x |\n| --- | --- |\n| matrix | here |\n\n:::note[matrix]\n\nNothing.\n\n:::\n';
    assert.deepEqual(await marked(text), []);
  });
  test('reads cells, lists, admonitions, details, and tabs', async () => {
    assert.deepEqual(await marked('| a | b |\n| --- | --- |\n| x | a stub |\n'), ['stub=stub']);
    assert.deepEqual(await marked(':::note[Title]\n\nA stub.\n\n:::\n\n- a webhook\n'), [
      'stub=stub',
      'webhook=webhook',
    ]);
    assert.deepEqual(
      await marked(
        '<details>\n<summary>A webhook</summary>\n\nA stub.\n\n</details>\n\n<Tabs><TabItem value="a" label="webhook">\n\nThe broker.\n\n</TabItem></Tabs>\n',
      ),
      ['stub=stub', 'broker=broker'],
    );
  });
  test('does not reach into components', async () =>
    assert.deepEqual(await marked('<Card title="A stub">\n\nA stub.\n\n</Card>\n'), []));
  test('marks no more than five', async () => {
    assert.deepEqual(
      (await marked('pacticipant, pending pact, WIP pact, matrix, broker, webhook, stub\n')).length,
      MOST,
    );
  });
  test('leaves out what title and keywords name, what the page explains, and unmarked terms', async () => {
    assert.deepEqual(
      await marked('A pacticipant, a stub, a webhook, a consumer.\n', 'docs/docs/page.mdx', {
        title: 'About webhooks',
        keywords: ['stubs'],
      }),
      ['pacticipant=pacticipant'],
    );
    assert.deepEqual(await marked('The matrix.\n', 'docs/docs/matrix.mdx'), []);
    assert.deepEqual(await marked('A pacticipant.\n', 'docs/docs/pact/index.mdx'), []);
  });
  test('leaves the glossary, generated pages, notices, and frozen editions alone', async () => {
    for (const path of [
      'docs/docs/troubleshooting/glossary.mdx',
      'notices/x.mdx',
      'versioned_docs/version-1.x/docs/page.mdx',
      '.generated/openapi/x.mdx',
    ])
      assert.deepEqual(await marked('A pacticipant.\n', path), [], path);
    assert.deepEqual(await marked('{/* Generated by a script. */}\n\nA pacticipant.\n'), []);
  });
  test('fills in a mark of the writer, also of an unmarked term, and does not repeat it', async () => {
    assert.deepEqual(
      await marked('A <Term id="consumer">client</Term> and the <Term id="matrix">table</Term>: the matrix.\n'),
      ['consumer=client', 'matrix=table'],
    );
  });
  test('refuses a mark that the glossary does not have, with page and line', async () => {
    await assert.rejects(
      run('Text.\n\nA <Term id="matrics">table</Term>.\n'),
      /docs\/docs\/page\.mdx:3: <Term id="matrics"> is not in the glossary\. Add it to src\/data\/glossary\.ts, or take one of: .*matrix/,
    );
    await assert.rejects(run('A <Term>table</Term>.\n'), /<Term id=""> is not in the glossary/);
  });
  test('lets a partial offer all first mentions, and the page choose', async () => {
    assert.match(
      await run('A stub and a stub.\n', 'docs/docs/_part.mdx'),
      /^A <Term id="stub"[^>]* partial>stub<\/Term> and a stub\.$/m,
    );
    const page = await run("import Part from './_part.mdx';\n\nA stub.\n\n<Part />\n\nThe matrix.\n\n<Part />\n");
    assert.match(page, /<TermScope terms="matrix">\s*<Part \/>\s*<\/TermScope>/);
    assert.equal(page.match(/<TermScope/g)?.length, 1);
    assert.equal(page.match(/<Term id="matrix"/g), null);
  });
  test('knows the address of a page', () => {
    assert.equal(routeOf('docs/index.mdx'), '/');
    assert.equal(routeOf('docs/docs/pact.mdx'), '/docs/pact');
    assert.equal(routeOf('docs/docs/a/index.mdx'), '/docs/a');
  });
});

describe('the glossary page', () => {
  test('has every term under a heading with its id, in alphabetical order', async () => {
    const text = await run('<GlossaryTerms />\n', 'docs/docs/troubleshooting/glossary.mdx');
    const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(headings, [
      'Consumer',
      'Matrix',
      'Pact Broker',
      'Pacticipant',
      'Pending pact',
      'Stub',
      'Webhook',
      'Work-in-progress pact',
    ]);
    assert.match(text, /Also: broker\./);
  });
  test('groups whole letters', () => {
    const many = 'abbbbbbbbbbcd'.split('').map((letter, index) => entry(`t${index}`, `${letter}${index}`));
    assert.deepEqual(
      groups(many).map(({name, terms}) => `${name}: ${terms.length}`),
      ['A to B: 11', 'C to D: 2'],
    );
    assert.deepEqual(
      groups([entry('p', 'pact')]).map(({name}) => name),
      ['P'],
    );
  });
});
