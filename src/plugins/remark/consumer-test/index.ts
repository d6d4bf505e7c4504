import {posix, relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Files, Role, SourceFile} from '../../../labs/consumerTest/protocol';
import {checkFiles} from '../../../labs/consumerTest/run';
import {injectImport} from '../../shared/injectImport';
import {textAttribute, type JsxElement} from '../../shared/jsxElement';
import {pageError} from '../../shared/pageError';
import {readSample} from '../../shared/readSample';

const SAMPLE = 'samples/workshops/introduction/step-3/consumer';
const EXAMPLE =
  `<ConsumerTest id="first-pact" client="${SAMPLE}/product-client.js" ` +
  `test="${SAMPLE}/product-client.pact.test.js">What to try.</ConsumerTest>`;

const ATTRIBUTES = ['id', 'client', 'test'];

/**
 * Adds the files that its attributes name to each `<ConsumerTest>`, so that they're the same as those on the page, and
 * imports the component.
 * @throws Error with page and line if a file is missing or can't run in the browser
 */
export default function remarkConsumerTest() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    const ids = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as unknown as JsxElement;
      if (node.name !== 'ConsumerTest') return;
      try {
        const valueOf = (name: string): string => textAttribute(node, name) ?? '';
        const unknown = node.attributes.find(
          (attribute) => !('name' in attribute && ATTRIBUTES.includes(String(attribute.name))),
        );
        if (unknown !== undefined)
          throw new Error(
            `unknown attribute ${'name' in unknown ? unknown.name : '{…}'}. The attributes are: ${ATTRIBUTES.join(', ')}.`,
          );
        for (const name of ATTRIBUTES)
          if (valueOf(name) === '') throw new Error(`the attribute "${name}" is missing. Write ${EXAMPLE}`);
        const id = valueOf('id');
        if (!/^[a-z][a-z0-9-]*$/.test(id))
          throw new Error(`the attribute "id" is "${id}", but must consist of lowercase letters, digits, and hyphens.`);
        if (ids.has(id)) throw new Error(`another consumer test on this page has the id "${id}". Choose another one.`);
        ids.add(id);
        if (node.children.length === 0) throw new Error(`the text that says what to try is missing. Write ${EXAMPLE}`);
        const read = (role: Role): SourceFile => ({
          name: posix.basename(valueOf(role)),
          text: readSample(site, role, valueOf(role)),
        });
        const files: Files = {client: read('client'), test: read('test')};
        const problem = checkFiles(files);
        if (problem !== undefined) throw new Error(`the test can’t run in the browser. ${problem.message}`);
        node.attributes = node.attributes.filter((attribute) => 'name' in attribute && attribute.name === 'id');
        node.attributes.push({type: 'mdxJsxAttribute', name: 'source', value: JSON.stringify(files)});
      } catch (error) {
        throw pageError(path, node.position?.start.line, `<ConsumerTest>: ${(error as Error).message}`);
      }
    });
    if (ids.size > 0) injectImport(tree, 'ConsumerTest', '@site/src/components/ConsumerTest');
  };
}
