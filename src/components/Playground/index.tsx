import {Fragment, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import worker from '@generated/labs/default/worker.json';
import {playgroundIn} from '@site/src/labs/fragment';
import type {Answer, BrokerEvent, Comparison, Side, Task} from '@site/src/labs/protocol';
import Editor, {type EditorHandle} from './Editor';
import type {ShowPlace} from './Findings';
import type {ResultOf} from './Result';
import {
  ENVIRONMENT,
  hasOtherDescription,
  initialState,
  isSame,
  MAX_EVENTS,
  namesIn,
  type State,
  type Versions,
} from './state';
import {useEditor} from './useEditor';
import {useSavedState} from './useSavedState';
import styles from './styles.module.css';
import Action from '../Lab/Action';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import SideSwitch from '../Lab/SideSwitch';
import {useLabWorker} from '../Lab/useLabWorker';
import {island, useIslandId} from '../StaticContent/island';

interface Props extends Versions {
  /** Identifies the playground on its page and in the browser's storage. */
  id: string;
  /** The files that the attributes `openapi`, `pact`, and `production` name, as JSON. Added by the build. */
  source: string;
  /** Distinguishes the playgrounds of a page. Added by the build if there are several. */
  number?: string;
  /** One sentence that says what to try. */
  children: ReactNode;
}

/** What the area below the buttons shows. */
type Shown = {kind: 'none'} | {kind: 'undo'; before: State} | ResultOf;

const APPLICATIONS = ['provider', 'consumer'] as const;

/** The buttons that publish, and what the message then says. */
const PUBLISH = [
  ['Publish description', 'Published the description.', ['description']],
  ['Publish pact', 'Published the pact.', ['pact']],
  ['Publish both', 'Published both contracts.', ['description', 'pact']],
] as const;

const loadActions = () => import(/* webpackChunkName: "pga" */ './actions');

/**
 * An OpenAPI description and a pact that readers can change and compare, and a mock broker. Everything runs in the
 * browser, and nothing that readers enter is sent anywhere. Scripts for the editor, the actions, the comparison, and
 * the export load when they're needed.
 */
export function Playground({id, source, providerVersion, consumerVersion, productionVersion, number, children}: Props) {
  const isBrowser = useIsBrowser();
  const workerUrl = useBaseUrl(`/${worker.file}`);
  const initial = useMemo(
    () => initialState(JSON.parse(source), {providerVersion, consumerVersion, productionVersion}),
    [source, providerVersion, consumerVersion, productionVersion],
  );
  const [state, change] = useSavedState(`docs.playground.${id}`, initial);
  const {editor, open, isPlain, toggle} = useEditor();
  const [shown, setShown] = useState<Side>('description');
  const [application, setApplication] = useState<(typeof APPLICATIONS)[number]>('provider');
  const [result, setResult] = useState<Shown>({kind: 'none'});
  const [message, setMessage] = useState('');
  const section = useRef<HTMLElement>(null);
  const editors = {description: useRef<EditorHandle>(null), pact: useRef<EditorHandle>(null)};
  const lastNames = useRef({consumer: 'Consumer', provider: 'Provider'});
  const names = (lastNames.current = useMemo(() => namesIn(state.pact, lastNames.current), [state.pact]));
  const fieldId = useIslandId('playground');

  const {
    actions,
    isRunning,
    prepare,
    run: runInWorker,
    cancel,
  } = useLabWorker({
    load: loadActions,
    createRunner: ({createRunner}) => createRunner<Task, Answer>(() => new Worker(workerUrl, {type: 'module'})),
    setMessage,
    unavailable:
      'This part of the playground couldn’t be loaded. Check your connection, and try again. Your documents are unchanged.',
  });

  /** Runs a task in the worker. Without an answer, the message says why. */
  const run = async (doing: string, task: Task): Promise<Answer | undefined> => {
    const ended = await runInWorker(doing, task);
    if (ended?.done.kind === 'done') return ended.done.answer;
    if (ended !== undefined) setMessage(ended.actions.STOPPED[ended.done.reason]);
    return undefined;
  };

  const compare = async (): Promise<Comparison | undefined> => {
    const answer = await run('Comparing…', {kind: 'compare', description: state.description, pact: state.pact});
    if (answer?.kind !== 'compare') return undefined;
    setResult({kind: 'comparison', comparison: answer.comparison});
    setMessage((await loadActions()).describeComparison(answer.comparison));
    return answer.comparison;
  };

  /** Sends events to the broker, and keeps those that it accepts. */
  const send = async (doing: string, done: string, events: readonly BrokerEvent[]): Promise<void> => {
    const before = state.events;
    if (before.length + events.length > MAX_EVENTS) {
      setMessage(`The broker of this playground keeps at most ${MAX_EVENTS} actions. Reset it to continue.`);
      return;
    }
    const answer = await run(doing, {kind: 'broker', events: [...before, ...events]});
    if (answer?.kind !== 'broker') return;
    const replies = answer.view.replies.slice(before.length);
    const accepted = events.filter((_event, index) => replies[index]?.accepted);
    change({events: [...before, ...accepted]});
    setResult({kind: 'broker', view: answer.view, notices: replies.flatMap(({notices}) => notices)});
    setMessage(accepted.length === events.length ? done : 'The broker rejected this. Its reason is below.');
  };

  /** Publishes documents, unless one of them is invalid. */
  const publish = async (done: string, sides: readonly Side[]): Promise<void> => {
    const comparison = await compare();
    if (comparison === undefined) return;
    if (comparison.kind === 'invalid' && comparison.problems.some(({side}) => sides.includes(side))) return;
    const {description, pact, testsPassed} = state;
    if (sides.includes('description') && hasOtherDescription(state, names.provider)) {
      setMessage(
        `Version ${state.providerVersion} of ${names.provider} already has another description or test result. Enter a new version.`,
      );
      return;
    }
    const events: Readonly<Record<Side, BrokerEvent>> = {
      description: {
        kind: 'publish-description',
        application: names.provider,
        version: state.providerVersion,
        content: description,
        testsPassed,
      },
      pact: {kind: 'publish-pact', application: names.consumer, version: state.consumerVersion, content: pact},
    };
    await send(
      'Publishing…',
      done,
      sides.map((side) => events[side]),
    );
  };

  const chosen = {
    application: names[application],
    version: application === 'provider' ? state.providerVersion : state.consumerVersion,
    environment: ENVIRONMENT,
  };

  const ask = async (): Promise<void> => {
    const answer = await run('Running can-i-deploy…', {kind: 'broker', events: state.events, ask: chosen});
    if (answer?.kind !== 'broker' || answer.view.decision === undefined) return;
    setResult({kind: 'broker', view: answer.view, notices: answer.view.decision.reasons});
    setMessage((await loadActions()).describeDecision(answer.view.decision));
  };

  const record = (): Promise<void> =>
    send(
      'Recording the deployment…',
      `Recorded version ${chosen.version} of ${chosen.application} in ${ENVIRONMENT}.`,
      [{kind: 'record-deployment', ...chosen}],
    );

  const reset = (): void => {
    cancel();
    if (isSame(state, initial)) {
      setResult({kind: 'none'});
      setMessage('Nothing was changed.');
      return;
    }
    setResult({kind: 'undo', before: state});
    change(initial);
    setMessage('Reset the documents and the broker.');
  };

  const share = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    try {
      const url = new URL(window.location.href);
      url.hash = await loaded.toFragment(id, {description: state.description, pact: state.pact});
      const {href} = url;
      setResult({
        kind: 'share',
        url: href,
        copy: () => void loaded.copyText('the link', href).then(setMessage),
      });
      setMessage('The link is ready. Read what it contains, and then copy it.');
    } catch {
      setMessage('Your browser can’t create this link. Export the documents instead.');
    }
  };

  const save = async (): Promise<void> => {
    try {
      const {zip} = await import(/* webpackChunkName: "pgz" */ './zip');
      const bytes = zip({'openapi.yaml': state.description, 'pact.json': state.pact});
      setMessage((await loadActions()).downloadText(`playground-${id}.zip`, bytes, 'application/zip'));
    } catch {
      setMessage('The export couldn’t be loaded. Check your connection, and try again.');
    }
  };

  // A link to this playground. The reader's own documents stay until the reader decides.
  useEffect(() => {
    const read = async (): Promise<void> => {
      const {hash} = window.location;
      if (playgroundIn(hash) !== id) return;
      section.current?.scrollIntoView();
      const loaded = await prepare();
      if (loaded === undefined) return;
      try {
        const shared = await loaded.fromFragment(hash);
        const decide = (isAccepted: boolean): void => {
          if (isAccepted) change(shared);
          setResult({kind: 'none'});
          setMessage(isAccepted ? 'Loaded the documents from the link.' : 'Your documents are unchanged.');
        };
        setResult({kind: 'offer', decide});
        setMessage('This link contains two documents. Do you want to load them?');
      } catch (error) {
        const reason = error instanceof loaded.DamagedLink ? error.message : 'Your browser can’t read this link.';
        setMessage(`${reason} Your documents are unchanged.`);
      }
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [id, change]);

  const showPlace: ShowPlace = (side, {line, range}) => {
    setShown(side);
    // On a narrow screen, the editor becomes visible first.
    requestAnimationFrame(() => {
      if (range !== undefined) editors[side].current?.showRange(range);
      else if (line !== undefined) editors[side].current?.showLine(line);
    });
  };

  /** A button that's unavailable while a task is running. */
  const action = (label: string, onClick: () => unknown, isUnavailable = isRunning) => (
    <Action isUnavailable={isUnavailable} onClick={onClick}>
      {label}
    </Action>
  );

  const versionField = (label: string, field: 'providerVersion' | 'consumerVersion') => (
    <label className={styles.option}>
      {label}{' '}
      <input
        type="text"
        size={7}
        value={state[field]}
        onChange={({target}) => change({[field]: target.value})}
        readOnly={!isBrowser}
      />
    </label>
  );

  return (
    <section
      ref={section}
      className={`${styles.playground} no-print`}
      aria-labelledby={`${fieldId}-title`}
      data-no-extract="search"
    >
      <p className={styles.title} id={`${fieldId}-title`}>
        Playground{number && ` ${number}`}
      </p>
      <div>{children}</div>
      <noscript>
        <p>
          The playground compares these two documents in your browser, which requires JavaScript. Without it, follow the
          commands on this page.
        </p>
      </noscript>
      <div onFocus={open} onPointerEnter={open}>
        <SideSwitch
          label="Document"
          sides={['description', 'pact']}
          labels={{description: 'OpenAPI description', pact: 'Pact'}}
          visible={shown}
          onChange={setShown}
        />
        <div className={styles.documents} data-shown={shown === 'description' ? 'first' : 'second'}>
          <Editor
            ref={editors.description}
            id={`${fieldId}-description`}
            label={`OpenAPI description of ${names.provider}`}
            language="yaml"
            text={state.description}
            editor={editor}
            onChange={(description) => change({description})}
          />
          <Editor
            ref={editors.pact}
            id={`${fieldId}-pact`}
            label={`Pact of ${names.consumer}`}
            language="json"
            text={state.pact}
            editor={editor}
            onChange={(pact) => change({pact})}
          />
        </div>
        <div className={`${styles.controls} needs-script`}>
          <div className={styles.row} role="group" aria-label="Versions">
            {versionField(`${names.provider} version`, 'providerVersion')}
            {versionField(`${names.consumer} version`, 'consumerVersion')}
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={state.testsPassed}
                onChange={({target}) => change({testsPassed: target.checked})}
              />{' '}
              Provider tests passed
            </label>
          </div>
          <div className={styles.row} role="group" aria-label="Contracts">
            {action('Compare', compare)}
            {PUBLISH.map(([label, done, sides]) => (
              <Fragment key={label}>{action(label, () => publish(done, sides))}</Fragment>
            ))}
            {action('Cancel', cancel, !isRunning)}
          </div>
          <div className={styles.row} role="group" aria-label={`Deployment to ${ENVIRONMENT}`}>
            <label className={styles.option}>
              Application{' '}
              <select
                value={application}
                onChange={({target}) => setApplication(target.value === 'consumer' ? 'consumer' : 'provider')}
              >
                {APPLICATIONS.map((role) => (
                  <option key={role} value={role}>
                    {names[role]}
                  </option>
                ))}
              </select>
            </label>
            {action('Can I deploy?', ask)}
            {action('Record deployment', record)}
          </div>
          <div className={styles.row} role="group" aria-label="Playground">
            {action(
              isPlain ? 'Use the code editor' : 'Use a plain text field',
              async () => setMessage(await toggle()),
              false,
            )}
            {action('Export as ZIP', save, false)}
            {action('Share', share, false)}
            {action('Reset', reset, false)}
          </div>
        </div>
      </div>
      <p className={`${styles.message} needs-script`} role="status">
        {message}
      </p>
      <div
        className={`${styles.result} needs-script`}
        role="region"
        aria-label={number ? `Result of playground ${number}` : 'Result'}
        tabIndex={0}
        data-no-extract
      >
        {result.kind === 'none' && (
          <p className={styles.hint}>
            Compare the contracts, or publish them to a mock broker in your browser. {NOTHING_IS_SENT} unless you share
            a link.
          </p>
        )}
        {result.kind === 'undo' && (
          <p className={styles.row}>
            {action(
              'Undo reset',
              () => {
                change(result.before);
                setResult({kind: 'none'});
                setMessage('Restored your documents.');
              },
              false,
            )}
          </p>
        )}
        {result.kind !== 'none' && result.kind !== 'undo' && actions && (
          <actions.Result result={result} showPlace={showPlace} />
        )}
      </div>
    </section>
  );
}

export default island('Playground', Playground);
