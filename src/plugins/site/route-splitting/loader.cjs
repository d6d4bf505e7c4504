// Passes the source of a generated module through one of the functions of stripBuildData.ts. The bundler loads this
// file without a TypeScript loader, so it has to be JavaScript, and it registers tsx for what it requires.
const {readFileSync, statSync} = require('node:fs');
const {join} = require('node:path');
const tsx = require('tsx/cjs/api');

const {planRouteGroups} = tsx.require('./planRouteGroups.ts', __filename);
const {planSidebars} = tsx.require('./splitSidebars.ts', __filename);
const transforms = tsx.require('./stripBuildData.ts', __filename);

/** The plan of this build. It's cached because every route group needs it. */
let cached;

/** Identifies the state of a file. */
function stampOf(file) {
  const {mtimeNs, size} = statSync(file, {bigint: true, throwIfNoEntry: false}) ?? {};
  return `${mtimeNs} ${size}`;
}

/** Returns the cached plan, or a new one if a file that the plan depends on has changed. */
function planOf(folder, baseUrl, addDependency) {
  const isCurrent =
    cached !== undefined &&
    cached.folder === folder &&
    cached.baseUrl === baseUrl &&
    [...cached.stamps].every(([file, stamp]) => stampOf(file) === stamp);
  if (!isCurrent) {
    const stamps = new Map();
    const onRead = (file) => stamps.set(file, stampOf(file));
    const sidebars = planSidebars(folder, onRead);
    cached = {folder, baseUrl, stamps, sidebars, plan: planRouteGroups(folder, baseUrl, sidebars, onRead)};
  }
  for (const file of cached.stamps.keys()) addDependency(file);
  return cached;
}

module.exports = function routeSplittingLoader(source) {
  const {transform, folder, baseUrl} = this.getOptions();
  const onRead = (file) => this.addDependency(file);
  return transforms[transform](source, {
    query: this.resourceQuery,
    sidebarStore: join(__dirname, 'sidebarStore.ts'),
    routeGroups: join(__dirname, 'routeGroups.ts'),
    firstPage: join(__dirname, '../../../components/StaticContent/firstPage.ts'),
    get sidebars() {
      return planOf(folder, baseUrl, onRead).sidebars;
    },
    get plan() {
      return planOf(folder, baseUrl, onRead).plan;
    },
    get registrySource() {
      const file = join(folder, 'registry.js');
      onRead(file);
      return readFileSync(file, 'utf8');
    },
  });
};
