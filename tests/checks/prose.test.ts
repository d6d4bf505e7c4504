import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkProse, readNothing, readProse} from './prose';

const ROOT = process.cwd();
const FRONT = '---\ntitle: A page\n---\n\n';
const look = (files: Record<string, string>) =>
  checkProse({
    files: new Map(Object.entries(files)),
    words: '',
    names: 'Pact\n',
    sidebars: {source: '', value: {}},
    root: ROOT,
  });

describe('the prose gate', () => {
  test('counts what it looked at', async () => {
    const {problems, covered, externalLinks} = await look({
      'docs/a.mdx': `${FRONT}## A heading\n\nSee [the other page](/b) and [Pact](https://docs.pact.io).\n\n![A map](a.png)\n\n\`\`\`sh\npact\n\`\`\`\n`,
      'README.md': '# A file\n\nText <http://localhost:3000>.\n',
    });
    assert.deepEqual(problems, []);
    assert.deepEqual(covered, {
      pages: 1,
      READMEs: 1,
      words: 15,
      headings: 1,
      links: 2,
      'links to other sites': 1,
      images: 1,
      fences: 1,
      tabs: 0,
      'sidebar labels': 0,
    });
    assert.equal(externalLinks, 'https://docs.pact.io\tdocs/a.mdx:7\n');
    assert.equal(readNothing(covered), false);
  });

  test('has read nothing where there are no pages', async () =>
    assert.equal(readNothing((await look({})).covered), true));

  test('holds current pages against every rule, in the order of files and lines', async () => {
    const {problems} = await look({
      'docs/b.mdx': `${FRONT}#### A Heading\n\nJust click [here](http://x.example), recieve a \`create-version-tag\`.\n\n- ![](a.png)\n* b\n\n\`\`\`sh\n$ pact\n\`\`\`\n`,
      'docs/a.mdx': '---\ntitle: A Page\n---\n\n<Card>\n',
    });
    assert.deepEqual(
      problems.map(
        ({file, line, message}) =>
          `${file}:${line}: ${message.split(/[."(]/)[0]?.trim() ?? ''}|${/"([^"]*)"/.exec(message)?.[1] ?? ''}`,
      ),
      [
        'docs/a.mdx:5: this cannot be read as MDX: Expected a closing tag for `<Card>`|',
        'docs/b.mdx:5: |A Heading',
        'docs/b.mdx:5: the heading|A Heading',
        'docs/b.mdx:7: the link to http://x|here',
        'docs/b.mdx:7: http://x|',
        'docs/b.mdx:7: |create-version-tag',
        'docs/b.mdx:7: |Just',
        'docs/b.mdx:7: |recieve',
        'docs/b.mdx:9: the image a|',
        'docs/b.mdx:9: Lists should be surrounded by blank lines|- ![](a.png)',
        'docs/b.mdx:10: Unordered list style|',
        'docs/b.mdx:10: Lists should be surrounded by blank lines|* b',
        'docs/b.mdx:13: this command begins with the prompt sign|$',
      ],
    );
  });

  test('looks in frozen pages for links and images only, and in READMEs for spelling only', async () => {
    const body = '#### A Heading\n\nJust click [here](/b), recieve ![](a.png).\n';
    const {problems} = await look({'versioned_docs/version-1.x/a.mdx': FRONT + body, 'samples/x/README.md': body});
    assert.deepEqual(
      problems.map(({file, line, message}) => `${file}:${line}: ${message}`),
      [
        'samples/x/README.md:3: "recieve" is in no dictionary.',
        'versioned_docs/version-1.x/a.mdx:7: the image a.png has no alternative text.',
        'versioned_docs/version-1.x/a.mdx:7: the link to /b is called "here".',
      ],
    );
  });

  test('tells headings and wording of a generated page to nobody, but its slips', async () => {
    const {problems} = await look({
      'docs/a.mdx': `${FRONT}{/* Generated from cli.json. */}\n\n## A Heading\n\nJust recieve \`create-version-tag\`.\n`,
    });
    assert.deepEqual(
      problems.map(({message}) => message),
      ['"recieve" is in no dictionary.'],
    );
  });

  test('finds pages, partials, notices, frozen pages, and READMEs', () => {
    const files = [...readProse(ROOT).keys()];
    for (const room of [
      /^docs\/index\.mdx$/,
      /^docs\/.*\/_[^/]+\.mdx$/,
      /^notices\//,
      /^versioned_docs\//,
      /^README\.md$/,
      /^samples\/[^/]+\/README\.md$/,
    ])
      assert.ok(
        files.some((file) => room.test(file)),
        String(room),
      );
    assert.ok(!files.some((file) => file.includes('node_modules')));
  });
});
