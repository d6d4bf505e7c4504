import {translate} from '@docusaurus/Translate';

/** UI strings. The ids that start with `theme.` are from Docusaurus's search theme, which has translations for them. */
export const messages = {
  label: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  placeholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  clear: translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'}),
  close: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
  select: translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'}),
  navigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'}),
  recent: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
  noRecent: translate({id: 'theme.SearchModal.startScreen.noRecentSearchesText', message: 'No recent searches'}),
  save: translate({id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle', message: 'Save this search'}),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  favorites: translate({id: 'theme.SearchModal.startScreen.favoriteSearchesTitle', message: 'Favorite'}),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  noResults: translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for'}),
  trySearching: translate({id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: 'Try searching for'}),
  missing: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  letUsKnow: translate({id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', message: 'Let us know.'}),
  searching: translate({id: 'search.page.searching', message: 'Searching…'}),
  failure: translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'}),
  failureHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  partial: translate({
    id: 'search.partial',
    message: 'Part of the search index couldn’t be loaded, so only titles, headings, and keywords were searched.',
  }),
  answer: translate({id: 'search.answer', message: 'Answer'}),
  more: translate({id: 'search.answer.more', message: 'Read more'}),
  results: translate({id: 'search.results', message: 'Search results'}),
  retry: translate({id: 'search.failure.retry', message: 'Try again'}),
  reload: translate({id: 'search.failure.reload', message: 'Reload the search page'}),
  unbuilt: translate({id: 'search.unbuilt.title', message: 'No search index has been built yet'}),
  unbuiltHelp: translate({
    id: 'search.unbuilt.help',
    message: 'Run `npm run build` once, and restart the development server. It then uses the index of that build.',
  }),
  kinds: {
    page: translate({id: 'search.kind.page', message: 'Page'}),
    heading: translate({id: 'search.kind.heading', message: 'Section'}),
    code: translate({id: 'search.kind.code', message: 'Code'}),
  },
};

/** The link below the dialog's results. */
export const seeAll = (count: number): string =>
  translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
