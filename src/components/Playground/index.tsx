import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import worker from '@generated/labs/default/worker.json';
import type {Answer, BrokerEvent, BrokerView, Comparison, Side, Task} from '@site/src/labs/protocol';
import {createRunner, type Runner} from '@site/src/labs/runner';
import {DamagedLink, fromFragment, playgroundIn, toFragment, type Shared} from '@site/src/labs/share';
import {copyText, downloadText} from '../FileActions/save';
import Editor, {type EditorHandle} from './Editor';
import Findings from './Findings';
import Matrix from './Matrix';
import {
  describeComparison,
  describeDecision,
  ENVIRONMENT,
  hasOtherDescription,
  initialState,
  isSame,
  MAX_EVENTS,
  namesIn,
  STOPPED,
  type State,
} from './state';
import {useEditor} from './useEditor';
import {useSavedState} from './useSavedState';
import styles from './styles.module.css';

interface Props {
  /** Identifies the playground on its page and in the browser's storage. */
  id: string;
  /** Version that the reader publishes the description as. */
  providerVersion?: string;
  consumerVersion?: string;
  /** The files that the attributes `openapi`, `pact`, and `production` name, as JSON. Added by the build. */
  source: string;
  /** One sentence that says what to try. */
  children: ReactNode;
}

/** What the area below the buttons shows. */
type Result =
  | {kind: 'none'}
  | {kind: 'comparison'; comparison: Comparison}
  | {kind: 'broker'; view: BrokerView; notices: readonly string[]}
  | {kind: 'share'; url: string}
  | {kind: 'offer'; shared: Shared}
  | {kind: 'undo'; before: State};

const APPLICATIONS = ['provider', 'consumer'] as const;

/**
 * An OpenAPI description and a pact that readers can change and compare, and a mock broker. Everything runs in the
 * browser, and nothing that readers enter is sent anywhere. Scripts for the editor, the comparison, and the export load
 * when they're needed.
 */
export default function Playground({
  id,
  source,
  providerVersion = '1.0.0',
  consumerVersion = '1.0.0',
  children,
}: Props) {
  const isBrowser = useIsBrowser();
  const workerUrl = useBaseUrl(`/${worker.file}`);
  const initial = useMemo(
    () => initialState(JSON.parse(source), providerVersion, consumerVersion),
    [source, providerVersion, consumerVersion],
  );
  const [state, change] = useSavedState(`docs.playground.${id}`, initial);
  const {editor, open, isPlain, toggle} = useEditor();
  const [shown, setShown] = useState<Side>('description');
  const [application, setApplication] = useState<(typeof APPLICATIONS)[number]>('provider');
  const [result, setResult] = useState<Result>({kind: 'none'});
  const [message, setMessage] = useState('');
  const [isRunning, setRunning] = useState(false);
  const section = useRef<HTMLElement>(null);
  const runner = useRef<Runner | null>(null);
  const editors = {description: useRef<EditorHandle>(null), pact: useRef<EditorHandle>(null)};
  const lastNames = useRef({consumer: 'Consumer', provider: 'Provider'});
  const names = (lastNames.current = useMemo(() => namesIn(state.pact, lastNames.current), [state.pact]));
  const fieldId = useId();

  useEffect(() => () => runner.current?.close(), []);

  /** Runs a task in the worker. Without an answer, the message says why. */
  const run = async (doing: string, task: Task): Promise<Answer | undefined> => {
    runner.current ??= createRunner(() => new Worker(workerUrl, {type: 'module'}));
    setMessage(doing);
    setRunning(true);
    const done = await runner.current.run(task);
    setRunning(false);
    if (done.kind === 'done') return done.answer;
    setMessage(STOPPED[done.reason]);
    return undefined;
  };

  const compare = async (): Promise<Comparison | undefined> => {
    const answer = await run('Comparing…', {kind: 'compare', description: state.description, pact: state.pact});
    if (answer?.kind !== 'compare') return undefined;
    setResult({kind: 'comparison', comparison: answer.comparison});
    setMessage(describeComparison(answer.comparison));
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

  const publish = async (): Promise<void> => {
    const comparison = await compare();
    if (comparison?.kind !== 'compared') return;
    const {description, pact, testsPassed} = state;
    if (hasOtherDescription(state, names.provider)) {
      setMessage(
        `Version ${state.providerVersion} of ${names.provider} already has another description or test result. Enter a new version.`,
      );
      return;
    }
    await send('Publishing…', 'Published both contracts.', [
      {
        kind: 'publish-description',
        application: names.provider,
        version: state.providerVersion,
        content: description,
        testsPassed,
      },
      {kind: 'publish-pact', application: names.consumer, version: state.consumerVersion, content: pact},
    ]);
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
    setMessage(describeDecision(answer.view.decision));
  };

  const record = (): Promise<void> =>
    send(
      'Recording the deployment…',
      `Recorded version ${chosen.version} of ${chosen.application} in ${ENVIRONMENT}.`,
      [{kind: 'record-deployment', ...chosen}],
    );

  const reset = (): void => {
    runner.current?.cancel();
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
    try {
      const url = new URL(window.location.href);
      url.hash = await toFragment(id, {description: state.description, pact: state.pact});
      setResult({kind: 'share', url: url.href});
      setMessage('The link is ready. Read what it contains, and then copy it.');
    } catch {
      setMessage('Your browser can’t create this link. Export the documents instead.');
    }
  };

  const save = async (): Promise<void> => {
    try {
      const {zip} = await import(/* webpackChunkName: "pgz" */ './zip');
      const bytes = zip({'openapi.yaml': state.description, 'pact.json': state.pact});
      setMessage(downloadText(`playground-${id}.zip`, bytes, 'application/zip'));
    } catch {
      setMessage('The export couldn’t be loaded. Check your connection, and try again.');
    }
  };

  const show = ({description, pact}: Shared): void => {
    change({description, pact});
    setResult({kind: 'none'});
    setMessage('Loaded the documents from the link.');
  };

  // A link to this playground. The reader's own documents stay until the reader decides.
  useEffect(() => {
    const read = async (): Promise<void> => {
      const {hash} = window.location;
      if (playgroundIn(hash) !== id) return;
      section.current?.scrollIntoView();
      try {
        const shared = await fromFragment(hash);
        setResult({kind: 'offer', shared});
        setMessage('This link contains two documents. Decide whether to load them.');
      } catch (error) {
        const reason = error instanceof DamagedLink ? error.message : 'Your browser can’t read this link.';
        setMessage(`${reason} Your documents are unchanged.`);
      }
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [id]);

  const showLine = (side: Side, line: number): void => {
    setShown(side);
    // On a narrow screen, the editor becomes visible first.
    requestAnimationFrame(() => editors[side].current?.showLine(line));
  };

  /** A button that does nothing while a task is running. It isn't disabled, so that it keeps the focus. */
  const action = (label: string, onClick: () => unknown, isUnavailable = isRunning) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-disabled={isUnavailable}
      onClick={() => {
        if (!isUnavailable) void onClick();
      }}
    >
      {label}
    </button>
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
        Playground
      </p>
      <div>{children}</div>
      <noscript>
        <p>
          The playground compares these two documents in your browser, which requires JavaScript. Without it, follow the
          commands on this page.
        </p>
      </noscript>
      <div onFocus={open} onPointerEnter={open}>
        <div className={`${styles.switch} needs-script`} role="group" aria-label="Document">
          {(['description', 'pact'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className="button button--secondary button--sm"
              aria-pressed={shown === side}
              onClick={() => setShown(side)}
            >
              {side === 'description' ? 'OpenAPI description' : 'Pact'}
            </button>
          ))}
        </div>
        <div className={styles.documents} data-shown={shown}>
          <Editor
            ref={editors.description}
            label={`OpenAPI description of ${names.provider}`}
            language="yaml"
            text={state.description}
            editor={editor}
            onChange={(description) => change({description})}
          />
          <Editor
            ref={editors.pact}
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
            {action('Publish both', publish)}
            {action('Cancel', () => runner.current?.cancel(), !isRunning)}
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
      <div className={`${styles.result} needs-script`} role="region" aria-label="Result" tabIndex={0} data-no-extract>
        {result.kind === 'none' && (
          <p className={styles.hint}>
            Compare the contracts, or publish both to a mock broker in your browser. Nothing that you enter leaves this
            page.
          </p>
        )}
        {result.kind === 'comparison' && <Findings comparison={result.comparison} showLine={showLine} />}
        {result.kind === 'broker' && (
          <>
            <ul>
              {result.notices.map((notice, index) => (
                <li key={index} className={styles.notice}>
                  {notice}
                </li>
              ))}
            </ul>
            {result.view.decision && (
              <Matrix caption="Versions that can-i-deploy checked" rows={result.view.decision.rows} />
            )}
            <Matrix caption="Matrix: all versions in the mock broker" rows={result.view.matrix} />
          </>
        )}
        {result.kind === 'share' && (
          <>
            <p>
              The link contains both documents as they are now, compressed, after the <code>#</code>. Browsers don’t
              send this part to a server, but everyone who gets the link can read the documents. Remove tokens,
              hostnames, and personal data first.
            </p>
            <p>
              <label className={styles.option}>
                Link{' '}
                <input
                  type="text"
                  readOnly
                  className={styles.url}
                  value={result.url}
                  onFocus={({target}) => target.select()}
                />
              </label>{' '}
              {action('Copy link', async () => setMessage(await copyText('the link', result.url)), false)}
            </p>
          </>
        )}
        {result.kind === 'offer' && (
          <>
            <p>If you load the documents from the link, they replace the two documents above.</p>
            <p className={styles.row}>
              {action('Load them', () => show(result.shared), false)}
              {action(
                'Keep mine',
                () => {
                  setResult({kind: 'none'});
                  setMessage('Your documents are unchanged.');
                },
                false,
              )}
            </p>
          </>
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
      </div>
    </section>
  );
}
