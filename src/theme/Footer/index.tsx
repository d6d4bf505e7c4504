import type {ComponentProps} from 'react';
import Original from '@theme-original/Footer';
import HydrateLater from '@site/src/components/HydrateLater';

/** The footer of the site, hydrated in its own task. */
export default function FooterLater(props: ComponentProps<typeof Original>) {
  return (
    <HydrateLater>
      <Original {...props} />
    </HydrateLater>
  );
}
