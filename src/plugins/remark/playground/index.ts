import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseDescription, parsePact, type Parsed} from '../../../labs/documents';
import {injectImport} from '../../shared/injectImport';
import {textAttribute, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';
import {readSample} from '../../shared/readSample';

const EXAMPLE =
  '<Playground id="rename" openapi="samples/workshops/bi-directional/step-11/provider/openapi.yaml" ' +
  'pact="samples/workshops/bi-directional/output/pact-file.txt">What to try.</Playground>';

/** The attributes of a playground, and whether it needs them. */
const ATTRIBUTES: Readonly<Record<string, boolean>> = {
  id: true,
  openapi: true,
  pact: true,
  production: false,
  providerVersion: false,
  consumerVersion: false,
  productionVersion: false,
};

/**
 * Adds the files that its attributes name to each `<Playground>`, so that they're the same as those on the page, and
 * imports the component.
 * @throws Error with page and line if a file is missing or can't be compared
 */
export default function remarkPlayground() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    const ids = new Set<string>();
    const playgrounds: JsxElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as unknown as JsxElement;
      if (node.name !== 'Playground') return;
      try {
        const valueOf = (name: string): string => textAttribute(node, name) ?? '';
        const unknown = node.attributes.find((attribute) => !('name' in attribute && attribute.name in ATTRIBUTES));
        if (unknown !== undefined)
          throw new Error(
            `unknown attribute ${'name' in unknown ? unknown.name : '{…}'}. The attributes are: ${Object.keys(ATTRIBUTES).join(', ')}.`,
          );
        for (const [name, isRequired] of Object.entries(ATTRIBUTES))
          if (isRequired && valueOf(name) === '')
            throw new Error(`the attribute "${name}" is missing. Write ${EXAMPLE}`);
        const id = valueOf('id');
        if (!/^[a-z][a-z0-9-]*$/.test(id))
          throw new Error(`the attribute "id" is "${id}", but must consist of lowercase letters, digits, and hyphens.`);
        if (ids.has(id)) throw new Error(`another playground on this page has the id "${id}". Choose another one.`);
        ids.add(id);
        if (node.children.length === 0) throw new Error(`the text that says what to try is missing. Write ${EXAMPLE}`);
        const read = (name: string, parse: (text: string) => Parsed): string => {
          const text = readSample(site, name, valueOf(name));
          const parsed = parse(text);
          if ('problem' in parsed) throw new Error(`${valueOf(name)} can’t be compared. ${parsed.problem.message}`);
          return text;
        };
        const source = {
          description: read('openapi', parseDescription),
          contract: read('pact', parsePact),
          ...(valueOf('production') !== '' && {deployed: read('production', parseDescription)}),
        };
        node.attributes = node.attributes.filter(
          (attribute) => !('name' in attribute) || !['openapi', 'pact', 'production'].includes(String(attribute.name)),
        );
        node.attributes.push({type: 'mdxJsxAttribute', name: 'source', value: JSON.stringify(source)});
        playgrounds.push(node);
      } catch (error) {
        throw pageError(path, node.position?.start.line, `<Playground>: ${(error as Error).message}`);
      }
    });
    // Several playgrounds on a page need different names.
    if (playgrounds.length > 1)
      for (const [index, {attributes}] of playgrounds.entries())
        attributes.push({type: 'mdxJsxAttribute', name: 'number', value: String(index + 1)});
    if (ids.size > 0) injectImport(tree, 'Playground', '@site/src/components/Playground');
  };
}
