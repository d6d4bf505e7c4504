// Ejected: the original searches all pages of the other version for the same ID, so every page would have to load them.
// It also keeps the hash for pages that don't have its target.
import {useEffect} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {hasFragment} from '@site/src/components/VersionLinks/links';
import {useVersionLinks} from '@site/src/components/VersionLinks/useVersionLinks';
import styles from './styles.module.css';

/** The page that the reader selected. It's stored here because a change of version remounts the component. */
let chosen: string | null = null;

/** Removes the hash from the URL of a page that the reader selected if the page doesn't have its target. */
function useKnownFragment(): void {
  const history = useHistory();
  // The router's location belongs to the page on screen. The history's location changes as soon as the next page loads.
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    if (chosen !== pathname) return;
    if (!hasFragment(hash, (id) => document.getElementById(id) !== null)) history.replace({pathname, search});
    chosen = null;
  }, [history, pathname, search, hash]);
}

/** The version dropdown. It leads to the same place on the same page if the other version has both. */
export default function DocsVersionDropdown({
  mobile,
  className,
  docsPluginId,
  dropdownActiveClassDisabled: _kept,
  dropdownItemsBefore: _before,
  dropdownItemsAfter: _after,
  versions: _versions,
  ...props
}: Props) {
  useKnownFragment();
  const place = useHistorySelector(({location: {search, hash}}) => search + hash);
  const {links, active, shown: shownName} = useVersionLinks(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = links.find(({name}) => name === shownName) ?? links[0];
  const items = links.map(({name, label, to, hasCounterpart}) => ({
    label,
    to: hasCounterpart ? to + place : to,
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
      className={clsx(className, styles.version)}
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown?.label}
      to={mobile ? undefined : shown?.to}
      items={items}
    />
  );
}
