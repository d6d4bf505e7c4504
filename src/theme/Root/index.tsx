import type {ComponentProps} from 'react';
import Root from '@theme-original/Root';
import SearchProvider from '@site/src/components/Search/Provider';

/** Above every layout: what must outlive a change of layout is mounted here. */
export default function RootWithSearch({children}: ComponentProps<typeof Root>) {
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
    </Root>
  );
}
