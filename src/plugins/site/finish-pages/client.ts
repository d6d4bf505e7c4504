import type {ClientModule} from '@docusaurus/types';

/**
 * Removes the structured data when the reader navigates to another page, because the build wrote it for the first page
 * only.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname)
      document.querySelector('script[data-structured-data]')?.remove();
  },
};

export default clientModule;
