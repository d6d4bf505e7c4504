import {relative} from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fillFence} from './fill';
import {proofMark} from './mark';
import {pageError} from './meta';
import {parseProof, themeMeta} from './proof';

/**
 * Holds every fence of a page to the proof that it declares: fills it in from its sample, and puts a mark under it. A fence without a proof, or with one that does not
 * hold, stops the build and names page and line. `check` is only noted here; the checkers run in the gate `fences`.
 */
export default function remarkFences() {
  return (tree: Root, file: {path?: string}) => {
    const site = process.cwd();
    const path = file.path === undefined ? undefined : relative(site, file.path);
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      try {
        const proof = parseProof(node.lang, node.meta);
        if (proof === null || index === undefined || parent === undefined) return undefined;
        const filled = fillFence(site, proof, node.value);
        node.value = filled.text;
        node.meta = themeMeta(node.meta, filled.title);
        parent.children.splice(index + 1, 0, proofMark(proof, filled));
        return [SKIP, index + 2];
      } catch (error) {
        throw pageError(path, node.position?.start.line, (error as Error).message);
      }
    });
  };
}
