import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkBundles} from './bundleChecks';

const SITE: Readonly<Record<string, string>> = {
  'main.0a1b2c3d.js':
    'let t={themeConfig:{docs:{versionPersistence:"localStorage"}}},r={"0079dba1":[()=>n.e("0079dba1").then(n.bind(n,1))]};n("@theme/NotFound")',
  'runtime~main.0a1b2c3d.js':
    'u=e=>"assets/js/"+e+"."+({"0079dba1":"d27fbc19","sidebar-default-1.x-docs":"1f25b08f",styles:"0b6868aa"})[e]+".js"',
  '22dd74f7.0a1b2c3d.js': 'default:()=>({...JSON.parse(\'{"pluginId":"default","docs":{}}\'),docsSidebars:l})',
  'sidebar-default-current-docs.0a1b2c3d.js': 'JSON.parse(\'[{"type":"link","href":"/"}]\')',
};
const problemsWith = (changes: Record<string, string>): string[] =>
  checkBundles(new Map(Object.entries({...SITE, ...changes}))).problems;

describe('the bundle checks', () => {
  test('report nothing for scripts without unneeded code', () => {
    const {problems, everyPage} = checkBundles(new Map(Object.entries(SITE)));
    assert.deepEqual(problems, []);
    assert.equal(everyPage, (SITE['main.0a1b2c3d.js'] ?? '').length + (SITE['runtime~main.0a1b2c3d.js'] ?? '').length);
  });

  test('accept code that reads the configuration of docs', () => {
    const text = 'let{docs:{sidebar:{autoCollapseCategories:v}}}=(0,Y.p)();r.docsSidebars';
    assert.deepEqual(problemsWith({'docs.0a1b2c3d.js': text}), []);
  });

  const main = SITE['main.0a1b2c3d.js'] ?? '';
  const runtime = SITE['runtime~main.0a1b2c3d.js'] ?? '';
  for (const [what, name, text, message] of [
    [
      'the highlighter',
      '71b28c4d.0a1b2c3d.js',
      'a.languages.extend("clike",{});a.languages.insertBefore("js")',
      /^71b28c4d\.0a1b2c3d\.js contains Prism, .*: 53 of its 61 characters\. Don't import prismjs or prism-react-renderer/,
    ],
    [
      'all of tslib',
      'main.0a1b2c3d.js',
      `${main};t.d(n,{__extends:()=>a,__disposeResources:()=>b})`,
      /^main\.0a1b2c3d\.js contains all helpers of tslib: \d+ of its/,
    ],
    [
      'module paths',
      'main.0a1b2c3d.js',
      `${main};["@site/docs/a.mdx","@generated/x.json"]`,
      /^main\.0a1b2c3d\.js contains module paths: 37 of its .* The rules in src\/plugins\/site\/route-splitting\/index\.ts should remove it/,
    ],
    [
      'plugin options',
      'main.0a1b2c3d.js',
      `${main};{"onBrokenLinks":"throw"}`,
      /contains options that only the build reads: 13 of its/,
    ],
    [
      'page descriptions',
      '22dd74f7.0a1b2c3d.js',
      'JSON.parse(\'{"version":{"docsSidebars":{},"docs":{"a":{"title":"A"}}}}\')',
      /^22dd74f7\.0a1b2c3d\.js contains the titles and descriptions of all pages of a version: \d+ of its/,
    ],
    [
      'other sidebars',
      '22dd74f7.0a1b2c3d.js',
      'JSON.parse(\'{"docsSidebars":{"docs":[{"type":"link","href":"/"}]},"docs":{}}\')',
      /^22dd74f7\.0a1b2c3d\.js contains all sidebars of a version: 13 of its/,
    ],
    [
      'a second table of chunks',
      'runtime~main.0a1b2c3d.js',
      `${runtime};gca=e=>({"0079dba1":"0079dba1"})[e]`,
      /^runtime~main\.0a1b2c3d\.js contains a second table of chunks: 22 of its .*chunkIds set to 'named'/,
    ],
  ] as const) {
    test(`report ${what}, how much it is, and how to fix it`, () => {
      const problems = problemsWith({[name]: text});
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', message);
    });
  }

  test('fail if expected scripts are missing', () => {
    assert.throws(
      () => checkBundles(new Map()),
      /^Error: route-splitting: expected main\.\*\.js, runtime~main\.\*\.js, a script that contains docsSidebars among the 0 scripts of the build, but found none\./,
    );
    const {'22dd74f7.0a1b2c3d.js': _version, ...others} = SITE;
    assert.throws(
      () => checkBundles(new Map(Object.entries(others))),
      /expected a script that contains docsSidebars among the 3 scripts/,
    );
  });
});
