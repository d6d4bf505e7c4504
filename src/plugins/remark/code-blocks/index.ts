import {relative} from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {parseProof, themeMeta} from '../../shared/code-blocks/proof';
import {pageError} from '../../shared/pageError';
import {fillCodeBlock} from './fill';
import {proofLabel} from './label';

/**
 * Inserts the code or output that each code block of a page quotes, and adds a label below the block that says how the
 * code was tested.
 *
 * A code block that declares `check` is only labeled here; the checkers run in `tests/checks/codeBlocks.ts`.
 * @throws Error with page and line if a code block declares no proof, or a proof that doesn't match its sample
 */
export default function remarkCodeBlocks() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      try {
        const proof = parseProof(node.lang, node.meta);
        if (proof === null || index === undefined || parent === undefined) return undefined;
        const filled = fillCodeBlock(site, proof, node.value);
        node.value = filled.text;
        node.meta = themeMeta(node.meta, filled.title);
        parent.children.splice(index + 1, 0, proofLabel(proof, filled));
        return [SKIP, index + 2];
      } catch (error) {
        throw pageError(path, node.position?.start.line, (error as Error).message);
      }
    });
  };
}
