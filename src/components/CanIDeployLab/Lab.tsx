import {useEffect, useMemo, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ENVIRONMENTS} from '@site/src/labs/canIDeploy/broker';
import {decisiveCell, explainCell, explainDecision, matrixOf, type Cell} from '@site/src/labs/canIDeploy/explain';
import {judge} from '@site/src/labs/canIDeploy/goals';
import {scenarioWith, scenarios} from '@site/src/labs/canIDeploy/scenarios';
import {
  FRAGMENT,
  fromFragment,
  fromText,
  initialState,
  isForLab,
  isSameState,
  SHARED_FRAGMENT,
  toFragment,
  toText,
  type Ask,
  type LabState,
} from '@site/src/labs/canIDeploy/state';
import {MAX_STEPS, simulate, type Step} from '@site/src/labs/canIDeploy/world';
import Action from '../Lab/Action';
import {useStoredState} from '../Playground/useStoredState';
import {useIslandId} from '../StaticContent/island';
import ApplicationActions from './ApplicationActions';
import Decision from './Decision';
import LinkField from './LinkField';
import Log from './Log';
import Matrix from './Matrix';
import {
  currentState,
  initialProgress,
  isSameProgress,
  readProgress,
  stateOf,
  withState,
  type Progress,
} from './progress';
import Shelves from './Shelves';
import styles from './styles.module.css';

interface Props {
  /** For a lab in another page: the scenario that it shows. Such a lab doesn't change the URL. */
  scenario?: string;
}

/** What appears below the buttons. */
type Shown =
  | {kind: 'none'}
  | {kind: 'restore'; label: string; before: LabState}
  | {kind: 'offer'; state: LabState}
  | {kind: 'link'; url: string; copy: () => Promise<string>};

/** Milliseconds between two steps of a replay. */
const REPLAY_INTERVAL = 1200;

const FORMAT = {read: readProgress, isSame: isSameProgress};

const UNREADABLE = 'The link is damaged. Part of it may be missing. Your steps are unchanged.';

const loadShare = () => import(/* webpackChunkName: "lbsh" */ '../Lab/sharedText');

/**
 * A simulated world of applications, environments, and a broker. Readers publish, verify, and deploy versions, and see
 * what can-i-deploy prints and what really happens. Everything runs in the browser.
 */
export default function Lab({scenario: fixed}: Props) {
  const isBrowser = useIsBrowser();
  const {collectAnchor} = useBrokenLinks();
  const fieldId = useIslandId('can-i-deploy');
  const page = useBaseUrl('/learn/can-i-deploy');
  const key = fixed === undefined ? 'docs.can-i-deploy' : `docs.can-i-deploy.${fixed}`;
  const initial = useMemo(() => initialProgress(fixed), [fixed]);
  const [progress, change] = useStoredState<Progress>(key, initial, FORMAT);
  const [environment, setEnvironment] = useState('production');
  const [isRecorded, setRecorded] = useState(true);
  const [selected, setSelected] = useState<Cell>();
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<Shown>({kind: 'none'});
  /** The number of steps that are shown; undefined for all. */
  const [cursor, setCursor] = useState<number>();
  const [isReplaying, setReplaying] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const section = useRef<HTMLElement>(null);

  const state = useMemo(() => currentState(progress), [progress]);
  const {scenario, steps, ask} = state;
  const latest = useRef(progress);
  latest.current = progress;

  const complete = useMemo(() => simulate(scenario.world, [...scenario.start, ...steps]), [scenario, steps]);
  const simulation = useMemo(
    () =>
      cursor === undefined || cursor >= steps.length
        ? complete
        : simulate(scenario.world, [...scenario.start, ...steps.slice(0, cursor)]),
    [complete, scenario, steps, cursor],
  );
  const answer = useMemo(() => simulation.broker.ask(ask), [simulation, ask]);
  const matrices = useMemo(() => matrixOf(simulation, answer), [simulation, answer]);
  // While a solution is replayed, its end isn't revealed.
  const judged = isReplaying ? simulation : complete;
  const verdict = useMemo(() => judge(scenario.goal, judged, scenario.start.length), [scenario, judged]);
  const count = cursor === undefined ? steps.length : Math.min(cursor, steps.length);
  const isPast = count < steps.length;
  const cells = matrices.flatMap(({rows}) => rows.flatMap((row) => row.cells));
  const cell =
    cells.find(
      (one) =>
        one.consumer === selected?.consumer &&
        one.consumerVersion === selected.consumerVersion &&
        one.provider === selected.provider &&
        one.providerVersion === selected.providerVersion,
    ) ?? decisiveCell(matrices);

  /** Shows a state, keeps it, and writes it into the URL. */
  const update = (next: LabState): void => {
    const after = withState(latest.current, next);
    latest.current = after;
    change(after);
    if (fixed === undefined) window.history.replaceState(window.history.state, '', toFragment(next));
  };

  const stop = (): void => {
    clearInterval(timer.current);
    setReplaying(false);
    setCursor(undefined);
  };
  useEffect(() => () => clearInterval(timer.current), []);

  const cancel = (): void => {
    stop();
    setMessage('Canceled the replay. All steps are shown.');
  };

  const show = (next: LabState, text: string): void => {
    stop();
    setSelected(undefined);
    setShown({kind: 'none'});
    update(next);
    setMessage(text);
  };

  const perform = (...added: Step[]): void => {
    if (steps.length + added.length > MAX_STEPS) {
      setMessage(`The lab keeps at most ${MAX_STEPS} steps. Undo some, or reset the scenario, to continue.`);
      return;
    }
    const after = [...steps, ...added];
    const [first] = added;
    const asked: Ask =
      first?.kind === 'publish'
        ? {application: first.application, version: first.version, environment}
        : first?.kind === 'merge'
          ? {application: first.application, version: first.mergedAs, environment}
          : ask;
    const done = simulate(scenario.world, [...scenario.start, ...after]);
    setSelected(undefined);
    setShown({kind: 'none'});
    update({scenario, steps: after, ask: asked});
    const texts = done.outcomes.slice(-added.length).map(({text}) => text);
    const isReached = !verdict.isReached && judge(scenario.goal, done, scenario.start.length).isReached;
    setMessage([...texts, ...(isReached ? ['You’ve reached the goal.'] : [])].join(' '));
  };

  const undo = (): void => {
    const undone = complete.outcomes.at(-1);
    if (steps.length === 0 || undone === undefined) {
      setMessage('There’s nothing to undo.');
      return;
    }
    const next = {scenario, steps: steps.slice(0, -1), ask};
    // A question about a version that no longer exists can't be kept.
    show(fromText(toText(next)) ?? {...next, ask: scenario.ask}, `Undone: ${undone.text}`);
  };

  const play = (played: LabState): void => {
    clearInterval(timer.current);
    setReplaying(true);
    setCursor(0);
    setMessage('Replaying from the start.');
    const {outcomes} = simulate(scenario.world, [...scenario.start, ...played.steps]);
    let at = 0;
    timer.current = setInterval(() => {
      at += 1;
      setCursor(at);
      setMessage(outcomes[scenario.start.length + at - 1]?.text ?? '');
      if (at < played.steps.length) return;
      stop();
    }, REPLAY_INTERVAL);
  };

  const replay = (): void => {
    if (steps.length === 0) setMessage('There’s nothing to replay yet.');
    else play(state);
  };

  const solve = (): void => {
    const solved = {scenario, steps: scenario.solution, ask};
    const next = fromText(toText(solved)) ?? {...solved, ask: scenario.ask};
    const before = state;
    update(next);
    setSelected(undefined);
    setShown(steps.length > 0 ? {kind: 'restore', label: 'Restore my steps', before} : {kind: 'none'});
    play(next);
  };

  const reset = (): void => {
    const before = state;
    if (isSameState(state, initialState(scenario))) {
      show(initialState(scenario), 'Nothing was changed.');
      return;
    }
    show(initialState(scenario), 'Reset the scenario.');
    setShown({kind: 'restore', label: 'Undo reset', before});
  };

  const share = async (): Promise<void> => {
    try {
      const {toSharedFragment, copyText} = await loadShare();
      const url = new URL(page, window.location.origin);
      url.hash = await toSharedFragment(SHARED_FRAGMENT, toText(state));
      setShown({kind: 'link', url: url.href, copy: () => copyText('the link', url.href)});
      setMessage('The link is ready.');
    } catch {
      setMessage('The link couldn’t be created. Check your connection, and try again. Your steps are unchanged.');
    }
  };

  /** Takes the state of a link, unless it would replace steps of the reader. */
  const take = (linked: LabState, own: LabState): void => {
    section.current?.scrollIntoView({block: 'nearest'});
    const hasSteps = linked.steps.length > 0;
    if (!hasSteps && isSameState(linked, initialState(linked.scenario))) {
      show(own, '');
    } else if (own.steps.length === 0 || isSameState(linked, own)) {
      show(linked, hasSteps ? 'Opened the steps from the link.' : '');
    } else {
      setShown({kind: 'offer', state: linked});
      setMessage('This link contains other steps than yours. Decide which ones to keep.');
    }
  };

  useEffect(() => {
    if (fixed !== undefined) return undefined;
    const read = async (): Promise<void> => {
      const {hash} = window.location;
      if (!isForLab(hash)) return;
      let linked: LabState | undefined;
      if (hash.startsWith(`#${SHARED_FRAGMENT}=`)) {
        try {
          linked = fromText((await (await loadShare()).fromSharedFragment(hash)) ?? '');
        } catch {
          setMessage('The link couldn’t be read. Check your connection, and open it again. Your steps are unchanged.');
          return;
        }
      } else linked = fromFragment(hash);
      if (linked === undefined) setMessage(UNREADABLE);
      else {
        latest.current = readProgress(createStorageSlot(key).get()) ?? latest.current;
        take(linked, stateOf(latest.current, linked.scenario));
      }
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [fixed, key]);

  if (fixed === undefined) for (const {id} of scenarios) collectAnchor(`${FRAGMENT}=${id}`);

  const choices = (kind: 'scenario' | 'challenge') =>
    scenarios
      .filter((one) => one.kind === kind)
      .map(({id, title}) => (
        // Links to a scenario have its ID in their fragment, which has to exist on the page.
        <option key={id} id={`${FRAGMENT}=${id}`} value={id}>
          {title}
        </option>
      ));

  const canVerify =
    cell !== undefined && cell.success === null
      ? () =>
          perform({
            kind: 'verify-pact',
            application: cell.provider,
            version: cell.providerVersion,
            consumer: cell.consumer,
            consumerVersion: cell.consumerVersion,
          })
      : undefined;

  return (
    <section ref={section} className={`${styles.lab} no-print`} aria-labelledby={`${fieldId}-title`} data-no-extract>
      <p className={styles.title} id={`${fieldId}-title`}>
        {fixed === undefined ? 'Can I deploy?' : `Can I deploy? ${scenario.title}`}
      </p>
      <noscript>
        <p>The simulation requires JavaScript. Without JavaScript, you see only the start of the first scenario.</p>
      </noscript>
      {fixed === undefined && (
        <p className={`${styles.row} needs-script`}>
          <label className={styles.option}>
            Scenario or challenge{' '}
            <select
              value={scenario.id}
              onChange={({target}) => {
                const chosen = scenarioWith(target.value);
                if (chosen !== undefined) show(stateOf(progress, chosen), `Opened ${chosen.title}.`);
              }}
            >
              <optgroup label="Scenarios">{choices('scenario')}</optgroup>
              <optgroup label="Challenges">{choices('challenge')}</optgroup>
            </select>
          </label>
        </p>
      )}
      <p>{scenario.intro}</p>
      <p>
        <strong>Goal:</strong> {scenario.goal.text}
      </p>
      <div className={`${styles.controls} needs-script`}>
        <div className={styles.row} role="group" aria-label="Deployments">
          <label className={styles.option}>
            Environment{' '}
            <select value={environment} onChange={({target}) => setEnvironment(target.value)}>
              {ENVIRONMENTS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label className={styles.option}>
            <input type="checkbox" checked={isRecorded} onChange={({target}) => setRecorded(target.checked)} /> Record
            deployments and releases
          </label>
        </div>
        <div className={styles.applications}>
          {scenario.world.applications.map((application) => (
            <ApplicationActions
              key={`${scenario.id} ${application.name}`}
              application={application}
              simulation={simulation}
              environment={environment}
              asked={ask.application === application.name ? ask.version : undefined}
              isRecorded={isRecorded}
              isUnavailable={isPast || isReplaying || !isBrowser}
              perform={perform}
              ask={(version, where) => {
                const {together: _, ...options} = ask;
                const question = {...options, application: application.name, version, environment: where};
                setSelected(undefined);
                update({scenario, steps, ask: question});
                const [result = ''] = explainDecision(question, simulation.broker.ask(question));
                setMessage(`${result} The reasons are below the matrix.`);
              }}
              explain={setMessage}
            />
          ))}
        </div>
        <div className={styles.row} role="group" aria-label="Lab">
          <Action onClick={undo}>Undo</Action>
          <Action onClick={replay} isUnavailable={isReplaying}>
            Replay
          </Action>
          <Action onClick={cancel} isUnavailable={!isReplaying}>
            Cancel
          </Action>
          <Action onClick={solve} isUnavailable={isReplaying}>
            Show a solution
          </Action>
          <Action onClick={share}>Share</Action>
          <Action onClick={reset}>Reset</Action>
        </div>
      </div>
      <p className={`${styles.message} needs-script`} role="status">
        {message}
      </p>
      {shown.kind === 'restore' && (
        <p className={styles.row}>
          <Action onClick={() => show(shown.before, 'Restored your steps.')}>{shown.label}</Action>
        </p>
      )}
      {shown.kind === 'offer' && (
        <p className={styles.row}>
          <Action onClick={() => show(shown.state, 'Opened the steps from the link.')}>
            Open the steps from the link
          </Action>
          <Action onClick={() => show(stateOf(progress, shown.state.scenario), 'Your steps are unchanged.')}>
            Keep my steps
          </Action>
        </p>
      )}
      {shown.kind === 'link' && (
        <p className={styles.row}>
          <LinkField url={shown.url} onCopy={async () => setMessage(await shown.copy())} />
          <span className={styles.soft}>The link contains the scenario, your steps, and the question.</span>
        </p>
      )}
      {isPast && !isReplaying && (
        <p className={styles.row}>
          {`You’re looking at step ${count} of ${steps.length}.`}
          <Action onClick={() => show(state, 'All steps are shown.')}>Show all steps</Action>
        </p>
      )}
      <div className={styles.verdict} role="region" aria-label="Goal" data-reached={verdict.isReached}>
        {verdict.isReached ? (
          <p>
            <strong>Goal reached.</strong> {scenario.lesson}
          </p>
        ) : (
          <>
            {verdict.mistakes.length > 0 && (
              <>
                <p>
                  <strong>The goal can’t be reached anymore.</strong> Undo the step, or continue to see what happens.
                </p>
                <ul>
                  {verdict.mistakes.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </>
            )}
            <p>Not yet:</p>
            <ul>
              {verdict.missing.length === 0 ? (
                <li>Everything else is done.</li>
              ) : (
                verdict.missing.map((text) => <li key={text}>{text}</li>)
              )}
            </ul>
          </>
        )}
      </div>
      <Shelves {...simulation} />
      {matrices.length === 0 ? (
        <p className={styles.soft}>No pact has been published yet.</p>
      ) : (
        <Matrix simulation={simulation} matrices={matrices} selected={cell} onSelect={setSelected} />
      )}
      <div className={styles.explanation} role="region" aria-label="Selected row" aria-live="polite">
        {cell === undefined ? (
          <p>No row of the matrix decided the result. Select a result to see what it means.</p>
        ) : (
          <>
            <p>
              <strong>
                {cell.consumer} {cell.consumerVersion} and {cell.provider} {cell.providerVersion}:
              </strong>{' '}
              {explainCell(simulation, ask, answer, cell).join(' ')}
            </p>
            {canVerify !== undefined && (
              <p className={`${styles.row} needs-script`}>
                <Action onClick={canVerify} isUnavailable={isPast || isReplaying || !isBrowser}>
                  Verify this pact, as a webhook does
                </Action>
              </p>
            )}
          </>
        )}
      </div>
      <Decision
        simulation={simulation}
        ask={ask}
        answer={answer}
        onChange={(next) => {
          setSelected(undefined);
          update({scenario, steps, ask: next});
        }}
      />
      <section aria-label="What happened">
        <p className={styles.label}>What happened</p>
        <Log
          before={complete.outcomes.slice(0, scenario.start.length)}
          outcomes={judged.outcomes.slice(scenario.start.length)}
          shown={count}
          onShow={(at) => {
            clearInterval(timer.current);
            setReplaying(false);
            setCursor(at === steps.length ? undefined : at);
            setMessage(`Step ${at} of ${steps.length} is shown.`);
          }}
        />
      </section>
    </section>
  );
}
