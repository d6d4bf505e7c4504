import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {legacyConcepts} from './legacy';
import {formatted, pageOf} from './fixture';
import {checkLegacy} from './legacyRule';
import {parsePage} from './page';

const RECORDING =
  '=== before ===\npact broker publish ./pacts\n=== command ===\npact broker can-i-deploy --pacticipant web --version 1 --to prod\n=== exit status ===\n0\n=== stdout ===\n=== stderr ===\n';
const read = (path: string) => (path === 'samples/a/output/to-tag.txt' ? RECORDING : undefined);
const problemsIn = (body: string, file?: string): string[] => formatted(checkLegacy(pageOf(body, file), read));
const shell = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** One mention of each concept, by the name of the concept. */
const FIXTURE: Readonly<Record<string, readonly [body: string, line: number]>> = {
  'a tag used as an environment (can-i-deploy --to)': [
    shell('pact broker can-i-deploy --pacticipant web \\\n  --version 1 \\\n  --to prod'),
    7,
  ],
  'a version tag set when publishing': [shell('pact broker publish ./pacts --consumer-app-version 1 --tag main'), 7],
  'a tag used as an environment (create-version-tag)': ['Run `pact broker create-version-tag`.', 6],
  'a tag instead of a branch or environment': ['Text.\n\nSet `consumerVersionTags`.', 8],
  'the "prod" tag': ['Add the `prod` tag.', 6],
  'the pact-broker program': [shell('echo\npact-broker can-i-deploy --pacticipant web'), 8],
  'a program of the Ruby standalone package': ['Install `pact-ruby-standalone`.', 6],
  'swagger-mock-validator': ['Compare with swagger-mock-validator.', 6],
  'the legacy UI': ['Open the old UI.', 6],
  'the Test Maintainer role': ['Give the role Test Maintainer.', 6],
  'the Guest role': ['Give the Guest role.', 6],
};

describe('a current page', () => {
  test('may name the current approaches', () => {
    assert.deepEqual(
      problemsIn(
        [
          '# A',
          shell('pact broker can-i-deploy --pacticipant web --version 1 --to-environment production'),
          shell('pact broker publish ./pacts --branch main\npact broker record-deployment --environment production'),
          shell('docker build --tag web .\nnpm publish --access public'),
          'A tag with a production build. The `pact-broker` image, `pact-broker-consumer`. A guest. The Viewer role.',
        ].join('\n\n'),
      ),
      [],
    );
  });

  for (const {name, replacement} of legacyConcepts) {
    test(`that mentions ${name} is reported with the replacement`, () => {
      const [body, line] = FIXTURE[name] ?? ['', 0];
      const [first = ''] = problemsIn(body);
      assert.ok(first.startsWith(`docs/docs/fixture.mdx:${line}: "`), first);
      assert.ok(first.includes(`is ${name}, and nothing labels it as legacy. ${replacement}`), first);
    });
  }

  test('that quotes the recording of a legacy command is reported', () => {
    assert.match(
      problemsIn('```sh run=samples/a/output/to-tag.txt\n```\n').join(),
      /:6: "can-i-deploy .*--to" is a tag used as an environment/,
    );
    assert.deepEqual(problemsIn('```sh run=samples/a/output/other.txt\n```\n'), []);
  });

  test('that also applies to 1.x may use the names from 1.x', () => {
    const page = parsePage('docs/a.mdx', '---\ntitle: A\nedition: ["1.x", "2.x"]\n---\n\nGive the Guest role.\n');
    assert.deepEqual(checkLegacy(page, read), []);
  });
});

describe('a legacy concept is accepted', () => {
  const LEGACY = shell('pact-broker can-i-deploy --pacticipant web --to prod');
  for (const [name, body] of [
    ['below a heading with (legacy), including in its subsections', `## Tags (legacy)\n\n### How\n\n${LEGACY}`],
    ['below a heading that starts with Legacy', `## Legacy: tags\n\n${LEGACY}`],
    ['in an admonition titled Legacy', `:::note[Legacy]\n\n${LEGACY}\n:::`],
    ['in an admonition titled Era', `:::note[Era: tags]\n\n${LEGACY}\n:::`],
    ['in a legacy admonition', `:::legacy\n\n${LEGACY}\n:::`],
    ['in an Era component', `<Era name="legacy">\n\n${LEGACY}\n</Era>`],
    [
      'in a collapsible section labeled as legacy',
      `<details>\n<summary>Legacy pipelines</summary>\n\n${LEGACY}\n</details>`,
    ],
    ['in a sentence with the word legacy', 'The legacy program was `pact-broker can-i-deploy`.'],
    ['after a paragraph with the word legacy', `The legacy command:\n\n${LEGACY}`],
    ['in a row with an era label', '| A | B |\n| --- | --- |\n| `create-version-tag` | Era: tags |'],
    ['in a row labeled as legacy', '| A | B |\n| --- | --- |\n| Legacy | `create-version-tag` |'],
    [
      'in a column labeled as legacy',
      '| Legacy | Current |\n| --- | --- |\n| `create-version-tag` | `record-deployment` |',
    ],
  ] as const) {
    test(name, () => assert.deepEqual(problemsIn(body), []));
  }
  for (const [name, body] of [
    ['after the end of the legacy section', `## Tags (legacy)\n\nText.\n\n## Current\n\n${LEGACY}`],
    ['in another column', '| Legacy | Current |\n| --- | --- |\n| `record-deployment` | `create-version-tag` |'],
    ['two blocks after the paragraph', `The legacy command:\n\nText.\n\n${LEGACY}`],
    ['in another admonition', `:::note[Careful]\n\n${LEGACY}\n:::`],
  ] as const) {
    test(`but not ${name}`, () => assert.ok(problemsIn(body).length > 0));
  }
  test('on a page marked as legacy, in a notice, in release notes, and on a generated page', () => {
    assert.deepEqual(checkLegacy(parsePage('docs/a.mdx', `---\ntitle: A\nera: legacy\n---\n\n${LEGACY}`), read), []);
    assert.deepEqual(problemsIn(LEGACY, 'notices/2020-01-01-x.mdx'), []);
    assert.deepEqual(problemsIn(LEGACY, 'docs/docs/on-premises/releases/1.6.0.mdx'), []);
    assert.ok(problemsIn(LEGACY, 'docs/docs/on-premises/releases/planner.mdx').length > 0);
    assert.deepEqual(problemsIn(`{/* Generated from cli.json. */}\n\n${LEGACY}`), []);
  });
});
