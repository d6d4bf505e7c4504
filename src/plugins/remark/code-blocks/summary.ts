import {basename} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isPartial} from '../../../site/contentFiles';
import {element, injectImport} from '../../shared/injectImport';

/** The name under which a page or a partial exports the anchors of its code blocks. */
const EXPORT = 'codeBlocks';

interface EsImport {
  type: string;
  source?: {value?: unknown};
  specifiers?: readonly {type: string; local: {name: string}}[];
}

/** The partials that a page imports, as the names of their components and their paths. */
function partialsOf(tree: Root): Map<string, string> {
  const partials = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node: unknown) => {
    for (const {type, source, specifiers = []} of (node as {data?: {estree?: {body: EsImport[]}}}).data?.estree?.body ??
      []) {
      const path = source?.value;
      if (type !== 'ImportDeclaration' || typeof path !== 'string' || !/\.mdx?$/.test(path)) continue;
      if (!isPartial(basename(path))) continue;
      for (const specifier of specifiers)
        if (specifier.type === 'ImportDefaultSpecifier') partials.set(specifier.local.name, path);
    }
  });
  return partials;
}

const identifier = (name: string) => ({type: 'Identifier', name});
const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});

/** The name of a partial's list in the page that imports the partial. */
const listName = (component: string): string => `__${EXPORT}${component}`;

/**
 * Exports the sections of the page about verified code that explain the code blocks of a page, including those in
 * partials, and adds the summary that readers see. The partials export their own lists, so the bundler keeps the
 * summary up to date when only a partial changes.
 * @param path the path of the page or the partial
 * @param anchors the section for each code block in the file itself
 */
export function addSummary(tree: Root, path: string, anchors: readonly string[]): void {
  const partials = partialsOf(tree);
  const uses: string[] = [];
  visit(tree, (node) => {
    const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
    if (node.type.startsWith('mdxJsx') && partials.has(name)) uses.push(name);
  });
  const elements = [
    ...anchors.map(literal),
    ...uses.map((name) => ({type: 'SpreadElement', argument: identifier(listName(name))})),
  ];
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            source: null,
            attributes: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {type: 'VariableDeclarator', id: identifier(EXPORT), init: {type: 'ArrayExpression', elements}},
              ],
            },
          },
        ],
      },
    },
  } as never);
  for (const name of new Set(uses))
    injectImport(tree, [{imported: EXPORT, local: listName(name)}], partials.get(name) ?? '');
  if (isPartial(path) || elements.length === 0) return;
  const first = tree.children.findIndex(({type}) => !['yaml', 'mdxjsEsm'].includes(type));
  tree.children.splice(first, 0, element('CodeSummary', {blocks: `{${EXPORT}}`}));
  injectImport(tree, 'CodeSummary', '@site/src/components/CodeSummary');
}
