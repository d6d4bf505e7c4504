import {diagramName} from '../../../shared/diagramName.ts';
import {findAllCodeBlocks} from '../../../shared/code-blocks/find.ts';

/**
 * The Mermaid source of each diagram, by the name that the diagram's figure has in the built page. The sources come
 * from the MDX files because they would make every page with a diagram larger: once in its HTML and once in its script.
 * @param folders folders with pages and partials
 */
export function readDiagrams(siteDir: string, folders: readonly string[]): Map<string, string> {
  return new Map(
    [...findAllCodeBlocks(siteDir, folders).values()].flatMap(({codeBlocks}) =>
      codeBlocks.flatMap(({lang, text}): [string, string][] => (lang === 'mermaid' ? [[diagramName(text), text]] : [])),
    ),
  );
}
