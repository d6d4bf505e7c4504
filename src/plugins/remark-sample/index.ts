import {readFileSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageError, parseFenceMeta} from '../fence';
import {cutRegion} from './region';

const SITE = process.cwd();
const ROOM = resolve(SITE, 'samples') + sep;

/** Reads what a `file=` names. @throws Error that says how to mend it */
function quote(target: string): string {
  const [name = '', id] = target.split('#');
  const path = resolve(SITE, name);
  if (!path.startsWith(ROOM)) throw new Error(`file="${target}" is outside samples/. A page quotes only what stands, and is tested, there.`);
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`file="${target}": ${name} does not exist. Give the path from the root of the repository.`);
  }
  try {
    return cutRegion(source, id).code;
  } catch (error) {
    throw new Error(`file="${target}": ${relative(SITE, path)} ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Fills ```` ```js file=samples/x/y.js#id ```` with the region `id` of that file, or with the whole file. The text of such a fence must be empty: the sample is
 * the only source. A title is added unless the fence has one.
 */
export default function remarkSample() {
  return (tree: Root, file: {path?: string}) => {
    visit(tree, 'code', (node: Code) => {
      const meta = parseFenceMeta(node.meta);
      const target = meta.values.get('file');
      if (target === undefined) return;
      const line = node.position?.start.line;
      if (node.value.trim() !== '') throw pageError(file.path, line, `this fence has file="${target}" and text of its own. Leave it empty: the build fills it in.`);
      try {
        node.value = quote(target);
      } catch (error) {
        throw pageError(file.path, line, (error as Error).message);
      }
      const name = target.replace(/#.*$/, '').replace(/^samples\/[^/]+\//, '');
      if (!meta.values.has('title')) node.meta = `${node.meta ?? ''} title="${name}"`;
    });
  };
}
