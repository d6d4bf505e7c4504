import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {digestOf, digestRemark} from './digest';
import openapiPagesPlugin, {linkReferenceStyleSheet, referenceDocs} from './index';
import {GENERATED, references} from './references';

describe('the docs instance', () => {
  const args = {
    version: 'current',
    versionDocsDirPath: '',
    docPath: 'products.mdx',
    permalink: '/oas/products',
    locale: 'en',
  };

  test('has edit links to the description instead of the page that is generated from it', () => {
    const {editUrl} = referenceDocs('https://example.org/edit/main', []);
    assert.ok(typeof editUrl === 'function');
    assert.equal(editUrl(args), 'https://example.org/edit/main/openapi/products.yaml');
    assert.equal(editUrl({...args, docPath: 'other.mdx'}), undefined);
  });

  test('has no edit links if the site has none', () => {
    assert.equal(referenceDocs(null, []).editUrl, undefined);
  });
});

describe('the plugin', () => {
  let siteDir = '';
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'site-'));
    for (const folder of ['openapi', GENERATED, 'build/assets/css', 'build/oas'])
      mkdirSync(join(siteDir, folder), {recursive: true});
    for (const {source} of references) writeFileSync(join(siteDir, source), 'openapi: 3.0.3\n');
  });
  afterEach(() => rmSync(siteDir, {recursive: true, force: true}));
  const plugin = () => openapiPagesPlugin({siteDir} as LoadContext);

  const inProduction = async (work: () => Promise<unknown>) => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      await work();
    } finally {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
  };

  test('stops the build if a page is missing or outdated', async () => {
    await inProduction(async () => {
      await assert.rejects(
        async () => plugin().loadContent?.(),
        /products\.mdx is missing or doesn’t match its OpenAPI description.*Run npm run api/,
      );
      for (const {source, page} of references)
        writeFileSync(
          join(siteDir, GENERATED, `${page}.mdx`),
          `{${digestRemark(source, digestOf(readFileSync(join(siteDir, source))))}}\n`,
        );
      await plugin().loadContent?.();
      for (const {source} of references) writeFileSync(join(siteDir, source), 'openapi: 3.0.4\n');
      await assert.rejects(async () => plugin().loadContent?.(), /doesn’t match its OpenAPI description/);
    });
  });

  test('watches the descriptions', () => {
    assert.deepEqual(
      plugin().getPathsToWatch?.(),
      references.map(({source}) => join(siteDir, source)),
    );
  });

  test('moves only the CSS of the reference out of the site’s style sheet', () => {
    const configure = (isServer: boolean) =>
      plugin().configureWebpack?.({} as never, isServer, {} as never, undefined) as {
        optimization?: {
          splitChunks: {cacheGroups: Record<string, {priority: number; test: (module: object) => boolean}>};
        };
      };
    assert.deepEqual(configure(true), {});
    const group = configure(false).optimization?.splitChunks.cacheGroups.apiReference;
    assert.ok(group && group.priority > 50, 'Docusaurus’s own group for all CSS has the priority 50');
    const takes = (path: string | null) => group.test({nameForCondition: () => path});
    assert.equal(takes(join(siteDir, 'src/components/ApiReference/styles.module.css')), true);
    assert.equal(takes(join(siteDir, 'src/components/Cards/styles.module.css')), false);
    assert.equal(takes(null), false);
    assert.equal(group.test({}), false);
  });

  test('links the style sheet only from the pages of the reference', () => {
    const build = join(siteDir, 'build');
    writeFileSync(join(build, 'assets/css/api-reference.1a2b3c4d.css'), '');
    assert.throws(() => linkReferenceStyleSheet(build), /Expected the page \/oas\/products in .*found none/);
    const html = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />';
    writeFileSync(join(build, 'oas/products.html'), html);
    const link = linkReferenceStyleSheet(build);
    const page = {path: '/oas/products', file: 'oas/products.html', html, content: null};
    assert.match(link(page).html, /href="\/assets\/css\/api-reference\.1a2b3c4d\.css"/);
    const other = {...page, file: 'oas/other.html'};
    assert.equal(link(other), other);
  });
});
