import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import sidebars from '../../sidebars';
import {INPUTS} from './copy';
import {
  copySmallSite,
  frontMatterOf,
  importsOf,
  linkedFromElsewhere,
  PAGE,
  REDUCED,
  reducePage,
  reduceSidebars,
  SAMPLE,
  type SmallSite,
} from './smallSite';

const SITE = process.cwd();
const COPY = join(SITE, '.generated/small-site');

/** The content of each input file of a build, by path. Other files aren't read, because other checks change them. */
function inputsOf(root: string): Map<string, string> {
  const files = new Map<string, string>();
  const read = (name: string): void => {
    if (/(^|\/)node_modules$|^samples\/[^/]+\/(pacts|logs)$/.test(name)) return;
    const path = join(root, name);
    if (statSync(path).isDirectory()) for (const child of readdirSync(path)) read(`${name}/${child}`);
    else files.set(name, readFileSync(path, 'latin1'));
  };
  for (const input of INPUTS) if (existsSync(join(root, input))) read(input);
  return files;
}

describe('the small site', {concurrency: false}, () => {
  let small: SmallSite;
  before(() => {
    small = copySmallSite(SITE, COPY);
  });
  after(() => rmSync(COPY, {recursive: true, force: true}));

  test('has the same configuration, plugins, theme, components, and data as the complete site, byte for byte', (context) => {
    const copied = inputsOf(COPY);
    const reduced = (name: string) =>
      REDUCED.some((part) => name === part || (part.endsWith('/') && name.startsWith(part)));
    const same = [...inputsOf(SITE)].filter(([name]) => !reduced(name));
    context.diagnostic(`${same.length} files are the same as the site's, ${copied.size - same.length} are reduced`);
    for (const name of [
      'docusaurus.config.ts',
      'package.json',
      'src/plugins/remark/code-blocks/index.ts',
      'src/theme/Root/index.tsx',
      'src/css/custom.css',
      'openapi/products.yaml',
    ])
      assert.ok(
        same.some(([other]) => other === name),
        name,
      );
    for (const [name, content] of same) assert.equal(copied.get(name), content, `${name} differs`);
    for (const name of copied.keys())
      assert.ok(reduced(name) || same.some(([other]) => other === name), `${name} isn't a file of the site`);
  });

  test('has few pages, one notice, and at least one item in each sidebar of the navigation bar', async () => {
    assert.ok(small.pages.length >= 5 && small.pages.length < 30, small.pages.join(', '));
    assert.equal(small.notices.length, 1);
    assert.ok(readFileSync(join(COPY, PAGE), 'utf8').includes(`file=${SAMPLE}/src/`));
    const {default: left} = (await import(join(COPY, 'sidebars.ts'))) as {default: Record<string, unknown[]>};
    const names = Object.keys(sidebars);
    const partsOfOthers = names.filter((name) => names.some((other) => name.startsWith(`${other}-`)));
    assert.deepEqual(
      Object.keys(left),
      names.filter((name) => !partsOfOthers.includes(name)),
    );
  });

  test('keeps the notices that match the pattern', () => {
    assert.throws(
      () => copySmallSite(SITE, COPY, {notices: /no-such-notice/}),
      /whose name matches \/no-such-notice\/, but found none among \d+/,
    );
  });
});

describe('the parts of the small site', () => {
  test('include the pages that every page links to', () => {
    for (const url of ['/', '/docs/workshops', '/docs/reference/code-proofs'])
      assert.ok(linkedFromElsewhere().includes(url), url);
    assert.ok(linkedFromElsewhere().every((url) => url.startsWith('/') && !url.includes('#')));
  });

  test('include pages with their front matter and headings', () => {
    const page =
      '---\ntitle: T\n---\n\nWords with a [link](/docs/elsewhere).\n\n## One\n\n```sh\n## no heading\n```\n\n### Two {#deux}\n';
    assert.equal(
      reducePage('a.mdx', page),
      '---\ntitle: T\n---\n\nA small page.\n\n## One\n\nA small page.\n\n### Two {#deux}\n\nA small page.\n',
    );
    assert.match(reducePage('a.mdx', '---\ntitle: T\nhide_title: true\n---\n\nWords.\n'), /^# A page$/m);
  });

  test('are reported if they are missing', () => {
    assert.throws(() => frontMatterOf('docs/a.mdx', 'No rules.\n'), /docs\/a\.mdx has no front matter/);
    assert.throws(() => importsOf(['No code.\n']), /Expected pages that import code/);
    assert.throws(
      () => reduceSidebars({docs: ['index'], examples: ['docs/examples/index']}, new Set(['index'])),
      /sidebar "examples" of sidebars\.ts contains none of the docs index/,
    );
  });

  test('include sidebars with the categories that contain a page', () => {
    const complete = {
      docs: [
        'index',
        'gone',
        {
          type: 'category' as const,
          label: 'A',
          link: {type: 'doc' as const, id: 'gone'},
          items: [{type: 'doc' as const, id: 'kept', label: 'K'}, 'gone'],
        },
        {type: 'category' as const, label: 'B', items: ['gone']},
        {type: 'category' as const, label: 'C', link: {type: 'doc' as const, id: 'index'}, items: ['gone']},
      ],
    };
    assert.deepEqual(reduceSidebars(complete, new Set(['index', 'kept'])), {
      docs: ['index', {type: 'category', label: 'A', items: [{type: 'doc', id: 'kept', label: 'K'}]}, 'index'],
    });
  });

  test('include links to other sites, but no sidebar that would contain only links to pages', () => {
    const link = (href: string) => ({type: 'link' as const, label: 'L', href});
    const complete = {docs: ['index', link('/fix'), link('https://docs.pact.io')], 'docs-fix': ['gone', link('/fix')]};
    assert.deepEqual(reduceSidebars(complete, new Set(['index'])), {docs: ['index', link('https://docs.pact.io')]});
  });

  test('include the code that pages import', () => {
    assert.equal(
      importsOf([
        "import B from '@site/src/b';\nimport A from './_a.mdx';\n",
        "import {x} from '@site/src/data/x';\nimport B from '@site/src/b';\n",
      ]),
      "import * as part0 from '@site/src/b';\nimport * as part1 from '@site/src/data/x';\n\nexport const parts = [part0, part1];",
    );
  });
});
