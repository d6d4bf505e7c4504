import releases from '@generated/release-data/default/planner.json';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {LATER_RELEASES_URL, latestOf, migrationsOf} from '@site/src/data/releaseRules';
import {isoDay} from '@site/src/data/supportRules';
import {describedReleases, planUpgrade, type Plan as PlanData, type Refusal} from '@site/src/data/upgradeRules';
import Inline from '../DataTable/Inline';
import {readVersions, writeVersions, type UpgradeVersions} from './urlState';
import Plan from './Plan';
import VersionField from './VersionField';
import styles from './styles.module.css';

/** The latest release that has a page. */
const described = latestOf(describedReleases(releases), '2.x').version;
const latest = latestOf(releases, '2.x').version;
const latest1x = latestOf(releases, '1.x').version;

const counted = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'no' : String(count)} ${count === 1 ? one : many}`;

/** The plan in a sentence, which screen readers announce after a selection. */
function summarize(result: PlanData | Refusal): string {
  if (result.kind === 'refused') return '';
  const passed = result.legs.flatMap((leg) => leg.releases);
  const sum = (of: (release: (typeof passed)[number]) => number) =>
    passed.reduce((total, release) => total + of(release), 0);
  const parts = [
    counted(passed.length, 'release to read about', 'releases to read about'),
    counted(
      sum(({breaking = []}) => breaking.length),
      'breaking change',
      'breaking changes',
    ),
    counted(
      new Set(passed.flatMap(({variables = []}) => variables.map(({name}) => name))).size,
      'environment variable',
      'environment variables',
    ),
    counted(
      sum((release) => migrationsOf(release).length),
      'migration',
      'migrations',
    ),
  ];
  const stop = result.legs.length > 1 ? `an intermediate stop at ${result.legs[0]?.to ?? ''}` : 'no intermediate stop';
  return `From ${result.from} to ${result.to}: ${parts.join(', ')}, and ${stop}.`;
}

/**
 * Shows what changes between two versions. The URL stores both, so that readers can share the plan. Without JavaScript,
 * nothing is rendered; the page explains how to find the same information in the table.
 */
export default function UpgradePlanner() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {from, to} = isBrowser ? readVersions(search, described) : {from: '', to: described};
  const choose = (versions: Partial<UpgradeVersions>): void =>
    history.replace({...history.location, search: writeVersions(history.location.search, {from, to, ...versions})});
  const result = from === '' ? undefined : planUpgrade(from, to, releases);
  return (
    <div className={styles.planner}>
      <form className={`${styles.form} needs-script`} onSubmit={(event) => event.preventDefault()}>
        <VersionField label="Current version" value={from} onChange={(version) => choose({from: version})} />
        <VersionField label="Target version" value={to} onChange={(version) => choose({to: version})} />
        {result?.kind === 'plan' && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            Print the plan
          </button>
        )}
      </form>
      <div role="status" className={styles.status}>
        {result === undefined && (
          <p className="needs-script">
            Select your current version. You can find it in the footer of the UI, and in the tag of your image.
          </p>
        )}
        {result?.kind === 'refused' && (
          <p>
            <strong>No upgrade plan.</strong> <Inline text={result.text} />
          </p>
        )}
        {result?.kind === 'plan' && (
          <p>
            {summarize(result)} The planner includes releases up to {latest} and {latest1x}. For later ones, see{' '}
            <Link to={LATER_RELEASES_URL}>SmartBear’s release notes</Link>.
          </p>
        )}
      </div>
      {result?.kind === 'plan' && (
        <article aria-label={`Upgrade from ${from} to ${to}`}>
          <Heading as="h2" className={styles.title}>
            From {from} to {to}
          </Heading>
          <Plan plan={result} releases={releases} today={isoDay(new Date())} />
        </article>
      )}
    </div>
  );
}
