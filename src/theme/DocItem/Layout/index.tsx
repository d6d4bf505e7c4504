import type {ComponentProps} from 'react';
import Original from '@theme-original/DocItem/Layout';
import HydrateLater from '@site/src/components/HydrateLater';

/** A page of the docs with its table of contents, hydrated in its own task. */
export default function DocItemLayoutLater(props: ComponentProps<typeof Original>) {
  return (
    <HydrateLater>
      <Original {...props} />
    </HydrateLater>
  );
}
