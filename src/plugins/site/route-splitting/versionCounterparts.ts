// Docusaurus finds the counterpart of a page in another version by searching all pages of that version for the same ID,
// so every page has to load the paths of all pages. Here, the data of each page includes the paths of its counterparts.
const DOCS = 'docusaurus-plugin-content-docs';

/**
 * The current docs have a folder for each release line of On-Premises, and the 1.x docs have a copy of the first one.
 * The first folder also contains the landing page and the release notes, which apply to both release lines.
 */
const FOLDER_OF_1X = /^docs\/on-premises\/(?!releases\/|index$)/;
const FOLDER_OF_2X = /^docs\/on-premises-2x\//;

/** The overview of each release line. In the current docs, the first page of the 1.x folder is the landing page. */
const OVERVIEW = {
  of1x: 'docs/on-premises/architecture',
  of2x: 'docs/on-premises-2x/index',
  archived: 'docs/on-premises/index',
};

const to1x = (id: string): string =>
  id === OVERVIEW.of2x ? OVERVIEW.of1x : id.replace(FOLDER_OF_2X, 'docs/on-premises/');

const to2x = (id: string): string =>
  id === OVERVIEW.of1x ? OVERVIEW.of2x : id.replace(FOLDER_OF_1X, 'docs/on-premises-2x/');

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

/**
 * The page that matches a page of the latest version in the release line of another version.
 * @param ids paths of the pages of the latest version, by ID
 */
function in1x(id: string, ids: ReadonlyMap<string, string>): string | undefined {
  return FOLDER_OF_2X.test(id) ? ids.get(to1x(id)) : FOLDER_OF_1X.test(id) ? ids.get(id) : undefined;
}

/**
 * Adds to each page of a docs plugin instance the paths of its counterparts in the other versions. The latest version
 * has pages that describe an earlier release line. Their counterpart in that version is the page itself, and they also
 * have one in the latest version.
 */
export function withCounterparts<V extends Version>(versions: readonly V[]): readonly WithCounterparts<V>[] {
  const latest = versions.find(({isLast}) => isLast === true);
  if (versions.length < 2) return versions;
  const pathsOf = new Map(versions.map(({name, docs}) => [name, new Map(docs.map(({id, path}) => [id, path]))]));
  const ids = pathsOf.get(latest?.name ?? '') ?? new Map<string, string>();
  const counterpart = (id: string, own: V, other: V): string | undefined => {
    if (own === other)
      return own === latest && FOLDER_OF_1X.test(id) ? (ids.get(to2x(id)) ?? ids.get(OVERVIEW.of2x)) : undefined;
    const matching =
      own === latest
        ? in1x(id, ids)
        : other === latest
          ? ids.get(id === OVERVIEW.archived ? OVERVIEW.of2x : to2x(id))
          : undefined;
    return matching ?? pathsOf.get(other.name)?.get(id);
  };
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => {
      const counterparts = versions.flatMap((other) => {
        const path = counterpart(doc.id, version, other);
        return path === undefined ? [] : [[other.name, path] as const];
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
