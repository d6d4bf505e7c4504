import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from './cleanPath';

// Runs as the bundle loads, before the router reads the address, so that the page under the clean one is what comes alive.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    // A host that knows `/x` but not `/x/` sent the not-found page: the right page must be fetched, not brought to life from this one.
    if (document.querySelector('main[data-not-found]')) window.location.replace(clean + search + hash);
    else window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

export default {};
