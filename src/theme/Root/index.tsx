import type {ComponentProps} from 'react';
import Root from '@theme-original/Root';
import SearchProvider from '@site/src/components/Search/Provider';

/** Contains every layout. State that has to survive a change of layout is kept here. */
export default function RootWithSearch({children}: ComponentProps<typeof Root>) {
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
    </Root>
  );
}
