import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readChoices} from '../../../components/ConfigurationBuilder/choices';
import {generate, type Generated} from '../../../components/ConfigurationBuilder/generate';
import {RELEASE_LINES, type ReleaseLine} from '../../../data/environmentVariables.constants';
import {pageError} from '../../shared/pageError';

interface JsxElement {
  type: string;
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/** The files that the configuration builder shows before the reader makes a choice. */
export const defaultFiles = (releaseLine: ReleaseLine): Generated => generate(readChoices('', releaseLine).choices);

/**
 * Adds the files for the default choices to every `<ConfigurationBuilder>`, so that the page doesn't need the script
 * that generates them.
 */
export default function remarkConfigurationBuilder() {
  return (tree: Root, file: {path?: string}) => {
    visit(tree as {type: string}, 'mdxJsxFlowElement', (node) => {
      const {name, attributes, position} = node as unknown as JsxElement;
      if (name !== 'ConfigurationBuilder') return;
      const value = attributes.find((attribute) => attribute.name === 'releaseLine')?.value;
      const releaseLine = RELEASE_LINES.find((known) => known === value);
      if (releaseLine === undefined)
        throw pageError(
          file.path === undefined ? undefined : relative(process.cwd(), file.path),
          position?.start.line,
          '<ConfigurationBuilder>: expected the attribute releaseLine to be one of ' +
            `${RELEASE_LINES.join(', ')}, but found ${String(value)}.`,
        );
      attributes.push({type: 'mdxJsxAttribute', name: 'defaults', value: JSON.stringify(defaultFiles(releaseLine))});
    });
  };
}
