import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import worker from '@generated/labs/default/consumer-test.json';
import type {Files, Place, Report, Role} from '@site/src/labs/consumerTest/protocol';
import {idIn} from '@site/src/labs/fragment';
import Editor, {type EditorHandle} from '../Playground/Editor';
import {useEditor} from '../Playground/useEditor';
import {useStoredState} from '../Playground/useStoredState';
import {FRAGMENT_NAME, initialState, isSame, readState, type State} from './state';
import playground from '../Playground/styles.module.css';
import Action from '../Lab/Action';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import SideSwitch from '../Lab/SideSwitch';
import {useLabWorker} from '../Lab/useLabWorker';
import {island, useIslandId} from '../StaticContent/island';

interface Props {
  /** Identifies the test on its page and in the browser's storage. */
  id: string;
  /** The files that the attributes `client` and `test` name, as JSON. Added by the build. */
  source: string;
  /** One or two sentences that say what to try. */
  children: ReactNode;
}

/** What the area below the buttons shows. */
type Shown =
  | {kind: 'none'}
  | {kind: 'report'; report: Report; files: Files}
  | {kind: 'share'; url: string}
  | {kind: 'offer'; shared: State}
  | {kind: 'undo'; before: State};

const ROLES = ['client', 'test'] as const;
const LABELS: Readonly<Record<Role, string>> = {client: 'Client', test: 'Pact test'};

const loadActions = () => import(/* webpackChunkName: "cta" */ './actions');

/**
 * A client and its Pact test that readers can change and run. The test runs in a worker with a small mock of Pact JS,
 * and nothing that readers enter is sent anywhere. Scripts for the editor, the run, and the export load when they're
 * needed.
 */
export function ConsumerTest({id, source, children}: Props) {
  const workerUrl = useBaseUrl(`/${worker.file}`);
  const original = useMemo(() => JSON.parse(source) as Files, [source]);
  const initial = useMemo(() => initialState(original), [original]);
  const [state, change] = useStoredState(`docs.consumer-test.${id}`, initial, {read: readState, isSame});
  const {editor, open, isPlain, toggle} = useEditor();
  const [visible, setVisible] = useState<Role>('test');
  const [shown, setShown] = useState<Shown>({kind: 'none'});
  const [message, setMessage] = useState('');
  const section = useRef<HTMLElement>(null);
  const progress = useRef<unknown>(undefined);
  const editors = {client: useRef<EditorHandle>(null), test: useRef<EditorHandle>(null)};
  const fieldId = useIslandId('consumer-test');

  const {
    actions,
    isRunning,
    prepare,
    run: runInWorker,
    close: stop,
  } = useLabWorker({
    load: loadActions,
    createRunner: ({createRunner, TIME_LIMIT}) =>
      createRunner<Files, unknown>(
        () => new Worker(workerUrl, {type: 'module'}),
        TIME_LIMIT,
        (report) => (progress.current = report),
      ),
    setMessage,
    unavailable:
      'This part of the lab couldn’t be loaded. Check your connection, and try again. Your code is unchanged.',
  });

  const run = async (): Promise<void> => {
    const files: Files = {
      client: {...original.client, text: state.client},
      test: {...original.test, text: state.test},
    };
    progress.current = undefined;
    const ended = await runInWorker('Running the test…', files);
    // Each run has a worker of its own, so that nothing of the earlier code remains.
    stop();
    if (ended === undefined) return;
    const {done, actions: loaded} = ended;
    const report = loaded.readReport(done.kind === 'done' ? done.answer : progress.current);
    setShown({kind: 'report', report, files});
    setMessage(done.kind === 'done' ? loaded.describeReport(report) : loaded.describeStop(done.reason, report.running));
  };

  const reset = (): void => {
    stop();
    if (isSame(state, initial)) {
      setShown({kind: 'none'});
      setMessage('Nothing was changed.');
      return;
    }
    setShown({kind: 'undo', before: state});
    change(initial);
    setMessage('Reset both files.');
  };

  const share = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    try {
      const url = new URL(window.location.href);
      url.hash = await loaded.pack(FRAGMENT_NAME, id, [state.client, state.test]);
      setShown({kind: 'share', url: url.href});
      setMessage('The link is ready. Read what it contains, and then copy it.');
    } catch {
      setMessage('Your browser can’t create this link. Export the files instead.');
    }
  };

  const save = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    try {
      const {zip} = await import(/* webpackChunkName: "pgz" */ '../Playground/zip');
      const pacts = shown.kind === 'report' ? shown.report.pacts : [];
      const bytes = zip({
        ...Object.fromEntries(ROLES.map((role) => [`consumer/${original[role].name}`, state[role]])),
        ...Object.fromEntries(pacts.map(({name, text}) => [`pacts/${name}`, text])),
      });
      setMessage(loaded.downloadText(`consumer-test-${id}.zip`, bytes, 'application/zip'));
    } catch {
      setMessage('The export couldn’t be loaded. Check your connection, and try again.');
    }
  };

  // A link to this test. The reader's own files stay until the reader decides.
  useEffect(() => {
    const read = async (): Promise<void> => {
      const {hash} = window.location;
      if (idIn(FRAGMENT_NAME, hash) !== id) return;
      section.current?.scrollIntoView();
      const loaded = await prepare();
      if (loaded === undefined) return;
      try {
        const [client, test] = await loaded.unpack(hash);
        setShown({kind: 'offer', shared: {client, test}});
        setMessage('This link contains two files. Do you want to load them?');
      } catch (error) {
        const reason = error instanceof loaded.DamagedLink ? error.message : 'Your browser can’t read this link.';
        setMessage(`${reason} Your code is unchanged.`);
      }
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [id]);

  const showLine = ({role, line}: Place): void => {
    setVisible(role);
    // On a narrow screen, the editor becomes visible first.
    requestAnimationFrame(() => editors[role].current?.showLine(line));
  };

  const action = (label: string, onClick: () => unknown, isUnavailable = false) => (
    <Action isUnavailable={isUnavailable} onClick={onClick}>
      {label}
    </Action>
  );

  const finish = (text: string) => {
    setShown({kind: 'none'});
    setMessage(text);
  };

  return (
    <section
      ref={section}
      className={`${playground.playground} no-print`}
      aria-labelledby={`${fieldId}-title`}
      data-no-extract="search"
    >
      <p className={playground.title} id={`${fieldId}-title`}>
        Consumer test
      </p>
      <div>{children}</div>
      <p>
        This test runs in your browser with a small mock of Pact JS, which supports only what this lab uses. To test
        your own code, <Link to="https://docs.pact.io/implementation_guides/javascript/readme">install Pact JS</Link>.
      </p>
      <noscript>
        <p>Running the test in your browser requires JavaScript. Without it, follow the commands on this page.</p>
      </noscript>
      <div onFocus={open} onPointerEnter={open}>
        <SideSwitch label="File" sides={ROLES} labels={LABELS} visible={visible} onChange={setVisible} />
        <div
          className={playground.documents}
          data-shown={visible === 'client' ? 'first' : 'second'}
          onKeyDown={({key, ctrlKey, metaKey}) => {
            if (key === 'Enter' && (ctrlKey || metaKey) && !isRunning) void run();
          }}
        >
          {ROLES.map((role) => (
            <Editor
              key={role}
              ref={editors[role]}
              id={`${fieldId}-${role}`}
              label={`${LABELS[role]}: ${original[role].name}`}
              language="javascript"
              text={state[role]}
              editor={editor}
              onChange={(text) => change({[role]: text})}
            />
          ))}
        </div>
        <div className={`${playground.controls} needs-script`}>
          <div className={playground.row} role="group" aria-label="Run">
            {action('Run the test', run, isRunning)}
            {action('Stop', stop, !isRunning)}
          </div>
          <div className={playground.row} role="group" aria-label="Files">
            {action(isPlain ? 'Use the code editor' : 'Use a plain text field', async () => setMessage(await toggle()))}
            {action('Export as ZIP', save)}
            {action('Share', share)}
            {action('Reset', reset)}
          </div>
        </div>
      </div>
      <p className={`${playground.message} needs-script`} role="status">
        {message}
      </p>
      <div
        className={`${playground.result} needs-script`}
        role="region"
        aria-label="Result"
        tabIndex={0}
        data-no-extract
      >
        {shown.kind === 'none' && (
          <p className={playground.hint}>
            Run the test (Ctrl+Enter in an editor) to see its result and the pact that it writes. {NOTHING_IS_SENT}{' '}
            unless you share a link.
          </p>
        )}
        {shown.kind === 'report' && actions !== undefined && (
          <actions.Result
            report={shown.report}
            files={shown.files}
            showLine={showLine}
            copy={async ({text}) => setMessage(await actions.copyText('the pact', text))}
            download={({name, text}) => setMessage(actions.downloadText(name, text, 'application/json'))}
          />
        )}
        {shown.kind === 'share' && actions !== undefined && (
          <actions.SharedLink
            url={shown.url}
            things="files"
            copy={async () => setMessage(await actions.copyText('the link', shown.url))}
          />
        )}
        {shown.kind === 'offer' && (
          <>
            <p>If you load the files from the link, they replace the two files above. Run only code that you trust.</p>
            <p className={playground.row}>
              {action('Load them', () => {
                change(shown.shared);
                finish('Loaded the files from the link.');
              })}
              {action('Keep mine', () => finish('Your code is unchanged.'))}
            </p>
          </>
        )}
        {shown.kind === 'undo' && (
          <p className={playground.row}>
            {action('Undo reset', () => {
              change(shown.before);
              finish('Restored your files.');
            })}
          </p>
        )}
      </div>
    </section>
  );
}

export default island('ConsumerTest', ConsumerTest);
