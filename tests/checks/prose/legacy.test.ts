import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {legacyConcepts} from './legacy';
import {pageOf, shown} from './fixture';
import {checkLegacy} from './legacyRule';
import {parsePage} from './page';

const RECORDING =
  '=== before ===\npact broker publish ./pacts\n=== command ===\npact broker can-i-deploy --pacticipant web --version 1 --to prod\n=== exit status ===\n0\n=== stdout ===\n=== stderr ===\n';
const read = (path: string) => (path === 'samples/a/output/to-tag.txt' ? RECORDING : undefined);
const told = (body: string, file?: string): string[] => shown(checkLegacy(pageOf(body, file), read));
const fence = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** One way to name each concept, by the name of the concept. */
const FIXTURE: Readonly<Record<string, readonly [body: string, line: number]>> = {
  'tags as environments (can-i-deploy --to)': [
    fence('pact broker can-i-deploy --pacticipant web \\\n  --version 1 \\\n  --to prod'),
    7,
  ],
  'tags on versions when publishing': [fence('pact broker publish ./pacts --consumer-app-version 1 --tag main'), 7],
  'tags as environments (create-version-tag)': ['Run `pact broker create-version-tag`.', 6],
  'tags in place of branches and environments': ['Text.\n\nSet `consumerVersionTags`.', 8],
  'the "prod" tag': ['Add the `prod` tag.', 6],
  'the pact-broker program': [fence('echo\npact-broker can-i-deploy --pacticipant web'), 8],
  'the Ruby standalone programs': ['Install `pact-ruby-standalone`.', 6],
  'swagger-mock-validator': ['Compare with swagger-mock-validator.', 6],
  'the legacy interface': ['Open the old UI.', 6],
  'the role Test Maintainer': ['Give the role Test Maintainer.', 6],
  'the role Guest': ['Give the Guest role.', 6],
};

describe('a current page', () => {
  test('may name today’s ways', () => {
    assert.deepEqual(
      told(
        [
          '# A',
          fence('pact broker can-i-deploy --pacticipant web --version 1 --to-environment production'),
          fence('pact broker publish ./pacts --branch main\npact broker record-deployment --environment production'),
          fence('docker build --tag web .\nnpm publish --access public'),
          'A tag with a production build. The `pact-broker` image, `pact-broker-consumer`. A guest. The Viewer role.',
        ].join('\n\n'),
      ),
      [],
    );
  });

  for (const {name, today} of legacyConcepts) {
    test(`that names ${name} is told, with today’s way`, () => {
      const [body, line] = FIXTURE[name] ?? ['', 0];
      const [first = ''] = told(body);
      assert.ok(first.startsWith(`docs/docs/fixture.mdx:${line}: "`), first);
      assert.ok(first.includes(`is ${name}, on a page that is not marked as legacy. ${today}`), first);
    });
  }

  test('that quotes the recording of a legacy command is told', () => {
    assert.match(
      told('```sh run=samples/a/output/to-tag.txt\n```\n').join(),
      /:6: "can-i-deploy .*--to" is tags as environments/,
    );
    assert.deepEqual(told('```sh run=samples/a/output/other.txt\n```\n'), []);
  });

  test('for 1.x too may use the names that 1.x has', () => {
    const page = parsePage('docs/a.mdx', '---\ntitle: A\nedition: ["1.x", "2.x"]\n---\n\nGive the Guest role.\n');
    assert.deepEqual(checkLegacy(page, read), []);
  });
});

describe('what is marked as legacy is left alone', () => {
  const OLD = fence('pact-broker can-i-deploy --pacticipant web --to prod');
  for (const [name, body] of [
    ['below a heading with (legacy), sections inside included', `## Tags (legacy)\n\n### How\n\n${OLD}`],
    ['below a heading that begins with Legacy', `## Legacy: tags\n\n${OLD}`],
    ['in an admonition titled Legacy', `:::note[Legacy]\n\n${OLD}\n:::`],
    ['in an admonition titled Era', `:::note[Era: tags]\n\n${OLD}\n:::`],
    ['in a legacy admonition', `:::legacy\n\n${OLD}\n:::`],
    ['in an era mark', `<Era name="legacy">\n\n${OLD}\n</Era>`],
    ['behind a fold that says it', `<details>\n<summary>Legacy pipelines</summary>\n\n${OLD}\n</details>`],
    ['in a sentence that says it', 'The legacy program was `pact-broker can-i-deploy`.'],
    ['after a sentence that announces it', `The legacy command:\n\n${OLD}`],
    ['in a row with an era', '| A | B |\n| --- | --- |\n| `create-version-tag` | Era: tags |'],
    ['in a row that says it', '| A | B |\n| --- | --- |\n| Legacy | `create-version-tag` |'],
    ['in a column that says it', '| Legacy | Today |\n| --- | --- |\n| `create-version-tag` | `record-deployment` |'],
  ] as const) {
    test(name, () => assert.deepEqual(told(body), []));
  }
  for (const [name, body] of [
    ['after the section has ended', `## Tags (legacy)\n\nText.\n\n## Today\n\n${OLD}`],
    ['in another column', '| Legacy | Today |\n| --- | --- |\n| `record-deployment` | `create-version-tag` |'],
    ['two blocks after the announcement', `The legacy command:\n\nText.\n\n${OLD}`],
    ['in another admonition', `:::note[Careful]\n\n${OLD}\n:::`],
  ] as const) {
    test(`but not ${name}`, () => assert.ok(told(body).length > 0));
  }
  test('on a page of that era, in a notice, on the page of a release, and on a generated page', () => {
    assert.deepEqual(checkLegacy(parsePage('docs/a.mdx', `---\ntitle: A\nera: legacy\n---\n\n${OLD}`), read), []);
    assert.deepEqual(told(OLD, 'notices/2020-01-01-x.mdx'), []);
    assert.deepEqual(told(OLD, 'docs/docs/on-premises/releases/1.6.0.mdx'), []);
    assert.ok(told(OLD, 'docs/docs/on-premises/releases/planner.mdx').length > 0);
    assert.deepEqual(told(`{/* Generated from cli.json. */}\n\n${OLD}`), []);
  });
});
