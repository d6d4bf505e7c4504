import {useId} from 'react';
import releases from '@generated/release-notes/default/planner.json';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {compareVersions, migrationsOf, newestOf} from '@site/src/data/releaseRules';
import {planUpgrade, type Plan as PlanData, type Refusal} from '@site/src/data/upgradeRules';
import Inline from '../DataTable/Inline';
import {readEnds, writeEnds, type Ends} from './address';
import Plan from './Plan';
import styles from './styles.module.css';

const EDITIONS = ['2.x', '1.x'] as const;
const newest = newestOf(releases, '2.x').version;

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (version: string) => void;
}

/** A list of all versions, newest first. A version that is none of them stays visible, so that the refusal can be understood. */
function Choice({label, value, onChoose}: ChoiceProps) {
  const id = useId();
  const isKnown = releases.some(({version}) => version === value);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => onChoose(target.value)}>
        {value === '' && <option value="">Choose a version</option>}
        {value !== '' && !isKnown && <option value={value}>{value}</option>}
        {EDITIONS.map((edition) => (
          <optgroup key={edition} label={edition}>
            {releases
              .filter((release) => release.edition === edition)
              .sort((a, b) => compareVersions(b.version, a.version))
              .map(({version}) => (
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'no' : String(count)} ${count === 1 ? one : many}`;

/** The result in a sentence, which a screen reader hears after a choice. */
function inShort(result: PlanData | Refusal): string {
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
  const stop = result.legs.length > 1 ? `one stop on the way, at ${result.legs[0]?.to ?? ''}` : 'no stop on the way';
  return `From ${result.from} to ${result.to}: ${parts.join(', ')}, and ${stop}.`;
}

/**
 * Asks for two versions and shows what lies between them. The address holds both, so that a plan can be shared and printed. Without a script there is nothing: the
 * page says in text how to find the same in the table.
 */
export default function UpgradePlanner() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {from, to} = isBrowser ? readEnds(search, newest) : {from: '', to: newest};
  const choose = (ends: Partial<Ends>): void =>
    history.replace({...history.location, search: writeEnds(history.location.search, {from, to, ...ends})});
  const result = from === '' ? undefined : planUpgrade(from, to, releases);
  return (
    <div className={styles.planner}>
      <form className={`${styles.form} needs-script`} onSubmit={(event) => event.preventDefault()}>
        <Choice label="You run" value={from} onChoose={(version) => choose({from: version})} />
        <Choice label="You want" value={to} onChoose={(version) => choose({to: version})} />
        {result?.kind === 'plan' && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            Print the plan
          </button>
        )}
      </form>
      <div role="status" className={styles.status}>
        {result === undefined && (
          <p className="needs-script">
            Choose the version that you run. You find it in the footer of the interface, and it is the tag of your
            image.
          </p>
        )}
        {result?.kind === 'refused' && (
          <p>
            <strong>No plan.</strong> <Inline text={result.text} />
          </p>
        )}
        {result?.kind === 'plan' && <p>{inShort(result)}</p>}
      </div>
      {result?.kind === 'plan' && (
        <article aria-label={`Upgrade from ${from} to ${to}`}>
          <Heading as="h2" className={styles.title}>
            From {from} to {to}
          </Heading>
          <Plan plan={result} releases={releases} />
        </article>
      )}
    </div>
  );
}
