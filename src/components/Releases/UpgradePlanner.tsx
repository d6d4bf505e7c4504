import {useEffect, useState} from 'react';
import releases from '@generated/release-data/default/planner.json';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot, useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {formatDate, LATER_RELEASES_URL, latestOf} from '@site/src/data/releaseRules';
import {isoDay} from '@site/src/data/supportRules';
import {planUpgrade} from '@site/src/data/upgradeRules';
import Inline from '../DataTable/Inline';
import {readVersions, writeVersions, type UpgradeVersions} from './urlState';
import Plan from './Plan';
import {useDetails} from './useDetails';
import VersionField from './VersionField';
import styles from './styles.module.css';
import {island} from '../StaticContent/island';

const latest = latestOf(releases, '2.x');

/** Stores the query string of the last plan, so that readers who open the page without one can resume that plan. */
const slot = createStorageSlot('docs.planner');

/** A version and its date. */
const dated = ({version, date}: {version: string; date?: string | undefined}): string =>
  `${version}${date === undefined ? '' : ` (${formatDate(date)})`}`;

/**
 * Shows what changes between two versions. The URL stores both, so that readers can share the plan. Without JavaScript,
 * nothing is rendered; the page explains how to find the same information in the table.
 */
export function UpgradePlanner() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const pathname = useHistorySelector(({location}) => location.pathname);
  const search = useHistorySelector(({location}) => location.search);
  const {from, to} = isBrowser ? readVersions(search, latest.version) : {from: '', to: latest.version};
  const [message, setMessage] = useState('');
  function choose(versions: Partial<UpgradeVersions>): void {
    setMessage('');
    history.replace({...history.location, search: writeVersions(history.location.search, {from, to, ...versions})});
  }
  const result = from === '' ? undefined : planUpgrade(from, to, releases);
  const planned = result?.kind === 'plan' ? writeVersions('', {from, to}) : undefined;
  const [last, setLast] = useState<UpgradeVersions>();
  useEffect(() => {
    if (planned !== undefined) {
      slot.set(planned);
      return;
    }
    const stored = readVersions(slot.get() ?? '', latest.version);
    setLast(planUpgrade(stored.from, stored.to, releases).kind === 'plan' ? stored : undefined);
  }, [planned]);
  const {module, failed, retry} = useDetails(result?.kind === 'plan');
  const details = result?.kind === 'plan' ? module?.detailsOf(result, releases, isoDay(new Date())) : undefined;
  return (
    <div className={styles.planner}>
      <form className={`${styles.form} needs-script`} onSubmit={(event) => event.preventDefault()}>
        <VersionField label="Current version" value={from} onChange={(version) => choose({from: version})} />
        <VersionField label="Target version" value={to} onChange={(version) => choose({to: version})} />
        {details !== undefined && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            Print the plan
          </button>
        )}
      </form>
      <div role="status" className={styles.status}>
        {result === undefined && (
          <p className="needs-script">
            Select your current version. You can find it in the footer of the UI or in the tag of your image.
            {last !== undefined && (
              <>
                {' '}
                Or{' '}
                <Link to={`${pathname}${writeVersions(search, last)}`} autoAddBaseUrl={false}>
                  continue with your last plan ({last.from} to {last.to})
                </Link>
                .
              </>
            )}
          </p>
        )}
        {result?.kind === 'refused' && (
          <p>
            <strong>No upgrade plan.</strong> <Inline text={result.text} />
          </p>
        )}
        {result?.kind === 'plan' && details === undefined && !failed && <p aria-busy>Preparing the plan…</p>}
        {details !== undefined && (
          <p>
            {details.summary} The planner includes releases up to {dated(latest)} and {dated(latestOf(releases, '1.x'))}
            . For later ones, see <Link to={LATER_RELEASES_URL}>SmartBear’s release notes</Link>. {message}
          </p>
        )}
      </div>
      {failed && (
        <div role="alert">
          <p>The script that prepares the plan couldn’t be loaded. Check your connection.</p>
          <button type="button" className={styles.print} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {result?.kind === 'plan' && details !== undefined && module !== undefined && (
        <article aria-label={`Upgrade from ${from} to ${to}`}>
          <Heading as="h2" className={styles.title}>
            From {from} to {to}
          </Heading>
          <Plan
            key={`${from}-${to}`}
            plan={result}
            releases={releases}
            details={details}
            toMarkdown={module.planMarkdown}
            onDone={setMessage}
          />
        </article>
      )}
    </div>
  );
}

export default island('UpgradePlanner', UpgradePlanner);
