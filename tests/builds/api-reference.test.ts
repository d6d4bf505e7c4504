// Builds the small site with and without the API reference, and compares the bundles that the other pages load.
import assert from 'node:assert/strict';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {ROUTE} from '../../src/plugins/site/openapi-pages/references';
import {compareBundles, readBundles, type Bundles} from './bundles';
import {buildSite} from './docusaurus';
import {copySmallSite} from './smallSite';

const COPY = join(process.cwd(), '.generated/without-reference');
/**
 * The number of gzipped bytes that the reference may add to the tables of routes, docs, and chunks, and for the loader
 * of its style sheet.
 */
const BUDGET = 1000;

/**
 * Writes a configuration that imports the site's and keeps only some plugins. Broken links are ignored. Modules are
 * identified by their paths, because numeric IDs depend on the number of modules and would change in every bundle.
 */
function configure(keep: string): void {
  writeFileSync(
    join(COPY, 'docusaurus.config.ts'),
    `import config from './complete.config';
import {loadPlugins} from './src/plugins/load.cjs';

const {openapiPagesPlugin} = loadPlugins();
const isReference = (plugin: unknown) => plugin === openapiPagesPlugin || (Array.isArray(plugin) && plugin[1]?.id === '${ROUTE}');
const found = config.plugins.filter(isReference).length;
if (found !== 2) throw new Error('The configuration has ' + found + ' API reference plugins; expected 2.');
const namedModules = () => ({name: 'named-modules', configureWebpack: () => ({optimization: {moduleIds: 'named', chunkIds: 'named'}})});
export default {...config, onBrokenLinks: 'ignore', plugins: [...config.plugins.filter((plugin: unknown) => ${keep}), namedModules]};
`,
  );
}

/** The names of the bundles that only the API reference loads. */
function ownBundles(): string[] {
  const routes = JSON.parse(readFileSync(join(COPY, '.docusaurus/routesChunkNames.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const namesIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(namesIn)
        : [];
  const isOwn = (route: string) => new RegExp(`^/${ROUTE}[/-]`).test(route);
  const others = new Set(Object.entries(routes).flatMap(([route, chunks]) => (isOwn(route) ? [] : namesIn(chunks))));
  const own = Object.entries(routes).flatMap(([route, chunks]) => (isOwn(route) ? namesIn(chunks) : []));
  return [...own.filter((name) => !others.has(name)).map((name) => `${name}.js`), 'api-reference.css'];
}

describe('the API reference', {concurrency: false}, () => {
  let complete: Bundles;
  let without: Bundles;
  let own: string[];
  before(() => {
    copySmallSite(process.cwd(), COPY);
    writeFileSync(join(COPY, 'complete.config.ts'), readFileSync(join(COPY, 'docusaurus.config.ts')));
    const build = (keep: string) => {
      configure(keep);
      const {status, output} = buildSite(COPY);
      assert.equal(status, 0, output);
      return readBundles(join(COPY, 'build'));
    };
    complete = build('true');
    own = ownBundles();
    without = build('!isReference(plugin)');
  });
  after(() => rmSync(COPY, {recursive: true, force: true}));

  test('adds no CSS to other pages, and only its table entries to their JavaScript', (context) => {
    const {entries, compared, problems} = compareBundles(without, complete, own, BUDGET);
    context.diagnostic(
      `${compared} bundles compared, scripts of every page grow by ${entries} bytes after gzip, ${own.length} bundles are the reference's own`,
    );
    assert.ok(compared > 20);
    assert.deepEqual(problems, []);
    assert.equal(without.has('api-reference.css'), false);
    assert.equal(complete.has('api-reference.css'), true);
  });

  test('is small, without a request explorer or code generators', (context) => {
    const bytes = own.map((name) => gzipSync(complete.get(name) ?? '').length).reduce((sum, size) => sum + size, 0);
    context.diagnostic(`the reference's own bundles have ${bytes} bytes after gzip`);
    assert.ok(bytes > 2000, 'the bundles were not found');
    assert.ok(bytes < 15_000);
  });
});
