import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {variableHeadings} from '../../../components/EnvironmentVariables/variableHeadings';
import {RELEASE_LINES, VARIABLE_GROUPS} from '../../../data/environmentVariables.constants';
import {variableAnchor, variablesOf, worksIn} from '../../../data/environmentVariablesRules';
import {phaseHeadings} from '../../../data/installationChecklistRules';
import remarkComponentHeadings from './index';

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  argument?: Node;
  callee?: Node;
  object?: Node;
  arguments?: Node[];
  properties?: {key: {name: string}; value: Node}[];
}

/** Describes a spread element: a partial or a function call, which can be limited to a release line. */
function describeSpread(node: Node | undefined): string {
  if (node?.type !== 'CallExpression') return node?.name ?? '';
  if (node.callee?.type === 'MemberExpression') return `${describeSpread(node.callee.object)} of one release line`;
  return `${node.callee?.name ?? ''}(${(node.arguments ?? []).map(({value}) => String(value)).join(', ')})`;
}

/** The entries of a page's table of contents after the plugin has run: heading IDs, and the names of partials. */
function contentsOf(source: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  // Docusaurus's own plugins come first. They give every heading an id.
  visit(tree, 'heading', (node) => {
    const [text] = node.children;
    node.data = {...node.data, id: text?.type === 'text' ? text.value.toLowerCase() : ''} as never;
  });
  remarkComponentHeadings()(tree, {path: `${process.cwd()}/docs/a.mdx`});
  return itemsOf(tree).map((item) =>
    item.type === 'SpreadElement'
      ? describeSpread(item.argument)
      : String(item.properties?.find(({key}) => key.name === 'id')?.value.value),
  );
}

function itemsOf(tree: Root): Node[] {
  let items: Node[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const [statement] = node.data?.estree?.body ?? [];
    if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return;
    items = (statement.declaration.declarations[0]?.init as unknown as {elements: Node[]}).elements;
  });
  return items;
}

const toc = (...items: string[]) =>
  `export const toc = [${items.map((item) => (item.startsWith('...') ? item : `{value: 'x', id: '${item}', level: 2}`)).join(', ')}]`;
const phases = phaseHeadings.map(({id}) => id);

describe('headings of components', () => {
  test('are in the table of contents, in the order of the page', () =>
    assert.deepEqual(contentsOf(`## one\n\n<Checklist releaseLine="2.x" />\n\n## two\n\n${toc('one', 'two')}`), [
      'one',
      ...phases,
      'two',
    ]));

  test('follow the headings inside the component', () =>
    assert.deepEqual(
      contentsOf(
        `<VariableGroup releaseLine="2.x" name="Keys">\n\n## keys\n\n</VariableGroup>\n\n## next\n\n${toc('keys', 'next')}`,
      ),
      ['keys', 'variableHeadings(Keys) of one release line', 'next'],
    ));

  test('include both release lines in a partial, because pages of both can import it', () =>
    assert.deepEqual(
      contentsOf(
        `<VariableList releaseLine={props.releaseLine} group="OAuth 2.0 sign-in" state="current" />\n\n${toc()}`,
      ),
      ['variableHeadings(OAuth 2.0 sign-in, current)'],
    ));

  test('of a partial are limited to the release line of the page that imports it', () =>
    assert.deepEqual(contentsOf(`<Jwt releaseLine="2.x" />\n\n<Other />\n\n${toc('...__tocJwt', '...__tocOther')}`), [
      '__tocJwt of one release line',
      '__tocOther',
    ]));

  test('require a valid release line', () =>
    assert.throws(
      () => contentsOf(`<ConfigurationBuilder releaseLine="3.x" />\n\n${toc()}`),
      /<ConfigurationBuilder>: expected the attribute releaseLine to be one of 1\.x, 2\.x, but found 3\.x\./,
    ));

  test('change nothing on pages without such components', () =>
    assert.deepEqual(contentsOf(`# title\n\n## one\n\n### two\n\n${toc('one', 'two')}`), ['one', 'two']));

  test('stop the build if Docusaurus lists headings in another order', () =>
    assert.throws(
      () => contentsOf(`## two\n\n## one\n\n${toc('one', 'two')}`),
      /^Error: docs\/a\.mdx:1: expected a heading for each entry .*, but found none for 1 entries, starting with "two"/,
    ));
});

describe('the headings of a group of variables', () => {
  for (const group of VARIABLE_GROUPS) {
    test(`"${group}" are the headings of its variables in each release line, in the same order`, () => {
      for (const releaseLine of RELEASE_LINES) {
        const headings = (state?: string) =>
          variableHeadings(group, state)
            .filter(({releaseLines}) => releaseLines.includes(releaseLine))
            .map(({id}) => id);
        const variables = variablesOf(releaseLine, group);
        const current = variables.filter((variable) => worksIn(variable, releaseLine));
        const former = variables.filter((variable) => !worksIn(variable, releaseLine));
        assert.deepEqual(
          headings(),
          variables.map(({name}) => variableAnchor(name)),
        );
        assert.deepEqual(
          headings('current'),
          current.map(({name}) => variableAnchor(name)),
        );
        assert.deepEqual(
          headings('former'),
          former.map(({name}) => variableAnchor(name)),
        );
      }
    });
  }
});
