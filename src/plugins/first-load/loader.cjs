// Hands a module to the function of reduce.cjs that the rule names. The rule's digest of these files is there for the bundler's cache: it keeps what a loader made until
// the loader's options change.
const {join} = require('node:path');
const reduce = require('./reduce.cjs');
const {planSidebars} = require('./sidebars.cjs');

module.exports = function firstLoadLoader(text) {
  const {part, folder} = this.getOptions();
  return reduce[part](text, {
    query: this.resourceQuery,
    store: join(__dirname, 'sidebarStore.ts'),
    get sidebars() {
      return planSidebars(folder, this.reads);
    },
    reads: (file) => this.addDependency(file),
  });
};
