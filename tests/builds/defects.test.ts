// Injects defects into a small copy of the site. Each build must fail or warn, and name the location of the defect.
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {buildSite, warningsIn} from './docusaurus';
import {copySmallSite, PAGE, SAMPLE} from './smallSite';

const SITE = process.cwd();
const COPY = join(SITE, '.generated/defects');

interface Defect {
  name: string;
  /** The file of the copy to change or add. It's restored after the test. */
  file?: string;
  inject?: (text: string) => string;
  /** Patterns that the output must match. */
  expects: RegExp[];
  settings?: Record<string, string>;
}

/** Defects that a single build reports, each with its own message. */
interface DefectiveBuild {
  defects: Defect[];
  /** Whether the build succeeds with a warning, which fails the `build` check. */
  warnsOnly?: boolean;
}

const CLIENT = `${SAMPLE}/src/product-client.js`;
const EXAMPLES = 'docs/docs/examples/index.mdx';
const WORKSHOPS = 'docs/docs/workshops/index.mdx';

const append = (more: string) => (text: string) => `${text}\n${more}\n`;
const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const alone = (defect: Defect): DefectiveBuild => ({defects: [defect]});

const BUILDS: DefectiveBuild[] = [
  alone({
    name: 'a broken link',
    file: PAGE,
    inject: append('See [nowhere](/docs/nowhere).'),
    expects: [/broken link/i, /\/docs\/pact/, /\/docs\/nowhere/],
  }),
  alone({
    name: 'a broken anchor',
    file: PAGE,
    inject: append('See [no heading](/docs/examples#no-such-heading).'),
    expects: [/broken anchor/i, /\/docs\/pact/, /no-such-heading/],
  }),
  alone({
    name: 'a component in content that needs hydration and is not an island',
    file: PAGE,
    inject: append('import PageRating from \'@site/src/components/PageRating\';\n\n<PageRating path="/docs/pact" />'),
    expects: [/docs\/docs\/pact\.mdx: .*src\/components\/PageRating\/index\.tsx uses \w+, .*islands\.ts/s],
  }),
  {
    warnsOnly: true,
    defects: [
      {
        name: 'a broken Markdown link',
        file: EXAMPLES,
        inject: append('See [no file](./no-such-file.mdx).'),
        expects: [/no-such-file\.mdx.*examples\/index\.mdx|examples\/index\.mdx.*no-such-file\.mdx/s],
      },
      {
        name: 'two pages at one URL',
        file: 'src/pages/docs/pact.tsx',
        inject: () =>
          'import Heading from \'@theme/Heading\';\nexport default function Duplicate() {\n  return <Heading as="h1">Duplicate</Heading>;\n}\n',
        expects: [/duplicate routes/i, /\/docs\/pact/],
      },
    ],
  },
  alone({
    name: 'a notice with an undeclared tag',
    file: 'notices/2030-01-01-injected.mdx',
    inject: () =>
      '---\ntitle: Injected\ndescription: A notice with an undeclared tag, injected by a test.\nslug: 2030-01-01-injected\ndate: 2030-01-01\ntags: [undeclared-tag]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
    expects: [/undeclared-tag/, /2030-01-01-injected\.mdx/, /tags\.yml/],
  }),
  alone({
    name: 'a sidebar with a missing page',
    file: 'sidebars.ts',
    inject: replace('"docs/workshops/index"', '"docs/workshops/missing"'),
    expects: [/docs\/workshops\/missing/, /sidebar/i],
  }),
  alone({
    name: 'a navigation item with a missing sidebar',
    file: 'src/data/sections.ts',
    inject: replace("sidebarId: 'university'", "sidebarId: 'college'"),
    expects: [/college/, /sidebar/i],
  }),
  alone({
    name: 'a navigation item of an unknown type',
    file: 'src/data/navigation.ts',
    inject: replace("{type: 'localeDropdown', position: 'right'}", "{type: 'weatherDropdown', position: 'right'}"),
    expects: [/weatherDropdown/, /navbarItems\[\d+\]: expected one of the item types/],
  }),
  alone({
    name: 'a page component without a default export',
    file: 'src/pages/injected.tsx',
    inject: () => 'export const forgotten = 1;\n',
    expects: [/default export/, /\/injected/],
  }),
  alone({
    name: 'a React function that Preact lacks',
    file: 'src/pages/injected.tsx',
    inject: () =>
      "import {useOptimistic} from 'react';\n\nexport default function Injected() {\n  return <p>{useOptimistic('state')[0]}</p>;\n}\n",
    expects: [/preact: \.\/src\/pages\/injected\.tsx imports "useOptimistic" from "react", but browsers run Preact/],
  }),
  {
    defects: [
      {
        name: 'a missing sample region',
        file: PAGE,
        inject: append(`\`\`\`js file=${CLIENT}#nowhere\n\`\`\``),
        expects: [/pact\.mdx:\d+.*no region "nowhere"\. Its regions are: client/],
      },
      {
        name: 'a code block that declares no proof',
        file: EXAMPLES,
        inject: append('```js\nconst a = 1;\n```'),
        expects: [
          /docs\/docs\/examples\/index\.mdx:\d+.*this code block declares no proof\. Add one after the language: file=, run=/,
        ],
      },
      {
        name: 'an invalid diagram',
        file: WORKSHOPS,
        inject: append('```mermaid title="Injected" alt="Nothing"\nthis is no diagram\n```'),
        expects: [/workshops\/index\.mdx:\d+.*diagram/],
      },
    ],
  },
  alone({
    name: 'a code block in a language that nothing highlights',
    file: PAGE,
    inject: append('```klingon illustrative="injected"\nqapla\n```'),
    expects: [
      /docs\/docs\/pact\.mdx:\d+/,
      /the language "klingon" of this code block is unknown\. Write a language from/,
    ],
  }),
  alone({
    name: 'a syntax highlighter in the browser bundles',
    file: 'src/theme/prism-include-languages.ts',
    inject: (text) => `import 'prismjs';\n${text}`,
    expects: [
      /route-splitting: pages would load code or data that they don't need/,
      /main\.\w+\.js contains Prism, .*: \d+ of its \d+ characters\. Don't import prismjs or prism-react-renderer/,
    ],
  }),
  alone({
    name: 'a list of cards with the descriptions of all pages',
    file: PAGE,
    inject: append("import DocCardList from '@theme/DocCardList';\n\n<DocCardList />"),
    expects: [/\/docs\/pact/, /no version doc found by id/],
  }),
  alone({
    name: 'a sample region that no page quotes',
    file: CLIENT,
    inject: append('// #region forgotten\nconst a = 1;\n// #endregion'),
    expects: [
      /samples\/first-contract\/src\/product-client\.js:\d+: no page quotes the region "forgotten"/,
      /or remove its #region and #endregion comments/,
    ],
  }),
  alone({
    name: 'an invalid API description',
    file: 'openapi/products.yaml',
    inject: replace('operationId: createProduct', 'operationIdentifier: createProduct'),
    expects: [/products\.yaml:\d+/, /operationIdentifier|operationId/],
  }),
  alone({
    name: 'front matter with an unknown key',
    file: PAGE,
    inject: replace('sidebar_label:', 'sidebarLabel:'),
    expects: [/docs\/docs\/pact\.mdx:1/, /sidebarLabel is not an allowed key\..*Allowed keys: title/],
  }),
  alone({
    name: 'an invalid setting',
    settings: {DOCS_BASE_URL: 'preview'},
    expects: [/DOCS_BASE_URL is "preview"/, /starts and ends with \//],
  }),
];

describe('a build with an injected defect fails', {concurrency: false}, () => {
  before(() => copySmallSite(SITE, COPY));
  after(() => rmSync(COPY, {recursive: true, force: true}));

  for (const {defects, warnsOnly} of BUILDS) {
    test(defects.map(({name}) => name).join('; '), () => {
      const originals = new Map(
        defects.flatMap(({file}) => (file === undefined ? [] : [[join(COPY, file), readOrNull(join(COPY, file))]])),
      );
      try {
        for (const {file, inject} of defects) {
          if (file === undefined || inject === undefined) continue;
          const before = readOrNull(join(COPY, file));
          const text = inject(before ?? '');
          assert.notEqual(
            text,
            before,
            `${file}: the defect was not injected because the text that it replaces has changed`,
          );
          mkdirSync(dirname(join(COPY, file)), {recursive: true});
          writeFileSync(join(COPY, file), text);
        }
        const {status, output} = buildSite(COPY, Object.assign({}, ...defects.map(({settings}) => settings)));
        const reported = warnsOnly ? warningsIn(output).join('\n') : output;
        if (warnsOnly) assert.ok(reported !== '', `the build printed no warning:\n${output}`);
        else assert.notEqual(status, 0, `the build succeeded:\n${output}`);
        for (const {name, expects} of defects) for (const expected of expects) assert.match(output, expected, name);
      } finally {
        for (const [path, text] of originals) {
          if (text === null) rmSync(path, {force: true});
          else writeFileSync(path, text);
        }
      }
    });
  }

  test('the copy without defects builds without a warning, with the plugins of the complete site', () => {
    const {status, output} = buildSite(COPY);
    assert.equal(status, 0, output);
    assert.deepEqual(warningsIn(output), []);
    const pluginsOf = (root: string) =>
      (
        JSON.parse(readFileSync(join(root, '.docusaurus/site-metadata.json'), 'utf8')) as {
          pluginVersions: Record<string, unknown>;
        }
      ).pluginVersions;
    assert.ok(
      existsSync(join(SITE, '.docusaurus/site-metadata.json')),
      'The site has not been built, so there is nothing to compare. Run npm run build first.',
    );
    const expected = Object.keys(pluginsOf(SITE)).sort();
    assert.ok(expected.length > 10);
    assert.deepEqual(Object.keys(pluginsOf(COPY)).sort(), expected);
  });
});

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
