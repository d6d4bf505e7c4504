import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkPackageManagers from './index';

function transform(source: string): Root {
  const tree = unified().use(remarkParse).parse(source);
  remarkPackageManagers({site: '/site'})(tree, {path: '/site/docs/docs/x.mdx'});
  return tree;
}

test('npm commands get tabs for Yarn and pnpm, which keep the way that the code is tested', () => {
  const tree = transform('```sh check package-managers\nnpm install --save-dev --save-exact pact@1.0.0\n```\n');
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    blocks.push(node);
  });
  assert.deepEqual(
    blocks.map(({lang, meta, value}) => [lang, meta, value]),
    [
      ['sh', 'check', 'npm install --save-dev --save-exact pact@1.0.0'],
      ['sh', 'check', 'yarn add --dev --exact pact@1.0.0'],
      ['sh', 'check', 'pnpm add --save-dev --save-exact pact@1.0.0'],
    ],
  );
  assert.match(JSON.stringify(tree), /"name":"groupId","value":"package-manager"/);
  assert.match(JSON.stringify(tree), /import PackageManagerTabs from \\"@theme\/Tabs\\"/);
});

test('other code blocks aren’t changed', () =>
  assert.deepEqual(
    transform('```sh check\nnpm ci\n```\n').children.map(({type}) => type),
    ['code'],
  ));

for (const [command, expected] of [
  ['npm install --global pact', /^Error: docs\/docs\/x\.mdx:3: .* because current versions of Yarn have no global/],
  ['npm ci', /^Error: docs\/docs\/x\.mdx:3: .* because not every package manager has a command for it\. Remove/],
  ['ls', /because not every package manager/],
] as const)
  test(`'${command}' is rejected`, () => {
    assert.throws(() => transform(`Install:\n\n\`\`\`sh check package-managers\n${command}\n\`\`\`\n`), expected);
  });
