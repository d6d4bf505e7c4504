import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {ownVersion, versionLinks, type Version, type VersionLink} from './links';

interface Versions {
  /** A link to the current page in each version. */
  links: VersionLink[];
  /** The name of the page's own version if it has one. */
  active: string | undefined;
  /** The version to show: the page's own, the stored one, or the latest. Before hydration, none is stored. */
  shown: string;
}

/** The versions of the docs as they relate to the current page. */
export function useVersionLinks(docsPluginId?: string): Versions {
  const versions = useVersions(docsPluginId) as readonly Version[];
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId);
  const latestVersion = useLatestVersion(docsPluginId);
  const active = ownVersion(activeVersion, activeDoc !== undefined);
  return {
    links: versionLinks(versions, {version: active, doc: activeDoc}),
    active,
    shown: active ?? preferredVersion?.name ?? latestVersion.name,
  };
}
