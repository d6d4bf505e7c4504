// A loader in front of the one for MDX. The bundler keeps what it made of a page until a file changes that the page depends on, in builds as well as while one writes; it
// cannot see that the remark plugins read samples. So this names, for each page, the files of samples that its fences and downloads show.
const {existsSync, readdirSync} = require('node:fs');
const {join} = require('node:path');

const QUOTED = /\b(?:file|run|output-of)=["']?(samples\/[^\s"'#`]+)/g;
const COMPARED = /\bdiff=["']?(samples\/(?:workshops|examples)\/[^\s"'/]+\/)([^\s"'/]+?)\.\.([^\s"'/]+)/g;
const OFFERED = /<StepDownload\b[^>]*?\bof=["']([^"']+)["']/g;

/** All files in a folder of the repository, as paths from its root. One that is not there has none; the page's own build tells. */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`];
  });
}

/**
 * @param {string} source of a page
 * @param {string} root of the repository
 * @returns {{files: string[], folders: string[]}} what it depends on, as paths from the root; of folders also the names in them count
 */
function dependenciesOf(source, root) {
  const quoted = [...source.matchAll(QUOTED)].map(([, file]) => file);
  const compared = [...source.matchAll(COMPARED)].flatMap(([, sample, from, to]) => [sample + from, sample + to]);
  const offered = [...source.matchAll(OFFERED)].map(([, of]) =>
    of.startsWith('examples/') ? `samples/${of}/project` : `samples/workshops/${of}`,
  );
  const folders = [...compared, ...offered, ...(offered.length > 0 ? ['samples/broker-stand-in'] : [])];
  return {
    files: [...new Set([...quoted, ...folders.flatMap((folder) => filesIn(root, folder))])].sort(),
    folders: [...new Set(folders)].sort(),
  };
}

/** @this {{rootContext: string, addDependency: (path: string) => void, addContextDependency: (path: string) => void}} */
module.exports = function pageDependencies(source) {
  const {files, folders} = dependenciesOf(source, process.cwd());
  for (const file of files) this.addDependency(join(process.cwd(), file));
  for (const folder of folders) this.addContextDependency(join(process.cwd(), folder));
  return source;
};
module.exports.dependenciesOf = dependenciesOf;
