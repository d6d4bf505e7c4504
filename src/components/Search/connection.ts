import type {DocusaurusContext} from '@docusaurus/types';
import type {SearchBackend} from '@site/src/search/backend';
import {createDeferredBackend} from '@site/src/search/deferred';
import {createEmbeddedBackend} from '@site/src/search/embedded';
import type {HostedSearchSettings} from '@site/src/settings';

/** One for the life of the page's code: the index it holds is worth keeping. */
let backend: SearchBackend | undefined;

/** The backend that the site's settings ask for. Call it in the browser only. */
export function searchBackend({siteConfig, i18n}: DocusaurusContext): SearchBackend {
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearchSettings | null | undefined;
  const language = i18n.currentLocale;
  if (backend) return backend;
  if (hosted) {
    backend = createDeferredBackend(async () =>
      (await import('@site/src/search/hosted')).createHostedBackend(hosted, language),
    );
  } else {
    const base = new URL(siteConfig.baseUrl, window.location.origin).href;
    backend = createEmbeddedBackend({base, language, development: process.env.NODE_ENV === 'development'});
  }
  return backend;
}
