import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {describedVersion, ownVersion, versionLinks, type Version, type VersionLink} from './links';

interface Versions {
  /** A link to the current page in each version. */
  links: VersionLink[];
  /** The name of the version that the page describes if there is one. */
  active: string | undefined;
  /**
   * The version to show: the one that the page describes, the stored one, or the latest. Before hydration, none is
   * stored.
   */
  shown: string;
  /** The version whose docs the navigation leads to: the page's own, the stored one, or the latest. */
  docsVersion: string;
}

/** The versions of the docs as they relate to the current page. */
export function useVersionLinks(docsPluginId?: string): Versions {
  const versions = useVersions(docsPluginId) as readonly Version[];
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId);
  const latestVersion = useLatestVersion(docsPluginId);
  const own = ownVersion(activeVersion, activeDoc !== undefined);
  const active = describedVersion(activeDoc) ?? own;
  const fallback = preferredVersion?.name ?? latestVersion.name;
  return {
    links: versionLinks(versions, {version: active, doc: activeDoc}),
    active,
    shown: active ?? fallback,
    docsVersion: own ?? fallback,
  };
}
