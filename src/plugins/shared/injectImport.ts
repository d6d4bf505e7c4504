import type {Root} from 'mdast';

const identifier = (name: string) => ({type: 'Identifier', name});
const program = (...body: object[]) => ({type: 'Program', sourceType: 'module', body, comments: []});

/** The named exports to import, each with a different local name if needed, or the local name of the default export. */
export type Imported = readonly (string | {imported: string; local: string})[] | string;

/** Adds an import to the start of a page, so that only this page loads the component's code. */
export function injectImport(tree: Root, imported: Imported, source: string): void {
  const specifiers =
    typeof imported === 'string'
      ? [{type: 'ImportDefaultSpecifier', local: identifier(imported)}]
      : imported.map((name) => ({
          type: 'ImportSpecifier',
          imported: identifier(typeof name === 'string' ? name : name.imported),
          local: identifier(typeof name === 'string' ? name : name.local),
        }));
  const words =
    typeof imported === 'string'
      ? imported
      : `{${imported.map((name) => (typeof name === 'string' ? name : `${name.imported} as ${name.local}`)).join(', ')}}`;
  const estree = program({
    type: 'ImportDeclaration',
    specifiers,
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  });
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: `import ${words} from ${JSON.stringify(source)};`,
    data: {estree},
  } as never);
}

/** Creates an element of a component. An attribute value in braces is the name of a variable of the page. */
export function element(name: string, attributes: Readonly<Record<string, string>>): Root['children'][number] {
  const attribute = ([key, value]: [string, string]) => {
    const variable = /^\{(\w+)\}$/.exec(value)?.[1];
    if (variable === undefined) return {type: 'mdxJsxAttribute', name: key, value};
    const estree = program({type: 'ExpressionStatement', expression: identifier(variable)});
    return {
      type: 'mdxJsxAttribute',
      name: key,
      value: {type: 'mdxJsxAttributeValueExpression', value: variable, data: {estree}},
    };
  };
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(attribute),
    children: [],
  } as never;
}
