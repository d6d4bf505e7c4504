// Ejected: the original always leads to the first page of a sidebar, and ignores the stored version on pages that
// belong to no version.
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as OriginalProps} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {useVersionLinks} from '@site/src/components/VersionLinks/useVersionLinks';

interface Props extends OriginalProps {
  /** Path of the section's landing page in the latest version. */
  landingPage: string;
}

/**
 * A navigation item that is active on every page of a sidebar. It leads to the section's landing page. In an archived
 * version that has the section, it leads to the first page of the sidebar.
 */
export default function DocSidebarNavbarItem({sidebarId, docsPluginId, landingPage, ...props}: Props) {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {docsVersion} = useVersionLinks(docsPluginId);
  const archived = useVersions(docsPluginId).find(({name, isLast}) => name === docsVersion && !isLast);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId || activeDoc?.sidebar?.startsWith(`${sidebarId}-`) === true}
      to={archived?.sidebars?.[sidebarId]?.link?.path ?? landingPage}
    />
  );
}
