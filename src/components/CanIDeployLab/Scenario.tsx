import {useState, type ComponentType} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Action from '../Lab/Action';
import {island} from '../StaticContent/island';
import styles from './scenario.module.css';

interface Props {
  /** The ID of a scenario or challenge in src/labs/canIDeploy/scenarios.ts. */
  scenario: string;
  /** What the reader can try, in a sentence. */
  label: string;
}

/** A scenario of the lab in another page. Its script loads when the reader starts it. */
export function CanIDeployScenario({scenario, label}: Props) {
  const isBrowser = useIsBrowser();
  const [Lab, setLab] = useState<ComponentType<{scenario: string}>>();
  const [message, setMessage] = useState('');
  const start = async (): Promise<void> => {
    setMessage('Loading…');
    try {
      const {default: loaded} = await import(/* webpackChunkName: "cid" */ './Lab');
      setLab(() => loaded);
    } catch {
      setMessage('The simulation couldn’t be loaded. Check your connection, and try again.');
    }
  };
  if (Lab !== undefined) return <Lab scenario={scenario} />;
  return (
    <section className={`${styles.start} no-print`} aria-label="Simulation" data-no-extract>
      <p>
        {label} <Link to={`/learn/can-i-deploy#scenario=${scenario}`}>Open it on a page of its own</Link>.
      </p>
      <p className={`${styles.row} needs-script`}>
        <Action onClick={start} isUnavailable={!isBrowser}>
          Start the simulation
        </Action>
        <span role="status">{message}</span>
      </p>
    </section>
  );
}

export default island('CanIDeployScenario', CanIDeployScenario);
