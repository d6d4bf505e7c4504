import {useEffect} from 'react';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The announcement bar. The theme hides a dismissed one by an attribute that it sets before it looks at the id, and never takes back: a new announcement
 * would stay hidden on the first page after it came. An effect of a child runs before its parent's, so the stored id is still the old one here.
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
