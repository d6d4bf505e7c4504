import {useEffect, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, useHistorySelector, usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {SectionLink} from '@site/src/data/sections.schema';
import {SearchFailure, type SearchBackend, type SearchRequest, type SearchResponse} from '@site/src/search/backend';
import {LONGEST_QUERY} from '@site/src/search/message';
import {wellFormed} from '@site/src/search/query';
import {readUrlState, writeUrlState, type SearchUrlState} from './urlState';
import Answer from './Answer';
import {searchBackend} from './connection';
import {useExcerpts} from './useExcerpts';
import {useMissReport} from './useMissReport';
import {tagsOf, versionsOf} from './versions';
import {Failure, NoResults, Partial} from './Notices';
import Results from './Results';
import StartPage from './StartPage';
import {messages} from './messages';
import {pastedLines} from './pastedLines';
import styles from './page.module.css';

/** Number of pages that each click on "Show more" adds. */
const BATCH_SIZE = 10;

interface Outcome {
  response: SearchResponse | null;
  failure: SearchFailure | null;
}

const nothing: Outcome = {response: null, failure: null};

/** @param tags docs tags to search in, separated by spaces; if omitted, all */
const requestFor = (query: string, batches: number, tags: string | undefined): SearchRequest => ({
  query: query.slice(0, LONGEST_QUERY),
  from: 0,
  size: batches * BATCH_SIZE,
  tags: tags?.split(' ') ?? null,
});

/**
 * Searches for the query in the URL, and again whenever it changes. The previous response stays until the next one
 * arrives.
 * @param tags docs tags to search in, separated by spaces; if omitted, all
 */
function useOutcome(
  backend: SearchBackend | null,
  {query, batches}: SearchUrlState,
  tags: string | undefined,
): Outcome & {retry: () => void} {
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt((count) => count + 1);

  useEffect(() => {
    if (backend === null) return undefined;
    let current = true;
    const settle = (next: Outcome): void => {
      if (current) setOutcome(next);
    };
    if (query.trim() === '') {
      settle(nothing);
      return undefined;
    }
    backend.search(requestFor(query, batches, tags)).then(
      (response) => settle({response, failure: null}),
      (error: unknown) => {
        const failure = error instanceof SearchFailure ? error : new SearchFailure('unavailable', String(error));
        console.warn(failure.message);
        settle({response: null, failure});
      },
    );
    return () => {
      current = false;
    };
  }, [backend, query, tags, batches, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return {...outcome, retry};
}

function titleOf(query: string): string {
  return query === ''
    ? translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})
    : translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query});
}

/** The search page, which lists all results and has a URL for each query. */
export default function SearchPage() {
  const context = useDocusaurusContext();
  const {sections} = context.siteConfig.customFields as {sections: readonly SectionLink[]};
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {selectMessage} = usePluralForm();
  const searchLink = useSearchLinkCreator();

  // Read from the history, because the router's location is updated too late for a controlled input.
  const urlState = readUrlState(useHistorySelector(({location}) => location.search));
  const docs = useAllDocsData();
  const versions = versionsOf(docs);
  const backend = isBrowser ? searchBackend(context) : null;
  const tags = tagsOf(docs, urlState.tag)?.join(' ');
  const {response, failure, retry} = useOutcome(backend, urlState, tags);
  const goTo = (change: Partial<SearchUrlState>): void =>
    history.replace({...history.location, search: writeUrlState({...urlState, batches: 1, ...change})});

  const {query} = urlState;
  const isCurrent = response?.query === query.slice(0, LONGEST_QUERY);
  const withExcerpt = useExcerpts(backend, isCurrent ? response : null, requestFor(query, urlState.batches, tags));
  useMissReport(isCurrent ? response : null);
  const hasQuery = query.trim() !== '';
  const found = (count: number): string =>
    selectMessage(
      count,
      translate(
        {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
        {count},
      ),
    );

  return (
    <Layout>
      <PageMetadata title={titleOf(query)} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{titleOf(query)}</Heading>
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              Search requires JavaScript. Without it, you can browse these sections:
            </Translate>
          </p>
          <ul>
            {sections.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </noscript>
        {/* The form requires JavaScript, so it's rendered in the browser. The container reserves its space. */}
        <div className={styles.top}>
          {isBrowser && (
            <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
              <input
                autoFocus
                type="search"
                name="q"
                className={styles.input}
                maxLength={LONGEST_QUERY}
                value={query}
                aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
                placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
                autoComplete="off"
                spellCheck={false}
                onChange={({target}) => goTo({query: target.value})}
                onPaste={(event) => {
                  const value = pastedLines(event);
                  if (value !== null) goTo({query: value});
                }}
              />
              {versions.length > 1 && (
                <select
                  className={styles.input}
                  aria-label={translate({id: 'search.page.version', message: 'Version'})}
                  value={urlState.tag ?? ''}
                  onChange={({target}) => goTo({tag: target.value || null})}
                >
                  <option value="">{translate({id: 'search.page.allVersions', message: 'All versions'})}</option>
                  {versions.map(({tag, label}) => (
                    <option key={tag} value={tag}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </form>
          )}
        </div>
        <p className={styles.count} role="status">
          {hasQuery && response !== null && response.total > 0 && found(response.total)}
          {hasQuery && failure !== null && messages.failure}
          {hasQuery && response === null && failure === null && messages.searching}
        </p>
        {!hasQuery && <StartPage />}
        {hasQuery && failure && (
          <Failure reason={failure.reason} page={searchLink(wellFormed(query))} onRetry={retry} />
        )}
        {hasQuery && response?.total === 0 && (
          <NoResults
            query={response.query}
            suggestions={response.suggestions}
            onTry={(other) => goTo({query: other})}
          />
        )}
        {hasQuery && isCurrent && response && response.total > 0 && <Answer response={response} />}
        {hasQuery && response?.partial === true && <Partial onRetry={retry} />}
        {/* Results of the previous query can't be selected. */}
        {hasQuery && response && (
          <div inert={!isCurrent} aria-busy={!isCurrent}>
            <Results pages={response.pages} withExcerpt={withExcerpt} />
          </div>
        )}
        {hasQuery && response && response.pages.length < response.total && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => goTo({batches: urlState.batches + 1})}
          >
            <Translate id="search.page.more">Show more</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}
