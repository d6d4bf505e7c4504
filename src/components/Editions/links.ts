/** A page of the docs, as the browser knows it. `twins` is added by src/plugins/first-load: paths of the pages that say the same in other versions, by the version's name. */
interface Doc {
  id: string;
  path: string;
  twins?: Readonly<Record<string, string>>;
}

export interface Version {
  name: string;
  label: string;
  isLast: boolean;
  mainDocId: string;
  docs: readonly Doc[];
}

export interface EditionLink {
  name: string;
  label: string;
  /** Path of the page in that edition. */
  to: string;
  /** The edition has this page. Otherwise the link leads to its start. */
  twin: boolean;
}

/** Where each edition has the page that is shown: itself, its twin, or the start of the edition. */
export function editionLinks(versions: readonly Version[], shown: {version?: string; doc?: Doc}): EditionLink[] {
  return versions.map(({name, label, mainDocId, docs}) => {
    const same =
      shown.doc === undefined ? undefined : name === shown.version ? shown.doc.path : shown.doc.twins?.[name];
    const start = docs.find(({id}) => id === mainDocId)?.path ?? '/';
    return {name, label, to: same ?? start, twin: same !== undefined};
  });
}

/** Whether a page has what a fragment such as `#order%20of-steps` names. An empty one is the top of every page. */
export function hasFragment(hash: string, hasId: (id: string) => boolean): boolean {
  const id = hash.replace(/^#/, '');
  if (id === '' || hasId(id)) return true;
  try {
    return hasId(decodeURIComponent(id));
  } catch {
    // Half an escape: no browser finds a place for it.
    return false;
  }
}
