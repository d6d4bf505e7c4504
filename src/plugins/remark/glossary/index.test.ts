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
import type {GlossaryTerm} from '../../../data/glossary';
import remarkGlossary, {MAX_TERMS} from './index';
import {matcherFor} from './mentions';
import {groups} from './page';

const entry = (id: string, term: string, more: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id,
  term,
  definition: `What ${term} means, in one sentence.`,
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

/** Runs the plugin on a page and returns the result as Markdown. */
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

/** The marked words as "id=words", in reading order. */
const marked = async (...args: Parameters<typeof run>): Promise<string[]> =>
  [...(await run(...args)).matchAll(/<Term id="([^"]+)"[^>]*>([^<]*)<\/Term>/g)].map(
    ([, id, words]) => `${String(id)}=${String(words)}`,
  );

describe('mentions', () => {
  const found = (text: string) => matcherFor(TERMS)(text).map(({id, start, end}) => `${id}=${text.slice(start, end)}`);

  test('are found in the plural, at the start of a sentence, and across a line break', () => {
    assert.deepEqual(found('Pending\npacts, a pacticipant, WIP pacts.'), [
      'pending-pact=Pending\npacts',
      'pacticipant=pacticipant',
      'wip=WIP pacts',
    ]);
  });
  test('match the longest wording', () => assert.deepEqual(found('the Pact Broker'), ['broker=Pact Broker']));
  test('don’t match parts of words, names, URLs, or options', () =>
    assert.deepEqual(found('brokerage matrix-like stub.js /webhook pact_broker webhooks_x'), []));
  test('require the capital letters of names', () => assert.deepEqual(found('wip pact'), []));
  test('can’t have the same wording for two terms', () =>
    assert.throws(
      () => matcherFor([entry('a', 'hook'), entry('b', 'other', {aliases: ['Hook']})]),
      /"Hook" belongs to both a and b/,
    ));
});

describe('the glossary plugin', () => {
  test('marks the first mention of each term, with its definition and anchor', async () => {
    const text = await run('A pacticipant, and a second pacticipant.\n');
    assert.match(
      text,
      /^A <Term id="pacticipant" term="pacticipant" definition="What pacticipant means, in one sentence\." href="\/docs\/troubleshooting\/glossary#pacticipant">pacticipant<\/Term>, and a second pacticipant\.$/m,
    );
  });
  test('marks several terms in one sentence', async () => {
    assert.equal(
      (await run('The broker calls a webhook.\n')).replace(/<\/?Term[^>]*>/g, '|').trim(),
      'The |broker| calls a |webhook|.',
    );
  });
  test('skips headings, links, code, bold words, header rows, first columns, and titles of admonitions', async () => {
    const text =
      '## The matrix\n\n[matrix](/x) `matrix` **matrix**\n\n```sh\nmatrix\n```\n\n| matrix | x |\n| --- | --- |\n| matrix | here |\n\n:::note[matrix]\n\nNothing.\n\n:::\n';
    assert.deepEqual(await marked(text), []);
  });
  test('searches table cells, lists, admonitions, details, and tabs', async () => {
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
  test('skips the content of other components', async () =>
    assert.deepEqual(await marked('<Card title="A stub">\n\nA stub.\n\n</Card>\n'), []));
  test('marks at most five terms', async () => {
    assert.deepEqual(
      (await marked('pacticipant, pending pact, WIP pact, matrix, broker, webhook, stub\n')).length,
      MAX_TERMS,
    );
  });
  test('skips terms in the title or keywords, terms that the page explains, and unmarked terms', async () => {
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
  test('skips the glossary, generated pages, notices, and archived versions', async () => {
    for (const path of [
      'docs/docs/troubleshooting/glossary.mdx',
      'notices/x.mdx',
      'versioned_docs/version-1.x/docs/page.mdx',
      '.generated/openapi/x.mdx',
    ])
      assert.deepEqual(await marked('A pacticipant.\n', path), [], path);
    assert.deepEqual(await marked('{/* Generated by a script. */}\n\nA pacticipant.\n'), []);
  });
  test('expands a <Term> of the writer, even for an unmarked term, and doesn’t mark the term again', async () => {
    assert.deepEqual(
      await marked('A <Term id="consumer">client</Term> and the <Term id="matrix">table</Term>: the matrix.\n'),
      ['consumer=client', 'matrix=table'],
    );
  });
  test('rejects a <Term> that isn’t in the glossary, and reports the page and the line', async () => {
    await assert.rejects(
      run('Text.\n\nA <Term id="matrics">table</Term>.\n'),
      /docs\/docs\/page\.mdx:3: <Term id="matrics"> is not in the glossary\. Add the term to src\/data\/glossary\.ts, or use one of these ids: .*matrix/,
    );
    await assert.rejects(run('A <Term>table</Term>.\n'), /<Term id=""> is not in the glossary/);
  });
  test('marks all first mentions in a partial and lets the page choose from them', async () => {
    assert.match(
      await run('A stub and a stub.\n', 'docs/docs/_part.mdx'),
      /^A <Term id="stub"[^>]* partial>stub<\/Term> and a stub\.$/m,
    );
    const page = await run("import Part from './_part.mdx';\n\nA stub.\n\n<Part />\n\nThe matrix.\n\n<Part />\n");
    assert.match(page, /<TermScope terms="matrix">\s*<Part \/>\s*<\/TermScope>/);
    assert.equal(page.match(/<TermScope/g)?.length, 1);
    assert.equal(page.match(/<Term id="matrix"/g), null);
  });
});

describe('the glossary page', () => {
  test('has a heading with an ID for every term, in alphabetical order', async () => {
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
    assert.match(text, /Also called: broker\./);
  });
  test('never splits a letter between groups', () => {
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
