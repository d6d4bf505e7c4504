import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {editionLinks, type EditionLink, type Version} from './links';

/** Links to all editions, for the page that is shown; and the name of its own edition, if it belongs to one. */
export function useEditionLinks(docsPluginId?: string): {links: EditionLink[]; active: string | undefined} {
  const versions = useVersions(docsPluginId) as readonly Version[];
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  return {links: editionLinks(versions, {version: activeVersion?.name, doc: activeDoc}), active: activeVersion?.name};
}
