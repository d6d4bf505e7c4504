import type {HostedSearchSettings} from './settings';

/**
 * Configuration of the search theme, which gives the `/search` route, the OpenSearch description and the texts. It demands
 * an application id even when the index that ships with the site answers; nothing ever contacts the placeholder.
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
