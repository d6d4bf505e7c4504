import {relative} from 'node:path';
import type {Heading, Root} from 'mdast';
import {pageError} from '../../shared/pageError';
import {injectImport} from '../../shared/injectImport';
import {headingsOf, type Attributes, type ComponentHeading, type HeadingsCall} from './headings';

/** The nodes of JavaScript that this plugin reads and writes, as ESTree has them. */
interface EsNode {
  type: string;
  [field: string]: unknown;
}

interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: readonly {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

const identifier = (name: string): EsNode => ({type: 'Identifier', name});
const literal = (value: string | number): EsNode => ({type: 'Literal', value, raw: JSON.stringify(value)});
const member = (object: EsNode, name: string): EsNode => ({
  type: 'MemberExpression',
  object,
  property: identifier(name),
  computed: false,
  optional: false,
});
const call = (callee: EsNode, ...values: EsNode[]): EsNode => ({
  type: 'CallExpression',
  callee,
  arguments: values,
  optional: false,
});
const property = (key: string, value: EsNode): EsNode => ({
  type: 'Property',
  key: identifier(key),
  value,
  kind: 'init',
  computed: false,
  method: false,
  shorthand: false,
});

/** An entry of the table of contents. */
const entry = ({value, id, level}: ComponentHeading): EsNode => ({
  type: 'ObjectExpression',
  properties: [property('value', literal(value)), property('id', literal(id)), property('level', literal(level))],
});

/** `entries.filter((heading) => !heading.releaseLines || heading.releaseLines.includes(releaseLine))` */
function entriesOf(entries: EsNode, releaseLine: string): EsNode {
  const releaseLines = member(identifier('heading'), 'releaseLines');
  return call(member(entries, 'filter'), {
    type: 'ArrowFunctionExpression',
    params: [identifier('heading')],
    body: {
      type: 'LogicalExpression',
      operator: '||',
      left: {type: 'UnaryExpression', operator: '!', prefix: true, argument: releaseLines},
      right: call(member(releaseLines, 'includes'), literal(releaseLine)),
    },
    expression: true,
    async: false,
  });
}

const callOf = ({name, arguments: values}: HeadingsCall): EsNode =>
  call(identifier(name), ...values.flatMap((value) => (value === undefined ? [] : [literal(value)])));

/**
 * Spreads entries into the table of contents: all of them, or those of one release line. In a partial that serves pages
 * of both release lines, the line is unknown, so the page that imports the partial selects.
 */
const spread = (entries: EsNode, releaseLine: string | undefined): EsNode => ({
  type: 'SpreadElement',
  argument: releaseLine === undefined ? entries : entriesOf(entries, releaseLine),
});

/** The array of Docusaurus's own `export const toc = […]`, or undefined if the page writes its own in another form. */
function tocOf(tree: Root): {elements: EsNode[]} | undefined {
  for (const node of tree.children as unknown as {type: string; data?: {estree?: {body: EsNode[]}}}[]) {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    const declaration = statement?.type === 'ExportNamedDeclaration' ? (statement.declaration as EsNode | null) : null;
    const [variable] = (declaration?.declarations ?? []) as {id: EsNode; init: EsNode | null}[];
    if (variable?.id.name === 'toc' && variable.init?.type === 'ArrayExpression')
      return variable.init as unknown as {elements: EsNode[]};
  }
  return undefined;
}

/** The heading ID that an entry of the table of contents links to. */
const idOf = (item: EsNode | undefined): unknown =>
  ((item?.properties ?? []) as {key: {name?: string; value?: string}; value: {value?: unknown}}[]).find(
    ({key}) => (key.name ?? key.value) === 'id',
  )?.value.value;

const attributesOf = ({attributes}: JsxElement): Attributes =>
  Object.fromEntries(
    attributes.flatMap(({type, name, value}) =>
      type === 'mdxJsxAttribute' && name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Adds the headings that components render to a page's table of contents, in the order in which they appear on the
 * page. Docusaurus itself finds only Markdown headings. This plugin has to run after Docusaurus's own plugins.
 */
export default function remarkComponentHeadings() {
  return (tree: Root, file: {path?: string}) => {
    const toc = tocOf(tree);
    if (toc === undefined) return;
    const elements: EsNode[] = [];
    const remaining = [...toc.elements];
    const imports = new Map<string, string>();
    const path = file.path === undefined ? undefined : relative(process.cwd(), file.path);

    function addComponent(element: JsxElement): void {
      const attributes = attributesOf(element);
      const headings = headingsOf(element.name ?? '', attributes);
      if (headings === undefined) return;
      if ('source' in headings) {
        imports.set(headings.name, headings.source);
        elements.push(spread(callOf(headings), attributes.releaseLine));
      } else {
        elements.push(...headings.map(entry));
      }
    }

    function visit(node: {type: string; children?: unknown[]}): void {
      const [next] = remaining;
      if (node.type === 'heading') {
        const {id} = ((node as Heading).data ?? {}) as {id?: string};
        if (next !== undefined && id !== undefined && idOf(next) === id) elements.push(...remaining.splice(0, 1));
      }
      const element = node.type === 'mdxJsxFlowElement' ? (node as unknown as JsxElement) : undefined;
      const argument = next?.type === 'SpreadElement' ? (next.argument as EsNode) : undefined;
      if (element !== undefined && argument !== undefined && argument.name === `__toc${element.name ?? ''}`) {
        remaining.shift();
        elements.push(spread(argument, attributesOf(element).releaseLine));
      }
      for (const child of (node.children ?? []) as {type: string}[]) visit(child);
      if (element !== undefined) addComponent(element);
    }

    visit(tree);
    if (remaining.length > 0)
      throw pageError(
        path,
        undefined,
        'expected a heading for each entry of the table of contents, but found none for ' +
          `${remaining.length} entries, starting with "${String(idOf(remaining[0]) ?? remaining[0]?.type)}". Find out how ` +
          'Docusaurus collects headings now, and then update src/plugins/remark/component-headings.',
      );
    toc.elements = elements;
    for (const [name, source] of imports) injectImport(tree, [name], source);
  };
}
