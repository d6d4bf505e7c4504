import assert from 'node:assert/strict';
import {test} from 'node:test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {generate} from '../../../components/ConfigurationBuilder/generate';
import {defaultsFor} from '../../../components/ConfigurationBuilder/choices';
import remarkConfigurationBuilder from './index';

function defaultsIn(source: string): unknown {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkConfigurationBuilder()(tree, {path: `${process.cwd()}/docs/a.mdx`});
  let found: unknown;
  visit(tree, 'mdxJsxFlowElement', ({attributes}) => {
    for (const attribute of attributes)
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'defaults')
        found = JSON.parse(String(attribute.value));
  });
  return found;
}

test('the builder gets the files for the default choices of its release line', () => {
  assert.deepEqual(defaultsIn('<ConfigurationBuilder releaseLine="1.x" />'), generate(defaultsFor('1.x')));
  assert.deepEqual(defaultsIn('<ConfigurationBuilder releaseLine="2.x" />'), generate(defaultsFor('2.x')));
});

test('other components stay as they are', () => assert.equal(defaultsIn('<Checklist releaseLine="2.x" />'), undefined));

test('an unknown release line stops the build', () =>
  assert.throws(
    () => defaultsIn('# title\n\n<ConfigurationBuilder releaseLine="3.x" />'),
    /docs\/a\.mdx:3: .*expected the attribute releaseLine to be one of 1\.x, 2\.x, but found 3\.x\./,
  ));
