import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from './cleanPath';

// Runs while the bundle loads, before the router reads the URL, so that the page at the clean URL is hydrated.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    // A host that has `/x` but not `/x/` sent the not-found page, so the browser has to load the right page.
    if (document.querySelector('main[data-not-found]')) window.location.replace(clean + search + hash);
    else window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

export default {};
