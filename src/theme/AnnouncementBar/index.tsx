import {useEffect} from 'react';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The announcement bar. If the reader has dismissed one, the theme hides it with an attribute that it sets before it
 * compares the stored ID, and never removes. So on the first page, it would also hide a new announcement. This effect
 * runs before that of the parent component, so the stored ID is still the old one.
 */
export default function AnnouncementBarWithNewId() {
  const {announcementBar} = useThemeConfig();
  useEffect(() => {
    if (announcementBar !== undefined && createStorageSlot('docusaurus.announcement.id').get() !== announcementBar.id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
