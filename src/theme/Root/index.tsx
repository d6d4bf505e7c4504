import type {ComponentProps} from 'react';
import Root from '@theme-original/Root';
import SearchProvider from '@site/src/components/Search/Provider';

/** Renders around all layouts, so that its state survives a change of layout. */
export default function RootWithSearch({children}: ComponentProps<typeof Root>) {
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
    </Root>
  );
}
