import {ENVIRONMENTS} from '@site/src/labs/canIDeploy/broker';
import {describeBreakage, type Placed, type Simulation} from '@site/src/labs/canIDeploy/world';
import styles from './styles.module.css';

const note = ({isRunning, isRecorded}: Placed): string | undefined =>
  !isRecorded ? 'runs, but not recorded' : !isRunning ? 'recorded, but no longer runs' : undefined;

/** What runs in each environment, and what the broker believes to run there. */
export default function Shelves({placed, breakages}: Simulation) {
  return (
    <div className={styles.shelves}>
      {ENVIRONMENTS.map((environment) => {
        const versions = placed.filter((one) => one.environment === environment);
        const broken = breakages.filter((one) => one.environment === environment);
        return (
          <section key={environment} className={styles.shelf} aria-label={`Environment ${environment}`}>
            <p className={styles.label}>{environment}</p>
            {versions.length === 0 ? (
              <p className={styles.soft}>Empty</p>
            ) : (
              <ul className={styles.versions}>
                {versions.map((one) => (
                  <li key={`${one.application} ${one.version}`} data-running={one.isRunning}>
                    {one.application} {one.version}
                    {note(one) !== undefined && <span className={styles.note}> ({note(one)})</span>}
                  </li>
                ))}
              </ul>
            )}
            {versions.some(({isRunning}) => isRunning) && (
              <p className={broken.length > 0 ? styles.broken : styles.works}>
                {broken.length > 0 ? `Broken: ${broken.map(describeBreakage).join(' ')}` : 'Works'}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
