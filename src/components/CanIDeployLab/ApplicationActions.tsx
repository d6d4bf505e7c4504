import {useEffect, useState} from 'react';
import {
  canRollBack,
  latestOn,
  nextVersion,
  type Application,
  type Fields,
  type Simulation,
  type Step,
} from '@site/src/labs/canIDeploy/world';
import Action from '../Lab/Action';
import styles from './styles.module.css';

interface Props {
  application: Application;
  simulation: Simulation;
  environment: string;
  /** The version that the current question is about, if it's a version of this application. */
  asked?: string | undefined;
  /** Whether deployments are recorded. */
  isRecorded: boolean;
  /** Whether the reader is looking at an earlier step. */
  isUnavailable: boolean;
  /** Adds steps, and asks about a version that they publish. */
  perform: (...steps: Step[]) => void;
  /** Asks whether a version can be deployed, or merged. */
  ask: (version: string, environment?: string) => void;
  /** Says why something isn't possible. */
  explain: (reason: string) => void;
}

const MAIN = 'main';

/** The buttons of an application: publish a version, and verify, deploy, or merge the selected one. */
export default function ApplicationActions({
  application: {name, providers, fields, isInstalled},
  simulation,
  environment,
  asked,
  isRecorded,
  isUnavailable,
  perform,
  ask,
  explain,
}: Props) {
  const {world, versions, placed} = simulation;
  const own = versions.filter(({application}) => application === name);
  const latest = own.at(-1);
  const [chosen, setChosen] = useState(asked ?? latest?.version);
  const [branch, setBranch] = useState(MAIN);
  const [changed, setChanged] = useState<Fields>();
  // The latest version is what readers usually continue with.
  useEffect(() => {
    setChosen(latest?.version);
    setChanged(undefined);
  }, [latest?.version]);
  // The output is about this version, so the buttons apply to it, too.
  useEffect(() => {
    if (asked !== undefined) setChosen(asked);
  }, [asked]);
  const version = own.some((state) => state.version === chosen) ? chosen : latest?.version;
  const state = own.find((one) => one.version === version);
  const contents = changed ?? (latestOn(simulation, name, branch) ?? latest)?.fields ?? {};
  const isProvider = fields.length > 0;
  const place = placed.find(
    (one) => one.application === name && one.version === version && one.environment === environment,
  );
  const contracts = [
    ...(isProvider ? [{of: name, label: 'Returns', all: fields}] : []),
    ...providers.map((provider) => ({
      of: provider,
      label: `Reads from ${provider}`,
      all: world.applications.find((other) => other.name === provider)?.fields ?? [],
    })),
  ];

  const toggle = (of: string, field: string): void => {
    const before = contents[of] ?? [];
    const after = before.includes(field) ? before.filter((one) => one !== field) : [...before, field];
    setChanged({...contents, [of]: after});
  };

  const publish = (): void => {
    const published = nextVersion(simulation, name);
    const others = world.isMonorepo ? world.applications.filter((other) => other.name !== name) : [];
    perform(
      {kind: 'publish', application: name, version: published, branch, fields: contents},
      ...others.map((other): Step => {
        const unchanged = latestOn(simulation, other.name, branch)?.fields ?? {};
        return {kind: 'publish', application: other.name, version: published, branch, fields: unchanged};
      }),
    );
  };

  /** A button for the selected version, or a button that says why there's nothing to do. */
  const button = (label: string, step: (selected: string) => Step, problem?: string) => (
    <Action
      isUnavailable={isUnavailable}
      onClick={() => {
        if (version === undefined) explain(`${name} has no version yet. Publish one first.`);
        else if (problem !== undefined) explain(problem);
        else perform(step(version));
      }}
    >
      {label}
    </Action>
  );

  const selected = `${name} ${version ?? ''}`;
  const isRunning = place?.isRunning === true;
  return (
    <fieldset className={styles.application}>
      <legend className={styles.label}>{name}</legend>
      <p className={styles.row}>
        <label className={styles.option}>
          Version{' '}
          <select value={version} onChange={({target}) => setChosen(target.value)}>
            {own.map((one) => (
              <option key={one.version} value={one.version}>
                {one.version}
                {one.branch === MAIN ? '' : ` (${one.branch})`}
              </option>
            ))}
          </select>
        </label>
        <Action onClick={() => version !== undefined && ask(version, environment)}>Can I deploy?</Action>
        {world.featureBranch !== undefined && providers.length > 0 && (
          <Action onClick={() => version !== undefined && ask(version)}>Can I merge?</Action>
        )}
      </p>
      <p className={styles.row}>
        {isProvider && button('Verify pacts', (one) => ({kind: 'verify', application: name, version: one}))}
        {button(
          isInstalled ? 'Release' : 'Deploy',
          (one) => ({
            kind: isInstalled ? 'release' : 'deploy',
            application: name,
            version: one,
            environment,
            isRecorded,
          }),
          isRunning ? `${selected} already runs in ${environment}.` : undefined,
        )}
        {button(
          'Record only',
          (one) => ({kind: 'record', application: name, version: one, environment}),
          !isRunning
            ? `${selected} doesn’t run in ${environment}. Deploy it first.`
            : place.isRecorded
              ? `${selected} is already recorded in ${environment}.`
              : undefined,
        )}
        {isInstalled
          ? button(
              'End support',
              (one) => ({kind: 'end-support', application: name, version: one, environment}),
              isRunning ? undefined : `${selected} isn’t released to ${environment}.`,
            )
          : button(
              'Roll back',
              () => ({kind: 'roll-back', application: name, environment, isRecorded}),
              canRollBack(simulation, name, environment)
                ? undefined
                : `${name} has no earlier deployment to ${environment}.`,
            )}
        {world.featureBranch !== undefined &&
          providers.length > 0 &&
          button(
            'Merge',
            (one) => ({kind: 'merge', application: name, version: one, mergedAs: nextVersion(simulation, name)}),
            state?.branch === MAIN ? `${selected} is already on the main branch.` : undefined,
          )}
      </p>
      <details className={styles.publish}>
        <summary>Publish another version</summary>
        {contracts.map(({of, label, all}) => (
          <p key={of} className={styles.row} role="group" aria-label={`${label}, in the new version of ${name}`}>
            <span>{label}:</span>
            {all.map((field) => (
              <label key={field} className={styles.option}>
                <input
                  type="checkbox"
                  checked={contents[of]?.includes(field) ?? false}
                  onChange={() => toggle(of, field)}
                />{' '}
                {field}
              </label>
            ))}
          </p>
        ))}
        <p className={styles.row}>
          {world.featureBranch !== undefined && (
            <label className={styles.option}>
              Branch{' '}
              <select
                value={branch}
                onChange={({target}) => {
                  setBranch(target.value);
                  setChanged(undefined);
                }}
              >
                {[MAIN, world.featureBranch].map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <Action isUnavailable={isUnavailable} onClick={publish}>
            {`Publish ${nextVersion(simulation, name)}`}
          </Action>
        </p>
      </details>
    </fieldset>
  );
}
