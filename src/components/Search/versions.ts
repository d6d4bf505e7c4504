/** The versions of the site's docs, by the id of the plugin instance. The docs plugins provide them in the browser. */
export type AllDocs = Readonly<Record<string, {versions: readonly {name: string; label: string}[]}>>;

/** A version of the docs that readers can search in. */
export interface SearchVersion {
  /** The `docusaurus_tag` of its pages. */
  tag: string;
  label: string;
}

const tagsOfInstance = (id: string, {versions}: AllDocs[string]): SearchVersion[] =>
  versions.map(({name, label}) => ({tag: `docs-${id}-${name}`, label}));

/** All tags of the site's pages: one for each docs version, and one for pages outside the docs. */
export const allTags = (docs: AllDocs): string[] => [
  'default',
  ...Object.entries(docs).flatMap(([id, instance]) => tagsOfInstance(id, instance).map(({tag}) => tag)),
];

/** The versions that readers can choose from. Docs that have only one version aren't included. */
export const versionsOf = (docs: AllDocs): SearchVersion[] =>
  Object.entries(docs).flatMap(([id, instance]) => (instance.versions.length > 1 ? tagsOfInstance(id, instance) : []));

/**
 * The tags to search in when the reader has chosen a version: the tag of that version, and those of unversioned pages.
 * @returns null to search all pages. This includes unknown versions, so that outdated links still find something.
 */
export function tagsOf(docs: AllDocs, version: string | null): string[] | null {
  if (!versionsOf(docs).some(({tag}) => tag === version) || version === null) return null;
  const unversioned = Object.entries(docs).flatMap(([id, instance]) =>
    instance.versions.length > 1 ? [] : tagsOfInstance(id, instance),
  );
  return ['default', ...unversioned.map(({tag}) => tag), version];
}
