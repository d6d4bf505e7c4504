import Original from '@theme-original/BackToTopButton';
import HydrateLater from '@site/src/components/HydrateLater';

/** The button that scrolls back to the top, hydrated in its own task, because it reads the scroll position. */
export default function BackToTopButtonLater() {
  return (
    <HydrateLater>
      <Original />
    </HydrateLater>
  );
}
