/** A page of the docs, with the data that's available in the browser. */
interface Doc {
  id: string;
  path: string;
  /** Paths of the matching pages in other versions, by version name. Added by the plugin that splits route data. */
  counterparts?: Readonly<Record<string, string>>;
}

export interface Version {
  name: string;
  label: string;
  isLast: boolean;
  mainDocId: string;
  docs: readonly Doc[];
}

export interface VersionLink {
  name: string;
  label: string;
  /** Path of the page in that version. */
  to: string;
  /** Whether that version has the page. If not, the link leads to the version's home page. */
  hasCounterpart: boolean;
}

/**
 * The name of the version that a page belongs to. The latest version is at the root of the site, so Docusaurus also
 * uses it for notices, the search page, and the API reference, which belong to no version.
 */
export function ownVersion(version: {name: string; isLast: boolean} | undefined, isDoc: boolean): string | undefined {
  return version !== undefined && (isDoc || !version.isLast) ? version.name : undefined;
}

/**
 * The name of the version whose release line a page describes, if it isn't the page's own version: the current docs
 * contain the pages about On-Premises 1.x. Such a page is its own counterpart in that version.
 */
export function describedVersion(doc: Doc | undefined): string | undefined {
  return Object.entries(doc?.counterparts ?? {}).find(([, path]) => path === doc?.path)?.[0];
}

/** Links to the current page in each version: to the page itself, its counterpart, or the version's home page. */
export function versionLinks(versions: readonly Version[], shown: {version?: string; doc?: Doc}): VersionLink[] {
  return versions.map(({name, label, mainDocId, docs}) => {
    const counterpart =
      shown.doc === undefined ? undefined : name === shown.version ? shown.doc.path : shown.doc.counterparts?.[name];
    const home = docs.find(({id}) => id === mainDocId)?.path ?? '/';
    return {name, label, to: counterpart ?? home, hasCounterpart: counterpart !== undefined};
  });
}

/**
 * Whether a page has the target of a fragment such as `#order%20of-steps`. Every page has the empty fragment, its top.
 */
export function hasFragment(hash: string, hasId: (id: string) => boolean): boolean {
  const id = hash.replace(/^#/, '');
  if (id === '' || hasId(id)) return true;
  try {
    return hasId(decodeURIComponent(id));
  } catch {
    // The fragment isn't validly encoded, so browsers can't resolve it either.
    return false;
  }
}
