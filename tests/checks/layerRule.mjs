// An ESLint rule that reports imports from a higher layer. tests/checks/layers.json defines the layers.
import {readFileSync} from 'node:fs';
import {posix, relative, sep} from 'node:path';

/**
 * @typedef {{folders: string[], contains: string}} Layer
 * @typedef {{from: string, to: string, reason: string}} Exception an import from a higher layer that's still allowed
 */

/** @type {{layers: Layer[], exceptions: Exception[]}} The layers are listed from top to bottom. */
export const {layers, exceptions} = JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8'));

/**
 * The index of the layer that a file belongs to, from the top; -1 for a file outside of all layers.
 *
 * @param {string} path from the repository's root. The path of an import may lack the extension.
 */
export function layerOf(path) {
  if (/^src\/.*\.test(?:\.ts)?$/.test(path))
    return layers.findIndex(({folders}) => folders.includes('src/**/*.test.ts'));
  return layers.findIndex(({folders}) =>
    folders.some((folder) =>
      folder === '*.ts'
        ? /^[\w.]+$/.test(path) && !path.endsWith('.json')
        : path === folder || path.startsWith(`${folder}/`),
    ),
  );
}

/**
 * The path of an imported file from the repository's root, or undefined for a package or an alias of the framework.
 *
 * @param {string} file
 * @param {string} specifier
 */
export function pathOf(file, specifier) {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : undefined;
}

/**
 * The problem with an import, or undefined if it's allowed.
 *
 * @param {string} file path from the repository's root
 * @param {string} specifier
 */
export function problemOf(file, specifier) {
  const target = pathOf(file, specifier);
  if (target === undefined) return undefined;
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === -1 || to === -1 || from <= to) return undefined;
  if (exceptions.some((exception) => exception.from === file && target === exception.to)) return undefined;
  /** @param {number} index */
  const name = (index) => layers[index]?.folders.join(', ') ?? '';
  return (
    `${file} is in the layer "${name(from)}" and can't import ${target} from the higher layer "${name(to)}". ` +
    'Move the shared code down to the layer of the importing file or below it. See tests/checks/layers.json.'
  );
}

export default {
  meta: {
    type: 'problem',
    docs: {description: 'A file imports from its own layer or from one below it.'},
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const problem = problemOf(file, source.value);
      if (problem !== undefined) context.report({node: source, message: problem});
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') check(node.arguments[0]);
      },
    };
  },
};
