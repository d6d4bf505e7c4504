// Ejected: the original finds a page in another edition by its id alone, among all pages of the site, and carries a fragment along to pages that do not have it.
import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion, useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {hasFragment} from '@site/src/components/Editions/links';
import {useEditionLinks} from '@site/src/components/Editions/useEditionLinks';

/** The page that the dropdown was used to get to. It outlives the layout, which changes with the edition. */
let chosen: string | null = null;

/** Takes a fragment out of the address of a page that the dropdown led to, when the page does not have it. */
function useKnownFragment(): void {
  const history = useHistory();
  // The location of the page that is shown: the history is ahead of it while the next page loads.
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    if (chosen !== pathname) return;
    if (!hasFragment(hash, (id) => document.getElementById(id) !== null)) history.replace({pathname, search});
    chosen = null;
  }, [history, pathname, search, hash]);
}

/** The choice of an edition. It keeps the page, and the place on it, where the edition has them. */
export default function DocsVersionDropdown({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: _kept,
  dropdownItemsBefore: _before,
  dropdownItemsAfter: _after,
  versions: _versions,
  ...props
}: Props) {
  useKnownFragment();
  const place = useHistorySelector(({location: {search, hash}}) => search + hash);
  const {links, active} = useEditionLinks(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = links.find(({name}) => name === candidate.name) ?? links[0];
  const items = links.map(({name, label, to, twin}) => ({
    label,
    to: twin ? to + place : to,
    isActive: () => name === active,
    onClick: () => {
      savePreferredVersionName(name);
      chosen = to;
    },
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown?.label}
      to={mobile ? undefined : shown?.to}
      items={items}
    />
  );
}
