/** The site's docs, as the docs plugins tell the browser: versions by the id of the plugin's instance. */
export type AllDocs = Readonly<Record<string, {versions: readonly {name: string; label: string}[]}>>;

/** A docs version that a search can be narrowed to. */
export interface SearchVersion {
  /** Docusaurus' `docusaurus_tag` of its pages. */
  tag: string;
  label: string;
}

const tagsOfInstance = (id: string, {versions}: AllDocs[string]): SearchVersion[] =>
  versions.map(({name, label}) => ({tag: `docs-${id}-${name}`, label}));

/** The tags of every page of the site: those of all docs versions, and the tag of pages outside the docs. */
export const allTags = (docs: AllDocs): string[] => [
  'default',
  ...Object.entries(docs).flatMap(([id, instance]) => tagsOfInstance(id, instance).map(({tag}) => tag)),
];

/** The versions to choose from. Docs in a single version offer no choice. */
export const versionsOf = (docs: AllDocs): SearchVersion[] =>
  Object.entries(docs).flatMap(([id, instance]) => (instance.versions.length > 1 ? tagsOfInstance(id, instance) : []));

/**
 * The docs tags to search in for a chosen version: its own, and those of all pages that have no choice of versions.
 * @returns null for a search in everything; also where no such version exists, since an old link should still find something
 */
export function tagsOf(docs: AllDocs, version: string | null): string[] | null {
  if (!versionsOf(docs).some(({tag}) => tag === version) || version === null) return null;
  const always = Object.entries(docs).flatMap(([id, instance]) =>
    instance.versions.length > 1 ? [] : tagsOfInstance(id, instance),
  );
  return ['default', ...always.map(({tag}) => tag), version];
}
