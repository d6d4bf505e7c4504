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
import {areas} from '@site/src/data/areas';
import {SearchFailure, type SearchAnswer, type SearchBackend} from '@site/src/search/backend';
import {LONGEST_QUERY, wellFormed} from '@site/src/search/query';
import {readAddress, writeAddress, type SearchAddress} from './address';
import {searchBackend} from './connection';
import {tagsOf, versionsOf} from './versions';
import {Failure, NoResults} from './Notices';
import Results from './Results';
import {texts} from './texts';
import styles from './page.module.css';

/** Pages that each press of 'Show more' adds. */
const PORTION = 10;

interface Outcome {
  answer: SearchAnswer | null;
  failure: SearchFailure | null;
}

const nothing: Outcome = {answer: null, failure: null};

/**
 * Asks for what the address says, again whenever that changes. The answer before stays until the next one is there.
 * @param tags docs tags to search in, parted by spaces; without any, in all
 */
function useOutcome(
  backend: SearchBackend | null,
  {query, portions}: SearchAddress,
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
    backend
      .search({query: query.slice(0, LONGEST_QUERY), from: 0, size: portions * PORTION, tags: tags?.split(' ') ?? null})
      .then(
        (answer) => settle({answer, failure: null}),
        (error: unknown) => {
          const failure = error instanceof SearchFailure ? error : new SearchFailure('unavailable', String(error));
          console.warn(failure.message);
          settle({answer: null, failure});
        },
      );
    return () => {
      current = false;
    };
  }, [backend, query, tags, portions, attempt]);

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

/** The search page: what the dialog finds, all of it, at an address that can be kept. */
export default function SearchPage() {
  const context = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {selectMessage} = usePluralForm();
  const searchLink = useSearchLinkCreator();

  // Read from the history itself: the router's own location comes a moment late, too late for an input that shows it.
  const address = readAddress(useHistorySelector(({location}) => location.search));
  const docs = useAllDocsData();
  const versions = versionsOf(docs);
  const {answer, failure, retry} = useOutcome(
    isBrowser ? searchBackend(context) : null,
    address,
    tagsOf(docs, address.tag)?.join(' '),
  );
  const goTo = (change: Partial<SearchAddress>): void =>
    history.replace({...history.location, search: writeAddress({...address, portions: 1, ...change})});

  const {query} = address;
  const asked = query.trim() !== '';
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
              Search needs JavaScript. Without it, these pages list what there is:
            </Translate>
          </p>
          <ul>
            {areas.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </noscript>
        {/* The form serves scripts only, so it comes with them; its place is kept. */}
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
              />
              {versions.length > 1 && (
                <select
                  className={styles.input}
                  aria-label={translate({id: 'search.page.version', message: 'Version'})}
                  value={address.tag ?? ''}
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
          {asked && answer !== null && answer.total > 0 && found(answer.total)}
          {asked && failure !== null && texts.failure}
        </p>
        {asked && failure && <Failure reason={failure.reason} page={searchLink(wellFormed(query))} onRetry={retry} />}
        {asked && answer?.total === 0 && (
          <NoResults query={answer.query} suggestions={answer.suggestions} onTry={(other) => goTo({query: other})} />
        )}
        {asked && answer && <Results pages={answer.pages} />}
        {asked && answer && answer.pages.length < answer.total && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => goTo({portions: address.portions + 1})}
          >
            <Translate id="search.page.more">Show more</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}
