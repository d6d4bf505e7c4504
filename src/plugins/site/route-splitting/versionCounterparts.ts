// Docusaurus finds the counterpart of a page in another version by searching all pages of that version for the same ID,
// so every page has to load the paths of all pages. Here, the data of each page includes the paths of its counterparts.
const DOCS = 'docusaurus-plugin-content-docs';

/** The current docs have a folder for each release line of On-Premises. The 1.x docs have only the first folder. */
const FOLDER_OF_1X = /^docs\/on-premises(?=\/)/;
const FOLDER_OF_2X = /^docs\/on-premises-2x(?=\/)/;

interface Doc {
  id: string;
  path: string;
}

interface DocWithCounterparts extends Doc {
  /** Paths of the matching pages in other versions, by version name. */
  counterparts?: Readonly<Record<string, string>>;
}

interface Version {
  name: string;
  isLast?: boolean;
  docs: readonly Doc[];
}

type WithCounterparts<V extends Version> = Omit<V, 'docs'> & {docs: readonly DocWithCounterparts[]};

/** IDs that the counterpart of a page can have, in order of preference. */
function counterpartIds(id: string, isInLastVersion: boolean): string[] {
  const moved = isInLastVersion
    ? id.replace(FOLDER_OF_2X, 'docs/on-premises')
    : id.replace(FOLDER_OF_1X, 'docs/on-premises-2x');
  return moved === id ? [id] : [moved, id];
}

/** Adds to each page of a docs plugin instance the paths of its counterparts in the other versions. */
export function withCounterparts<V extends Version>(versions: readonly V[]): readonly WithCounterparts<V>[] {
  if (versions.length < 2) return versions;
  const pathsOf = new Map(versions.map(({name, docs}) => [name, new Map(docs.map(({id, path}) => [id, path]))]));
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => {
      const ids = counterpartIds(doc.id, version.isLast === true);
      const counterparts = versions
        .filter((other) => other !== version)
        .flatMap(({name}) => {
          const path = ids.map((id) => pathsOf.get(name)?.get(id)).find((found) => found !== undefined);
          return path === undefined ? [] : [[name, path] as const];
        });
      return counterparts.length === 0 ? doc : {...doc, counterparts: Object.fromEntries(counterparts)};
    }),
  }));
}

/** The site's global data, with the counterparts of all pages of all docs plugin instances. */
export function globalDataWithCounterparts(globalData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const instances = Object.entries((globalData[DOCS] ?? {}) as Record<string, {versions: readonly Version[]}>).map(
    ([id, instance]) => [id, {...instance, versions: withCounterparts(instance.versions)}],
  );
  return {...globalData, ...(instances.length > 0 && {[DOCS]: Object.fromEntries(instances) as unknown})};
}
