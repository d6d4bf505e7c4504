import type {HostedSearchSettings} from './settings';

/**
 * Configures the search theme, which provides the `/search` route, the OpenSearch description, and the UI strings. The
 * theme requires an application ID even for the embedded index; nothing ever sends a request with the placeholder.
 */
export function searchThemeConfig(hosted: HostedSearchSettings | null) {
  return {
    appId: hosted?.applicationId ?? 'EMBEDDED',
    apiKey: hosted?.searchKey ?? 'embedded',
    indexName: hosted?.indexName ?? 'embedded',
    contextualSearch: false,
    searchPagePath: 'search',
  };
}
