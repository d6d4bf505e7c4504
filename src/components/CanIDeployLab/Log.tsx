import {commandLine} from '@site/src/labs/canIDeploy/cli';
import type {Outcome} from '@site/src/labs/canIDeploy/world';
import styles from './styles.module.css';

interface Props {
  /** What the scenario starts with. */
  before: readonly Outcome[];
  /** What the reader did. */
  outcomes: readonly Outcome[];
  /** The number of the reader's steps that the lab shows. */
  shown: number;
  onShow: (steps: number) => void;
}

function Commands({commands}: Pick<Outcome, 'commands'>) {
  return commands.map((command) => (
    <code key={command} className={styles.command}>
      {command}
    </code>
  ));
}

const check = ({step, wasAllowed}: Outcome): string =>
  wasAllowed === undefined
    ? ''
    : ` ${step.kind === 'merge' ? 'can-i-merge' : 'can-i-deploy'} ${wasAllowed ? 'had succeeded' : 'had failed'}.`;

/** What happened, with the commands of the pipelines. Each of the reader's steps is a button that shows it again. */
export default function Log({before, outcomes, shown, onShow}: Props) {
  return (
    <div>
      <details className={styles.publish}>
        <summary>Before you started: {before.length} steps</summary>
        <ol>
          {before.map((outcome, index) => (
            <li key={index}>
              {outcome.text}
              <Commands commands={outcome.commands} />
            </li>
          ))}
        </ol>
      </details>
      {outcomes.length === 0 ? (
        <p className={styles.soft}>You haven’t done anything yet.</p>
      ) : (
        <ol>
          {outcomes.map((outcome, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.link}
                aria-current={shown === index + 1 ? 'step' : undefined}
                onClick={() => onShow(index + 1)}
              >
                {outcome.text}
              </button>
              {check(outcome)}
              <Commands
                commands={[
                  ...(outcome.checked === undefined ? [] : [commandLine(outcome.checked)]),
                  ...outcome.commands,
                ]}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
