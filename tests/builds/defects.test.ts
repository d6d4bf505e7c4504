// Plants defects in a small copy of the site and asserts that the build stops (or, where the build only warns, that the gate would), naming the place.
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
  /** Changes a file of the copy, or adds it; restored afterwards. */
  file?: string;
  plant?: (text: string) => string;
  /** What the output must name. */
  expects: RegExp[];
  settings?: Record<string, string>;
}

/** Defects that one build tells, each by a message of its own. */
interface Planted {
  defects: Defect[];
  /** The build goes through and warns; the test command fails on the warning. */
  warnsOnly?: boolean;
}

const CLIENT = `${SAMPLE}/src/product-client.js`;
const EXAMPLES = 'docs/docs/examples/index.mdx';
const WORKSHOPS = 'docs/docs/workshops/index.mdx';

const plus = (more: string) => (text: string) => `${text}\n${more}\n`;
const swap = (from: string, to: string) => (text: string) => text.replace(from, to);
const alone = (defect: Defect): Planted => ({defects: [defect]});

const BUILDS: Planted[] = [
  alone({
    name: 'a broken link',
    file: PAGE,
    plant: plus('See [nowhere](/docs/nowhere).'),
    expects: [/broken link/i, /\/docs\/pact/, /\/docs\/nowhere/],
  }),
  alone({
    name: 'a broken anchor',
    file: PAGE,
    plant: plus('See [no heading](/docs/examples#no-such-heading).'),
    expects: [/broken anchor/i, /\/docs\/pact/, /no-such-heading/],
  }),
  {
    warnsOnly: true,
    defects: [
      {
        name: 'a broken Markdown link',
        file: EXAMPLES,
        plant: plus('See [no file](./no-such-file.mdx).'),
        expects: [/no-such-file\.mdx.*examples\/index\.mdx|examples\/index\.mdx.*no-such-file\.mdx/s],
      },
      {
        name: 'two pages at one address',
        file: 'src/pages/docs/pact.tsx',
        plant: () =>
          'import Heading from \'@theme/Heading\';\nexport default function Twin() {\n  return <Heading as="h1">Twin</Heading>;\n}\n',
        expects: [/duplicate routes/i, /\/docs\/pact/],
      },
    ],
  },
  alone({
    name: 'a notice with a tag that is not declared',
    file: 'notices/2030-01-01-planted.mdx',
    plant: () =>
      '---\ntitle: Planted\ndescription: A notice whose tag nobody has declared, planted by a test.\nslug: 2030-01-01-planted\ndate: 2030-01-01\ntags: [undeclared-tag]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
    expects: [/undeclared-tag/, /2030-01-01-planted\.mdx/, /tags\.yml/],
  }),
  alone({
    name: 'a sidebar that names a page that is not there',
    file: 'sidebars.ts',
    plant: swap('"docs/workshops/index"', '"docs/workshops/missing"'),
    expects: [/docs\/workshops\/missing/, /sidebar/i],
  }),
  alone({
    name: 'a navigation item that names a sidebar that is not there',
    file: 'src/data/navigation.ts',
    plant: swap("sidebarId: 'university'", "sidebarId: 'college'"),
    expects: [/college/, /sidebar/i],
  }),
  alone({
    name: 'a navigation item of an unknown type',
    file: 'src/data/navigation.ts',
    plant: swap("{type: 'localeDropdown', position: 'right'}", "{type: 'weatherDropdown', position: 'right'}"),
    expects: [/weatherDropdown/, /navbar item/i],
  }),
  alone({
    name: 'a page component without a default export',
    file: 'src/pages/planted.tsx',
    plant: () => 'export const forgotten = 1;\n',
    expects: [/default export/, /\/planted/],
  }),
  {
    defects: [
      {
        name: 'a sample region that is not there',
        file: PAGE,
        plant: plus(`\`\`\`js file=${CLIENT}#nowhere\n\`\`\``),
        expects: [/pact\.mdx:\d+.*no region "nowhere"\. It has: client/],
      },
      {
        name: 'a fence that declares no proof',
        file: EXAMPLES,
        plant: plus('```js\nconst a = 1;\n```'),
        expects: [
          /docs\/docs\/examples\/index\.mdx:\d+.*this fence declares no proof\. Declare one behind the language: file=, run=/,
        ],
      },
      {
        name: 'a diagram that cannot be drawn',
        file: WORKSHOPS,
        plant: plus('```mermaid title="Planted" alt="Nothing"\nthis is no diagram\n```'),
        expects: [/workshops\/index\.mdx:\d+.*diagram/],
      },
    ],
  },
  alone({
    name: 'a fence in a language that nothing colors',
    file: PAGE,
    plant: plus('```klingon illustrative="planted"\nqapla\n```'),
    expects: [/docs\/docs\/pact\.mdx:\d+/, /no grammar highlights code in "klingon"\. Write a language of/],
  }),
  alone({
    name: 'a highlighter in what browsers load',
    file: 'src/theme/prism-include-languages.ts',
    plant: (text) => `import 'prismjs';\n${text}`,
    expects: [
      /first-load: pages load what they do not need/,
      /main\.\w+\.js carries Prism, .*: \d+ of its \d+ characters\. Import neither prismjs nor prism-react-renderer/,
    ],
  }),
  alone({
    name: 'a list of cards with the descriptions of all pages',
    file: PAGE,
    plant: plus("import DocCardList from '@theme/DocCardList';\n\n<DocCardList />"),
    expects: [/\/docs\/pact/, /no version doc found by id/],
  }),
  alone({
    name: 'a sample region that no page quotes',
    file: CLIENT,
    plant: plus('// #region forgotten\nconst a = 1;\n// #endregion'),
    expects: [
      /samples\/first-contract\/src\/product-client\.js:\d+: no page quotes region "forgotten"/,
      /or take its marks out/,
    ],
  }),
  alone({
    name: 'an API description that is not valid',
    file: 'openapi/products.yaml',
    plant: swap('operationId: createProduct', 'operationIdentifier: createProduct'),
    expects: [/products\.yaml:\d+/, /operationIdentifier|operationId/],
  }),
  alone({
    name: 'a front matter with an unknown key',
    file: PAGE,
    plant: swap('sidebar_label:', 'sidebarLabel:'),
    expects: [/docs\/docs\/pact\.mdx:1/, /sidebarLabel is not known\. Known: title/],
  }),
  alone({
    name: 'a setting that cannot be used',
    settings: {DOCS_BASE_URL: 'preview'},
    expects: [/DOCS_BASE_URL is "preview"/, /starts and ends with \//],
  }),
];

describe('defects that must stop a build', {concurrency: false}, () => {
  before(() => copySmallSite(SITE, COPY));
  after(() => rmSync(COPY, {recursive: true, force: true}));

  for (const {defects, warnsOnly} of BUILDS) {
    test(defects.map(({name}) => name).join('; '), () => {
      const originals = new Map(
        defects.flatMap(({file}) => (file === undefined ? [] : [[join(COPY, file), readOrNull(join(COPY, file))]])),
      );
      try {
        for (const {file, plant} of defects) {
          if (file === undefined || plant === undefined) continue;
          const before = readOrNull(join(COPY, file));
          const text = plant(before ?? '');
          assert.notEqual(text, before, `${file}: the defect was not planted; the text it replaces has changed`);
          mkdirSync(dirname(join(COPY, file)), {recursive: true});
          writeFileSync(join(COPY, file), text);
        }
        const {status, output} = buildSite(COPY, Object.assign({}, ...defects.map(({settings}) => settings)));
        const told = warnsOnly ? warningsIn(output).join('\n') : output;
        if (warnsOnly) assert.ok(told !== '', `the build did not warn:\n${output}`);
        else assert.notEqual(status, 0, `the build went through:\n${output}`);
        for (const {name, expects} of defects) for (const expected of expects) assert.match(output, expected, name);
      } finally {
        for (const [path, text] of originals) {
          if (text === null) rmSync(path, {force: true});
          else writeFileSync(path, text);
        }
      }
    });
  }

  test('the copy itself builds without a warning, with the plugins of the whole site', () => {
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
      'The site has not been built, so nothing can be compared. Run npm run build first.',
    );
    const whole = Object.keys(pluginsOf(SITE)).sort();
    assert.ok(whole.length > 10);
    assert.deepEqual(Object.keys(pluginsOf(COPY)).sort(), whole);
  });
});

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
