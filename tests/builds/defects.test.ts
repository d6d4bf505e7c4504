// Plants one defect at a time in a copy of the site and asserts that the build stops (or, where the build only warns, that the gate would), naming the place.
import assert from 'node:assert/strict';
import {readFileSync, rmSync, writeFileSync, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {copySite} from './copy';
import {buildSite, warningsIn} from './docusaurus';

const SITE = process.cwd();
const COPY = join(SITE, '.generated/defects');

interface Defect {
  name: string;
  /** Changes files of the copy; the names it gives are restored afterwards. */
  files: string[];
  plant(read: (file: string) => string, write: (file: string, text: string) => void): void;
  /** What the output must name. */
  expects: RegExp[];
  settings?: Record<string, string>;
  /** The build goes through and warns; the test command fails on the warning. */
  warnsOnly?: boolean;
}

const PAGE = 'docs/docs/pact.mdx';

const DEFECTS: Defect[] = [
  {
    name: 'a broken link',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\nSee [nowhere](/docs/nowhere).\n`),
    expects: [/broken link/i, /\/docs\/pact/, /\/docs\/nowhere/],
  },
  {
    name: 'a broken anchor',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\nSee [no heading](/docs/examples#no-such-heading).\n`),
    expects: [/broken anchor/i, /\/docs\/pact/, /no-such-heading/],
  },
  {
    name: 'a broken Markdown link',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\nSee [no file](./no-such-file.mdx).\n`),
    expects: [/no-such-file\.mdx/, /pact\.mdx/],
    warnsOnly: true,
  },
  {
    name: 'two pages at one address',
    files: ['src/pages/docs/pact.tsx'],
    plant: (_read, write) => write('src/pages/docs/pact.tsx', "import Heading from '@theme/Heading';\nexport default function Twin() {\n  return <Heading as=\"h1\">Twin</Heading>;\n}\n"),
    expects: [/duplicate routes/i, /\/docs\/pact/],
    warnsOnly: true,
  },
  {
    name: 'a notice with a tag that is not declared',
    files: ['notices/2030-01-01-planted.mdx'],
    plant: (_read, write) => write('notices/2030-01-01-planted.mdx', '---\ntitle: Planted\ndescription: A notice whose tag nobody has declared, planted by a test.\nslug: 2030-01-01-planted\ndate: 2030-01-01\ntags: [undeclared-tag]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n'),
    expects: [/undeclared-tag/, /2030-01-01-planted\.mdx/, /tags\.yml/],
  },
  {
    name: 'a sidebar that names a page that is not there',
    files: ['sidebars.ts'],
    plant: (read, write) => write('sidebars.ts', read('sidebars.ts').replace("'docs/workshops/index'", "'docs/workshops/missing'")),
    expects: [/docs\/workshops\/missing/, /sidebar/i],
  },
  {
    name: 'a navigation item that names a sidebar that is not there',
    files: ['src/data/navigation.ts'],
    plant: (read, write) => write('src/data/navigation.ts', read('src/data/navigation.ts').replace("sidebarId: 'university'", "sidebarId: 'college'")),
    expects: [/college/, /sidebar/i],
  },
  {
    name: 'a navigation item of an unknown type',
    files: ['src/data/navigation.ts'],
    plant: (read, write) => write('src/data/navigation.ts', read('src/data/navigation.ts').replace("{type: 'localeDropdown', position: 'right'}", "{type: 'weatherDropdown', position: 'right'}")),
    expects: [/weatherDropdown/, /navbar item/i],
  },
  {
    name: 'a page component without a default export',
    files: ['src/pages/planted.tsx'],
    plant: (_read, write) => write('src/pages/planted.tsx', 'export const forgotten = 1;\n'),
    expects: [/default export/, /\/planted/],
  },
  {
    name: 'a sample region that is not there',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\n\`\`\`js file=samples/first-contract/src/product-client.js#nowhere\n\`\`\`\n`),
    expects: [/pact\.mdx:\d+/, /no region "nowhere"/, /It has: client/],
  },
  {
    name: 'a fence that declares no proof',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\n\`\`\`js\nconst a = 1;\n\`\`\`\n`),
    expects: [/docs\/docs\/pact\.mdx:\d+/, /this fence declares no proof\. Declare one behind the language: file=, run=/],
  },
  {
    name: 'a fence in a language that nothing colours',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\n\`\`\`klingon illustrative="planted"\nqapla\n\`\`\`\n`),
    expects: [/docs\/docs\/pact\.mdx:\d+/, /no grammar highlights code in "klingon"\. Write a language of/],
  },
  {
    name: 'a highlighter in what browsers load',
    files: ['src/theme/prism-include-languages.ts'],
    plant: (read, write) => write('src/theme/prism-include-languages.ts', `import 'prismjs';\n${read('src/theme/prism-include-languages.ts')}`),
    expects: [/first-load: pages load what they do not need/, /main\.\w+\.js carries Prism, .*: \d+ of its \d+ characters\. Import neither prismjs nor prism-react-renderer/],
  },
  {
    name: 'a list of cards with the descriptions of all pages',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n`),
    expects: [/\/docs\/pact/, /no version doc found by id/],
  },
  {
    name: 'a sample region that no page quotes',
    files: ['samples/first-contract/src/product-client.js'],
    plant: (read, write) => write('samples/first-contract/src/product-client.js', `${read('samples/first-contract/src/product-client.js')}// #region forgotten\nconst a = 1;\n// #endregion\n`),
    expects: [/samples\/first-contract\/src\/product-client\.js:\d+: no page quotes region "forgotten"/, /or take its marks out/],
  },
  {
    name: 'a diagram that cannot be drawn',
    files: [PAGE],
    plant: (read, write) => write(PAGE, `${read(PAGE)}\n\`\`\`mermaid title="Planted" alt="Nothing"\nthis is no diagram\n\`\`\`\n`),
    expects: [/pact\.mdx:\d+/, /diagram/],
  },
  {
    name: 'an API description that is not valid',
    files: ['openapi/products.yaml'],
    plant: (read, write) => write('openapi/products.yaml', read('openapi/products.yaml').replace('operationId: createProduct', 'operationIdentifier: createProduct')),
    expects: [/products\.yaml:\d+/, /operationIdentifier|operationId/],
  },
  {
    name: 'a front matter with an unknown key',
    files: [PAGE],
    plant: (read, write) => write(PAGE, read(PAGE).replace('sidebar_label:', 'sidebarLabel:')),
    expects: [/docs\/docs\/pact\.mdx:1/, /sidebarLabel is not known\. Known: title/],
  },
  {
    name: 'a setting that cannot be used',
    files: [],
    plant: () => undefined,
    settings: {DOCS_BASE_URL: 'preview'},
    expects: [/DOCS_BASE_URL is "preview"/, /starts and ends with \//],
  },
];

describe('defects that must stop a build', {concurrency: false}, () => {
  before(() => copySite(SITE, COPY));
  after(() => rmSync(COPY, {recursive: true, force: true}));

  for (const defect of DEFECTS) {
    test(defect.name, () => {
      const originals = new Map(defect.files.map((file) => [file, readOrNull(join(COPY, file))]));
      try {
        defect.plant(
          (file) => readFileSync(join(COPY, file), 'utf8'),
          (file, text) => {
            const before = readOrNull(join(COPY, file));
            assert.notEqual(text, before, `${file}: the defect was not planted; the text it replaces has changed`);
            mkdirSync(dirname(join(COPY, file)), {recursive: true});
            writeFileSync(join(COPY, file), text);
          },
        );
        const {status, output} = buildSite(COPY, defect.settings);
        const told = defect.warnsOnly ? warningsIn(output).join('\n') : output;
        if (defect.warnsOnly) assert.ok(told !== '', `the build did not warn:\n${output}`);
        else assert.notEqual(status, 0, `the build went through:\n${output}`);
        for (const expected of defect.expects) assert.match(output, expected);
      } finally {
        for (const [file, text] of originals) {
          if (text === null) rmSync(join(COPY, file), {force: true});
          else writeFileSync(join(COPY, file), text);
        }
      }
    });
  }

  test('the copy itself builds without a warning', () => {
    const {status, output} = buildSite(COPY);
    assert.equal(status, 0, output);
    assert.deepEqual(warningsIn(output), []);
  });
});

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
