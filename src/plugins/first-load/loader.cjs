// Hands a module to the function of reduce.cjs that the rule names. The rule's digest of these files is there for the bundler's cache: it keeps what a loader made until
// the loader's options change.
const {readFileSync, statSync} = require('node:fs');
const {join} = require('node:path');
const {planAreas} = require('./areas.cjs');
const reduce = require('./reduce.cjs');
const {planSidebars} = require('./sidebars.cjs');

/** The plan of this build: each area asks for it, and there are more of them the more pages there are. */
let kept;

/** Tells a file from what it was before. */
function stampOf(file) {
  const {mtimeNs, size} = statSync(file, {bigint: true, throwIfNoEntry: false}) ?? {};
  return `${mtimeNs} ${size}`;
}

/** What is planned, made anew where a file that it was made of is another. */
function planned(folder, baseUrl, addDependency) {
  const isKept =
    kept !== undefined &&
    kept.folder === folder &&
    kept.baseUrl === baseUrl &&
    [...kept.stamps].every(([file, stamp]) => stampOf(file) === stamp);
  if (!isKept) {
    const stamps = new Map();
    const reads = (file) => stamps.set(file, stampOf(file));
    const sidebars = planSidebars(folder, reads);
    kept = {folder, baseUrl, stamps, sidebars, plan: planAreas(folder, baseUrl, sidebars, reads)};
  }
  for (const file of kept.stamps.keys()) addDependency(file);
  return kept;
}

module.exports = function firstLoadLoader(text) {
  const {part, folder, baseUrl} = this.getOptions();
  const reads = (file) => this.addDependency(file);
  const around = {
    query: this.resourceQuery,
    store: join(__dirname, 'sidebarStore.ts'),
    areas: join(__dirname, 'areas.ts'),
    idle: join(__dirname, 'whenIdle.ts'),
    englishDates: join(__dirname, 'englishDates.ts'),
    recovery: join(__dirname, 'recovery.ts'),
    get sidebars() {
      return planned(folder, baseUrl, reads).sidebars;
    },
    get plan() {
      return planned(folder, baseUrl, reads).plan;
    },
    get registryText() {
      const file = join(folder, 'registry.js');
      reads(file);
      return readFileSync(file, 'utf8');
    },
  };
  return reduce[part](text, around);
};
