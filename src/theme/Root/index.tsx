import {useEffect, type ComponentProps} from 'react';
import Root from '@theme-original/Root';
import {useHistory} from '@docusaurus/router';
import {handleTabs} from '@site/src/components/StaticContent/behaviors/tabs';
import SearchProvider from '@site/src/components/Search/Provider';

/** Renders around all layouts, so that its state survives a change of layout. */
export default function RootWithSearch({children}: ComponentProps<typeof Root>) {
  const history = useHistory();
  useEffect(() => handleTabs(history), [history]);
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
    </Root>
  );
}
