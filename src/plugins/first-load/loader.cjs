// Hands a module to the function of reduce.cjs that the rule names. The rule's digest of these files is there for the bundler's cache: it keeps what a loader made until
// the loader's options change.
const {readFileSync} = require('node:fs');
const {join} = require('node:path');
const {planAreas} = require('./areas.cjs');
const reduce = require('./reduce.cjs');
const {planSidebars} = require('./sidebars.cjs');

module.exports = function firstLoadLoader(text) {
  const {part, folder, baseUrl} = this.getOptions();
  const reads = (file) => this.addDependency(file);
  const around = {
    query: this.resourceQuery,
    store: join(__dirname, 'sidebarStore.ts'),
    areas: join(__dirname, 'areas.ts'),
    recovery: join(__dirname, 'recovery.ts'),
    get sidebars() {
      return planSidebars(folder, reads);
    },
    get plan() {
      return planAreas(folder, baseUrl, around.sidebars, reads);
    },
    get registryText() {
      const file = join(folder, 'registry.js');
      reads(file);
      return readFileSync(file, 'utf8');
    },
  };
  return reduce[part](text, around);
};
