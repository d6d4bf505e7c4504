// Applies a patch to the source of a module. The bundler loads this file without a TypeScript loader, so it has to be
// JavaScript, and it registers tsx for what it requires.
const tsx = require('tsx/cjs/api');

const patches = new Map();

module.exports = function patchLoader(source) {
  const {file, bundle} = this.getOptions();
  if (!patches.has(file)) patches.set(file, tsx.require(file, __filename).default);
  return patches.get(file).apply(source, bundle);
};
