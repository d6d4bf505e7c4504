import type {DocusaurusContext} from '@docusaurus/types';
import type {SearchBackend} from '@site/src/search/backend';
import {createDeferredBackend} from '@site/src/search/deferred';
import {createEmbeddedBackend} from '@site/src/search/embedded';
import type {HostedSearchSettings} from '@site/src/site/settings';
import {allTags, type AllDocs} from './versions';

/** The bundler replaces `process.env.NODE_ENV` with a string. Browsers have no `process`. */
declare const process: {env: {NODE_ENV?: string}};

/** A singleton, because the loaded index is reused between searches. */
let backend: SearchBackend | undefined;

/** The backend that the site's settings select. Call it only in the browser. */
export function searchBackend({siteConfig, globalData, i18n}: DocusaurusContext): SearchBackend {
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearchSettings | null | undefined;
  const language = i18n.currentLocale;
  if (backend) return backend;
  if (hosted) {
    const tags = allTags(globalData['docusaurus-plugin-content-docs'] as unknown as AllDocs);
    backend = createDeferredBackend(async () =>
      (await import('@site/src/search/hosted')).createHostedBackend(hosted, {language, tags}),
    );
  } else {
    const base = new URL(siteConfig.baseUrl, window.location.origin).href;
    backend = createEmbeddedBackend({base, language, development: process.env.NODE_ENV === 'development'});
  }
  return backend;
}
