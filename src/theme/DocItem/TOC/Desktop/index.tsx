import Original from '@theme-original/DocItem/TOC/Desktop';
import HydrateLater from '@site/src/components/HydrateLater';

/** The table of contents next to the content, hydrated in its own task. */
export default function DocItemTOCDesktopLater() {
  return (
    <HydrateLater>
      <Original />
    </HydrateLater>
  );
}
