import Original from '@theme-original/DocItem/TOC/Mobile';
import HydrateLater from '@site/src/components/HydrateLater';

/** The table of contents above the content, hydrated in its own task. */
export default function DocItemTOCMobileLater() {
  return (
    <HydrateLater>
      <Original />
    </HydrateLater>
  );
}
