// Which page of one edition of the docs says what a page of another edition says. Docusaurus finds it by the id alone, among all pages; here each page carries the way to its twins, so that it
// needs to know no page but itself.
const DOCS = 'docusaurus-plugin-content-docs';

/** On-Premises has a folder for each of its editions, and in the docs of 1.x only the first. */
const OLD_FOLDER = /^docs\/on-premises(?=\/)/;
const NEW_FOLDER = /^docs\/on-premises-2x(?=\/)/;

/** Ids under which the twin of a page may stand, the best one first. */
function twinIds(id, fromLast) {
  const moved = fromLast ? id.replace(NEW_FOLDER, 'docs/on-premises') : id.replace(OLD_FOLDER, 'docs/on-premises-2x');
  return moved === id ? [id] : [moved, id];
}

/**
 * The versions of one docs instance, each page with the paths of its twins by the name of their version.
 * @param {readonly {name: string, isLast?: boolean, docs: readonly {id: string, path: string}[]}[]} versions
 */
function withTwins(versions) {
  if (versions.length < 2) return versions;
  const pathOf = new Map(versions.map(({name, docs}) => [name, new Map(docs.map(({id, path}) => [id, path]))]));
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => {
      const ids = twinIds(doc.id, version.isLast === true);
      const twins = versions
        .filter((other) => other !== version)
        .flatMap(({name}) => {
          const path = ids.map((id) => pathOf.get(name).get(id)).find((found) => found !== undefined);
          return path === undefined ? [] : [[name, path]];
        });
      return twins.length === 0 ? doc : {...doc, twins: Object.fromEntries(twins)};
    }),
  }));
}

/** What plugins tell every page, with the twins of all pages of the docs. */
function globalDataWithTwins(globalData) {
  const instances = Object.entries(globalData[DOCS] ?? {}).map(([id, instance]) => [
    id,
    {...instance, versions: withTwins(instance.versions)},
  ]);
  return {...globalData, ...(instances.length > 0 && {[DOCS]: Object.fromEntries(instances)})};
}

module.exports = {globalDataWithTwins, withTwins};
