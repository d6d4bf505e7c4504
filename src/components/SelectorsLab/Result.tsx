import Link from '@docusaurus/Link';
import {toCode} from '@site/src/labs/selectors/code';
import {list, type ExplainedPact} from '@site/src/labs/selectors/explain';
import {formatSelector} from '@site/src/labs/selectors/selectors';
import type {Answer} from '@site/src/labs/selectors/state';
import lab from '../CanIDeployLab/styles.module.css';
import LanguageCode from '../Lab/LanguageCode';
import CardTable from '../ScrollableTable/CardTable';
import styles from './styles.module.css';

const nameOf = ({content, versions}: ExplainedPact): string =>
  `${content.consumer} ${versions.map(({number}) => number).join(', ')}`;

const fetchedBy = ({fetched, wip, selectedBy}: ExplainedPact): string => {
  if (!fetched) return 'No';
  if (wip) return 'As a WIP pact';
  if (selectedBy.length === 0) return 'By default';
  return `${selectedBy.length === 1 ? 'Selector' : 'Selectors'} ${selectedBy.map(({index}) => index + 1).join(', ')}`;
};

const RESULTS = {passes: 'Passes', fails: 'Fails', 'not-verified': 'Not verified'} as const;

const pendingOf = ({fetched, pending}: ExplainedPact): string =>
  !fetched ? 'Not fetched' : pending === null ? 'Not enabled' : pending ? 'Yes' : 'No';

const reasonOf = ({fetchedReason, pendingReason = '', missing}: ExplainedPact): string =>
  [fetchedReason, pendingReason, missing.length > 0 ? `The provider doesn’t return ${missing.join(' or ')}.` : '']
    .filter(Boolean)
    .join(' ');

function Pacts({pacts}: {pacts: readonly ExplainedPact[]}) {
  return (
    <CardTable
      caption="What happens to each pact"
      classNames={{caption: lab.caption}}
      headings={['Pact', 'Fetched', 'Pending', 'Result', 'Fails the build', 'Why']}
      rows={pacts.map((pact) => {
        const {content, result, required} = pact;
        return {
          key: content.id,
          cells: [
            nameOf(pact),
            fetchedBy(pact),
            pendingOf(pact),
            <span
              key="result"
              className={result === 'fails' ? lab.broken : result === 'passes' ? lab.works : undefined}
            >
              {RESULTS[result]}
            </span>,
            result === 'fails' && required ? 'Yes' : 'No',
            reasonOf(pact),
          ],
        };
      })}
    />
  );
}

/** What the build's settings lead to: the summary, each pact, each selector, and the selectors as code. */
export default function Result({summary, exitCode, explanation, selectors}: Answer) {
  return (
    <div role="region" aria-label="Result of the build">
      <div className={`${lab.verdict} ${styles.summary}`} data-reached={exitCode === 0}>
        <p role="status" className={lab.label}>
          {summary}
        </p>
        {exitCode !== undefined && (
          <p>
            Exit code of the verifier: <strong>{exitCode}</strong>
          </p>
        )}
      </div>
      {explanation !== undefined && (
        <>
          {explanation.notes.length > 0 && (
            <ul>
              {explanation.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <Pacts pacts={explanation.pacts} />
          {explanation.selectors.length > 0 && (
            <>
              <p className={lab.label}>What each selector finds</p>
              <ol>
                {explanation.selectors.map(({misses}, index) => {
                  const found = explanation.pacts.flatMap(({content, selectedBy}) =>
                    selectedBy
                      .filter((selection) => selection.index === index)
                      .map(({versions}) => `${content.consumer} ${versions.join(', ')}`),
                  );
                  return (
                    <li key={index}>
                      <code>{formatSelector(selectors?.[index] ?? {})}</code>{' '}
                      {found.length === 0 ? 'finds nothing.' : `finds ${list(found)}.`}{' '}
                      {misses.map(({reason}) => reason).join(' ')}
                    </li>
                  );
                })}
              </ol>
            </>
          )}
          <details className={lab.publish}>
            <summary>The broker’s notices, which the verifier prints</summary>
            <ul>
              {explanation.pacts
                .filter(({fetched}) => fetched)
                .map((pact) => (
                  <li key={pact.content.id}>
                    <strong>{nameOf(pact)}</strong>
                    {[...pact.notices, pact.noticeAfter ?? ''].filter(Boolean).map((notice) => (
                      <p key={notice} className={styles.notice}>
                        {notice}
                      </p>
                    ))}
                  </li>
                ))}
            </ul>
          </details>
        </>
      )}
      {selectors !== undefined && (
        <>
          <LanguageCode
            label="These selectors in"
            toCode={(language) => toCode(selectors, language)}
            className={styles.code}
          />
          <p className={lab.soft}>
            Pending pacts and WIP pacts are separate options. The{' '}
            <Link to="/docs/which-pacts-are-verified#recommended-settings">recommended settings</Link> show them for
            each language.
          </p>
        </>
      )}
    </div>
  );
}
