import Original from '@theme-original/DocItem/Paginator';
import HydrateLater from '@site/src/components/HydrateLater';

/** The links to the previous and next pages, hydrated in their own task. */
export default function DocItemPaginatorLater() {
  return (
    <HydrateLater>
      <Original />
    </HydrateLater>
  );
}
