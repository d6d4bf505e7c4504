import type {ComponentProps} from 'react';
import Original from '@theme-original/DocRoot/Layout/Sidebar';
import HydrateLater from '@site/src/components/HydrateLater';

/** The sidebar of the docs, hydrated in its own task. */
export default function DocRootLayoutSidebarLater(props: ComponentProps<typeof Original>) {
  return (
    <HydrateLater>
      <Original {...props} />
    </HydrateLater>
  );
}
