import type {ClientModule} from '@docusaurus/types';

/** What the build wrote into the head is about the page that was loaded: it goes when the reader goes on to another. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname)
      document.querySelector('script[data-structured-data]')?.remove();
  },
};

export default clientModule;
