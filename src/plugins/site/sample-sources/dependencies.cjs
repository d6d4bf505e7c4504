// A bundler loader that runs before the loader for MDX. The bundler compiles a page again only if one of the page's
// dependencies changes, and it can't detect that remark plugins read samples. This loader therefore adds the sample
// files that the page's code blocks and downloads show.
//
// It's CommonJS because the bundler loads it with require() when no hook for TypeScript is active.
const {existsSync, readdirSync} = require('node:fs');
const {join} = require('node:path');

const QUOTED = /\b(?:file|run|output-of)=["']?(samples\/[^\s"'#`]+)/g;
const COMPARED = /\bdiff=["']?(samples\/(?:workshops|examples)\/[^\s"'/]+\/)([^\s"'/]+?)\.\.([^\s"'/]+)/g;
const OFFERED = /<StepDownload\b[^>]*?\bof=["']([^"']+)["']/g;

/** All files in a folder, as paths from the root of the repository. The remark plugins report a missing folder. */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`];
  });
}

/**
 * Lists the samples that a page depends on.
 * @param {string} source the source of the page
 * @param {string} root the root folder of the repository
 * @returns {{files: string[], folders: string[]}} paths from the root. A page also depends on the file names in a
 * folder.
 */
function dependenciesOf(source, root) {
  const quoted = [...source.matchAll(QUOTED)].map(([, file]) => file);
  const compared = [...source.matchAll(COMPARED)].flatMap(([, sample, from, to]) => [sample + from, sample + to]);
  const offered = [...source.matchAll(OFFERED)].map(([, of]) =>
    of.startsWith('examples/')
      ? `samples/${of}/project`
      : of.startsWith('on-premises/')
        ? `samples/on-premises/src/${of.slice('on-premises/'.length)}`
        : `samples/workshops/${of}`,
  );
  const folders = [...compared, ...offered, ...(offered.length > 0 ? ['samples/mock-broker'] : [])];
  return {
    files: [...new Set([...quoted, ...folders.flatMap((folder) => filesIn(root, folder))])].sort(),
    folders: [...new Set(folders)].sort(),
  };
}

/**
 * @this {{rootContext: string, addDependency: (path: string) => void, addContextDependency: (path: string) => void}}
 */
module.exports = function pageDependencies(source) {
  const {files, folders} = dependenciesOf(source, process.cwd());
  for (const file of files) this.addDependency(join(process.cwd(), file));
  for (const folder of folders) this.addContextDependency(join(process.cwd(), folder));
  return source;
};
module.exports.dependenciesOf = dependenciesOf;
