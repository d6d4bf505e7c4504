import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkProse, readNothing, readProse} from './prose';

const ROOT = process.cwd();
/** Front matter on one line, so that the text of each page starts on line 5. */
const FRONT =
  '---\n{title: A page, description: This page has front matter with all required fields., ' +
  'kind: reference, audience: [developer], edition: [cloud]}\n---\n\n';
const check = (files: Record<string, string>) =>
  checkProse({
    files: new Map(Object.entries(files)),
    words: '',
    names: 'Pact\n',
    sidebars: {source: '', value: {}},
    root: ROOT,
  });

describe('the prose check', () => {
  test('counts what it read', async () => {
    const {problems, covered, externalLinks} = await check({
      'docs/a.mdx': `${FRONT}## A heading\n\nSee [the other page](/b) and [Pact](https://docs.pact.io).\n\n![A map](a.png)\n\n\`\`\`sh\npact\n\`\`\`\n`,
      'README.md': '# A file\n\nText <http://localhost:3000>.\n',
    });
    assert.deepEqual(problems, []);
    assert.deepEqual(covered, {
      pages: 1,
      READMEs: 1,
      words: 24,
      headings: 1,
      links: 2,
      'external links': 1,
      images: 1,
      'code blocks': 1,
      tabs: 0,
      'sidebar labels': 0,
    });
    assert.equal(externalLinks, 'https://docs.pact.io\tdocs/a.mdx:7\n');
    assert.equal(readNothing(covered), false);
  });

  test('checks front matter', async () => {
    const {problems} = await check({'docs/a.mdx': FRONT.replace('kind: reference, ', '')});
    assert.match(problems[0]?.message ?? '', /^The front matter is invalid: kind is missing/);
    assert.equal(problems.length, 1);
  });

  test('has read nothing if there are no pages', async () =>
    assert.equal(readNothing((await check({})).covered), true));

  test('checks current pages against every rule and sorts the problems by file and line', async () => {
    const {problems} = await check({
      'docs/b.mdx': `${FRONT}#### A Heading\n\nJust click [here](http://x.example), recieve a \`create-version-tag\`.\n\n- ![](a.png)\n* b\n\n\`\`\`sh\n$ pact\n\`\`\`\n`,
      'docs/a.mdx': '---\ntitle: A Page\n---\n\n<Card>\n',
    });
    assert.deepEqual(
      problems.map(
        ({file, line, message}) =>
          `${file}:${line}: ${message.split(/[."(]/)[0]?.trim() ?? ''}|${/"([^"]*)"/.exec(message)?.[1] ?? ''}`,
      ),
      [
        'docs/a.mdx:5: The MDX is invalid: Expected a closing tag for `<Card>`|',
        'docs/b.mdx:5: The level 4 heading|A Heading',
        'docs/b.mdx:5: The heading|A Heading',
        'docs/b.mdx:7: The text of the link to http://x|here',
        'docs/b.mdx:7: http://x|',
        'docs/b.mdx:7: |create-version-tag',
        'docs/b.mdx:7: Found|Just',
        'docs/b.mdx:7: |recieve',
        'docs/b.mdx:9: The image a|',
        'docs/b.mdx:9: Lists should be surrounded by blank lines|- ![](a.png)',
        'docs/b.mdx:10: Unordered list style|',
        'docs/b.mdx:10: Lists should be surrounded by blank lines|* b',
        'docs/b.mdx:13: The command starts with the prompt|$',
      ],
    );
  });

  test('checks archived pages only for links and images, and READMEs only for spelling', async () => {
    const body = '#### A Heading\n\nJust click [here](/b), recieve ![](a.png).\n';
    const {problems} = await check({'versioned_docs/version-1.x/a.mdx': FRONT + body, 'samples/x/README.md': body});
    assert.deepEqual(
      problems.map(({file, line, message}) => `${file}:${line}: ${message}`),
      [
        'samples/x/README.md:3: "recieve" isn’t in the dictionaries.',
        'versioned_docs/version-1.x/a.mdx:7: The image a.png has no alternative text.',
        'versioned_docs/version-1.x/a.mdx:7: The text of the link to /b is "here".',
      ],
    );
  });

  test('checks a generated page for spelling, but not for the case of headings or wording', async () => {
    const {problems} = await check({
      'docs/a.mdx': `${FRONT}{/* Generated from cli.json. */}\n\n## A Heading\n\nJust recieve \`create-version-tag\`.\n`,
    });
    assert.deepEqual(
      problems.map(({message}) => message),
      ['"recieve" isn’t in the dictionaries.'],
    );
  });

  test('finds pages, partials, notices, archived pages, and READMEs', () => {
    const files = [...readProse(ROOT).keys()];
    for (const pattern of [
      /^docs\/index\.mdx$/,
      /^docs\/.*\/_[^/]+\.mdx$/,
      /^notices\//,
      /^versioned_docs\//,
      /^README\.md$/,
      /^samples\/[^/]+\/README\.md$/,
    ])
      assert.ok(
        files.some((file) => pattern.test(file)),
        String(pattern),
      );
    assert.ok(!files.some((file) => file.includes('node_modules')));
  });
});
