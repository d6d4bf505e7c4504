import {commandLine, formatOutput} from '@site/src/labs/canIDeploy/cli';
import type {Answer} from '@site/src/labs/canIDeploy/broker';
import {describeQuestion, explainDecision} from '@site/src/labs/canIDeploy/explain';
import type {Ask} from '@site/src/labs/canIDeploy/state';
import type {Simulation} from '@site/src/labs/canIDeploy/world';
import styles from './styles.module.css';

interface Props {
  simulation: Simulation;
  ask: Ask;
  answer: Answer;
  onChange: (ask: Ask) => void;
}

/** The command, what it prints, and its exit code. */
export default function Decision({simulation: {world}, ask, answer, onChange}: Props) {
  const {stdout, exitStatus} = formatOutput(answer, ask);
  const isUnknown = answer.kind === 'decided' && answer.decision.deployable === null;
  const others = world.isMonorepo
    ? world.applications.map(({name}) => name).filter((name) => name !== ask.application)
    : [];
  const option = (label: string, isChecked: boolean, change: (isChecked: boolean) => Ask) => (
    <label className={styles.option}>
      <input type="checkbox" checked={isChecked} onChange={({target}) => onChange(change(target.checked))} /> {label}
    </label>
  );
  const [first, ...reasons] = explainDecision(ask, answer);
  return (
    <section aria-label="can-i-deploy">
      <p className={styles.label}>{`Can I ${describeQuestion(ask)}?`}</p>
      <div className={`${styles.row} needs-script`}>
        {option('Wait while a result is missing', ask.retry === true, (retry) => ({...ask, retry}))}
        {option('Print JSON', ask.json === true, (json) => ({...ask, json}))}
        {others.length > 0 &&
          option('Check all applications of the commit together', (ask.together ?? []).length > 0, (isTogether) => {
            const {together: _, ...rest} = ask;
            return isTogether ? {...rest, together: others} : rest;
          })}
      </div>
      {ask.retry === true && isUnknown && (
        <p className={styles.soft}>
          A result is missing, so the command prints nothing yet. It asks again every 10 seconds, up to 30 times. If no
          result arrives, it then prints this:
        </p>
      )}
      <div className={styles.output} role="region" aria-label="Command and output" tabIndex={0}>
        <pre>
          <code>{`$ ${commandLine(ask, ask)}\n${stdout}`}</code>
        </pre>
      </div>
      <p>
        Exit code: <strong>{exitStatus}</strong>
        {ask.json === true && answer.kind === 'decided' && answer.decision.deployable !== true && (
          <> (with JSON, this version of the CLI exits with code 0 even if the check fails)</>
        )}
      </p>
      <p>
        <strong>{first}</strong> {reasons.join(' ')}
      </p>
    </section>
  );
}
