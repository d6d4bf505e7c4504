import {relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseProof, themeMeta} from '../../shared/code-blocks/proof';
import {pageError} from '../../shared/pageError';
import {addSummary} from './summary';
import {fillCodeBlock} from './fill';
import {verificationOf} from './verification';

/**
 * Whether a page summarizes how its code was tested. Notices don't, because lists show several of them together. Pages
 * of the API reference don't, because most of their code is generated.
 */
const isSummarized = (path: string): boolean => !/^(?:notices|\.generated)/.test(path);

/**
 * Inserts the code or output that each code block of a page quotes, and adds how the code was tested, which the header
 * of the code block shows.
 *
 * A code block that declares `check` is only marked here; the checkers run in `tests/checks/codeBlocks.ts`.
 * @throws Error with page and line if a code block declares no proof, or a proof that doesn't match its sample
 */
export default function remarkCodeBlocks() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    const anchors: string[] = [];
    visit(tree, 'code', (node: Code) => {
      try {
        const proof = parseProof(node.lang, node.meta);
        if (proof === null) return;
        const filled = fillCodeBlock(site, proof, node.value);
        node.value = filled.text;
        node.meta = themeMeta(node.meta, filled.title);
        const verification = verificationOf(proof, filled);
        anchors.push(verification.anchor);
        node.data = {
          ...node.data,
          hProperties: {...node.data?.hProperties, verification: JSON.stringify(verification)},
        };
      } catch (error) {
        throw pageError(path, node.position?.start.line, (error as Error).message);
      }
    });
    if (path !== undefined && isSummarized(path)) addSummary(tree, path, anchors);
  };
}
