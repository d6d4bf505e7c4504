import {useEffect, useMemo, useRef, useState, type DragEvent} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import files from '@generated/labs/default/match.json';
import {exampleNames} from '@site/src/labs/match/exampleNames';
import type {ValueResult} from '@site/src/labs/match/explain';
import {MAX_BODY_LENGTH, type MatchAnswer, type MatchTask} from '@site/src/labs/match/protocol';
import {
  EMPTY,
  fromText,
  isEmpty,
  isSame,
  isSameTask,
  readState,
  replace,
  restore,
  taskOf,
  toText,
  type State,
  type Task,
} from '@site/src/labs/match/state';
import type {TextRange} from '@site/src/labs/protocol';
import {exampleIn} from '../CompareLab/fragment';
import Action from '../Lab/Action';
import {readTextFile} from '../Lab/readTextFile';
import {useLabWorker} from '../Lab/useLabWorker';
import Editor, {type EditorHandle} from '../Playground/Editor';
import {useEditor} from '../Playground/useEditor';
import {useStoredState} from '../Playground/useStoredState';
import {island, useIslandId} from '../StaticContent/island';
import {UNCHANGED} from './messages';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

type Side = 'example' | 'actual';

/** What the area below the buttons shows. */
type Shown =
  | {kind: 'none'}
  | {kind: 'result'; matches: boolean; results: readonly ValueResult[]; task: Task}
  | {kind: 'problem'; side: Side | undefined; message: string; line?: number}
  | {kind: 'share'; url: string}
  | {kind: 'offer'; task: Task};

const SIDES = ['example', 'actual'] as const;
const LABELS: Readonly<Record<Side, string>> = {example: 'Example', actual: 'Received body'};
const HINTS: Readonly<Record<Side, string>> = {
  example: 'Paste the example body in JSON, a pact, or an interaction.',
  actual: 'Paste the body that was received, in JSON.',
};

/** The name in the fragment of a shared link. */
const SHARED = 'match';

const FORMAT = {read: readState, isSame};

const RESTORE = ' To restore your bodies, select Undo.';

const loadActions = () => import(/* webpackChunkName: "mla" */ './actions');
const loadShare = () => import(/* webpackChunkName: "lbsh" */ '../Lab/sharedText');

/**
 * Matches a received body with an example and its matchers, with Pact's own library. Everything runs in the browser,
 * and nothing that readers enter is sent anywhere. Scripts for the editor, the matchers, and the library load when
 * they're needed.
 */
export function MatchLab() {
  const workerUrl = useBaseUrl(`/${files.worker}`);
  const moduleUrl = useBaseUrl(`/${files.module}`);
  const brokenLinks = useBrokenLinks();
  for (const {id} of exampleNames) brokenLinks.collectAnchor(`example=${id}`);
  const [state, change] = useStoredState<State>('docs.match', EMPTY, FORMAT);
  const {editor, open, isPlain, toggle} = useEditor();
  const [visible, setVisible] = useState<Side>('example');
  const [chosen, setChosen] = useState<string>(exampleNames[0].id);
  const [lesson, setLesson] = useState('');
  const [shown, setShown] = useState<Shown>({kind: 'none'});
  const [mark, setMark] = useState<TextRange>();
  const [message, setMessage] = useState('');
  const editors = {example: useRef<EditorHandle>(null), actual: useRef<EditorHandle>(null)};
  const inputs = {example: useRef<HTMLInputElement>(null), actual: useRef<HTMLInputElement>(null)};
  const documents = useRef<HTMLDivElement>(null);
  // A link is read after the stored state, which the first render doesn't have.
  const latest = useRef(state);
  latest.current = state;
  const openEditor = useRef(open);
  openEditor.current = open;
  const fieldId = useIslandId('match');

  const {actions, isRunning, prepare, run, cancel, close} = useLabWorker({
    load: loadActions,
    createRunner: ({createRunner, startMatchWorker}) =>
      createRunner<MatchTask, MatchAnswer>(() => startMatchWorker(workerUrl, moduleUrl)),
    setMessage,
    unavailable: `This part of the lab couldn’t be loaded. Check your connection, and try again. ${UNCHANGED}`,
  });

  // The list of values needs the actions. They load when there's an example.
  const hasExample = state.example.trim() !== '';
  useEffect(() => {
    if (hasExample) void prepare();
  }, [hasExample]);

  const pasted = useMemo(
    () =>
      hasExample && /"(?:interactions|messages|request|response|contents|pact:matcher:type)"/.test(state.example)
        ? actions?.readPasted(state.example)
        : undefined,
    [actions, hasExample, state.example],
  );
  const pact =
    pasted !== undefined && (pasted.kind === 'parts' || (pasted.kind === 'body' && pasted.hasMatchers))
      ? pasted
      : undefined;
  const parsed = useMemo(
    () => (hasExample && pact === undefined ? actions?.readBody(state.example) : undefined),
    [actions, hasExample, pact, state.example],
  );
  const root = useMemo(
    () => (parsed !== undefined && 'root' in parsed ? actions?.toRows(parsed.root, state.choices) : undefined),
    [actions, parsed, state.choices],
  );
  const rows = useMemo(() => (root === undefined ? [] : (actions?.flatten(root) ?? [])), [actions, root]);
  const problems = rows.filter(({problem}) => problem !== undefined).length;

  const focus = (side: Side, how: (handle: EditorHandle) => void): void => {
    setVisible(side);
    // On a narrow screen, the editor becomes visible first.
    requestAnimationFrame(() => {
      const handle = editors[side].current;
      if (handle !== null) how(handle);
    });
  };

  /** Shows why a body or a rule can't be read, and where. */
  const fail = (before: string, side: Side | undefined, text: string, line?: number): void => {
    setMark(undefined);
    setShown({kind: 'problem', side, message: text, ...(line !== undefined && {line})});
    const what = side === undefined ? 'matchers' : LABELS[side].toLowerCase();
    setMessage([before, `The bodies weren’t matched because of a problem in the ${what}.`].filter(Boolean).join(' '));
  };

  const match = async (task: Task = taskOf(latest.current), before = ''): Promise<void> => {
    if (isEmpty(task)) {
      setMessage('Enter an example and a received body first, or load an example.');
      focus('example', (handle) => handle.showLine(1));
      return;
    }
    openEditor.current();
    const loaded = await prepare();
    if (loaded === undefined) return;
    const bodies = {example: loaded.readBody(task.example), actual: loaded.readBody(task.actual)};
    for (const side of SIDES) {
      const body = bodies[side];
      if ('problem' in body) {
        fail(before, side, body.problem.message, body.problem.line);
        return;
      }
    }
    if (!('root' in bodies.example) || !('root' in bodies.actual)) return;
    const example = loaded.toRows(bodies.example.root, task.choices);
    const ended = await run([before, 'Matching…'].filter(Boolean).join(' '), {
      kind: 'match',
      expected: task.example,
      actual: task.actual,
      rules: loaded.allRules(example, task.kept),
      part: task.part,
      contentType: 'application/json',
    });
    if (ended === undefined) return;
    const {done} = ended;
    if (done.kind === 'stopped') {
      setMessage(loaded.STOPPED[done.reason]);
      return;
    }
    const {answer} = done;
    if (answer.kind === 'invalid') {
      fail(
        before,
        answer.side === 'rules' ? undefined : answer.side === 'expected' ? 'example' : 'actual',
        answer.message,
        answer.line,
      );
      return;
    }
    const results = loaded.explain(answer, example, bodies.actual.root);
    const [first] = results;
    setMark(first?.status === 'failed' ? loaded.rangeOf(task.actual, first.segments) : undefined);
    setShown({kind: 'result', matches: answer.matches, results, task});
    setMessage([before, loaded.describeResult(answer, results)].filter(Boolean).join(' '));
  };

  /** Replaces the task, and matches it if there's a received body. */
  const take = (task: Task, isOwn: boolean, before: string): void => {
    const {current} = latest;
    const undo = current.isOwn && !isEmpty(current) && !isSameTask(current, task) ? RESTORE : '';
    cancel();
    const next = replace(current, task, isOwn);
    latest.current = next;
    change(next);
    setShown({kind: 'none'});
    setMark(undefined);
    if (task.example.trim() === '' || task.actual.trim() === '') setMessage(`${before}${undo}`);
    else void match(task, `${before}${undo}`);
  };

  const loadExample = async (id: string): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    const found = loaded.EXAMPLES.find((one) => one.id === id);
    if (found === undefined) {
      setMessage(`There’s no example with this name. Select one from the list. ${UNCHANGED}`);
      return;
    }
    setChosen(id);
    setLesson(found.lesson);
    take(taskOf(found), false, 'Loaded the example.');
  };

  const edit = (changes: Partial<Task>): void => {
    const next = {...latest.current, ...changes, isOwn: true};
    latest.current = next;
    change(next);
  };

  const openFile = async (file: File, side: Side): Promise<void> => {
    const tooLarge = (name: string, size: number) =>
      // A character has at most four bytes. A pact is larger than its bodies.
      size / 4 <= MAX_BODY_LENGTH * 5
        ? undefined
        : `${name} is too large: the lab matches bodies of up to ${MAX_BODY_LENGTH.toLocaleString('en')} characters. ${UNCHANGED}`;
    const read = await readTextFile(file, tooLarge, UNCHANGED);
    if ('problem' in read) setMessage(read.problem);
    else
      take(
        {...taskOf(latest.current), [side]: read.text},
        true,
        `Opened ${file.name} as the ${LABELS[side].toLowerCase()}.`,
      );
  };

  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    // The code editor would insert the text of the file.
    event.preventDefault();
    event.stopPropagation();
    const position = [...(documents.current?.children ?? [])].findIndex((child) =>
      child.contains(event.target as Node),
    );
    void openFile(file, SIDES[position] ?? visible);
  };

  const undo = (): void => {
    cancel();
    const restored = restore(latest.current);
    latest.current = restored;
    change(restored);
    setShown({kind: 'none'});
    setMark(undefined);
    setLesson('');
    setMessage('Restored your bodies and matchers.');
  };

  const clear = (): void => {
    close();
    setShown({kind: 'none'});
    setMark(undefined);
    setLesson('');
    const {current} = latest;
    if (!isEmpty(current)) {
      change(replace(current, taskOf(EMPTY), false));
      setMessage(current.isOwn ? `Cleared.${RESTORE}` : 'Cleared.');
    } else if (current.replaced.length > 0) {
      change({replaced: []});
      setMessage('Deleted the bodies that Undo could restore.');
    } else setMessage('There’s nothing to clear.');
  };

  const share = async (): Promise<void> => {
    if (isEmpty(state)) {
      setMessage('Enter an example and a received body first.');
      return;
    }
    const loaded = await prepare();
    if (loaded === undefined) return;
    try {
      const {toSharedFragment, MAX_FRAGMENT} = await loadShare();
      const url = new URL(window.location.href);
      url.hash = await toSharedFragment(SHARED, toText(state));
      if (url.hash.length > MAX_FRAGMENT) {
        setMessage('The bodies are too large for a link. Keep only the values in question.');
        return;
      }
      setShown({kind: 'share', url: url.href});
      setMessage('The link is ready. Read what it contains, and then copy it.');
    } catch {
      setMessage('The link couldn’t be created. Check your connection, and try again.');
    }
  };

  // The reader's own bodies stay until the reader decides. An example replaces them, but they can be restored.
  useEffect(() => {
    const readShared = async (hash: string): Promise<void> => {
      try {
        const task = fromText((await (await loadShare()).fromSharedFragment(hash)) ?? '');
        if (task === undefined) setMessage(`The link is damaged. Part of it may be missing. ${UNCHANGED}`);
        else if (isEmpty(latest.current)) take(task, true, 'Loaded the bodies from the link.');
        else {
          setShown({kind: 'offer', task});
          setMessage('This link contains two bodies and matchers. Decide whether to load them.');
        }
      } catch {
        setMessage(`The link couldn’t be read. Check your connection, and open it again. ${UNCHANGED}`);
      }
    };
    const read = (): void => {
      const {hash} = window.location;
      const name = exampleIn(hash);
      if (name !== undefined) void loadExample(name);
      else if (hash.startsWith(`#${SHARED}=`)) void readShared(hash);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const showValue = ({segments}: ValueResult): void => {
    const range = actions?.rangeOf(latest.current.actual, segments);
    if (range !== undefined) focus('actual', (handle) => handle.showRange(range));
  };

  const isOutdated = shown.kind === 'result' && !isSameTask(shown.task, taskOf(state));

  return (
    <section
      className={`${playground.playground} no-print`}
      aria-label="Matching"
      data-no-extract
      onDragOverCapture={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDropCapture={drop}
    >
      <noscript>
        <p>
          Matching bodies in your browser requires JavaScript. Without it, find the matcher that you need in the table
          below.
        </p>
      </noscript>
      <div className="needs-script" onFocus={open} onPointerEnter={open}>
        <div className={`${styles.example} ${playground.row}`} role="group" aria-label="Examples">
          <label className={playground.option}>
            I need{' '}
            <select value={chosen} onChange={({target}) => setChosen(target.value)}>
              {exampleNames.map(({id, title}) => (
                // Links to an example have its ID in their fragment, which has to exist on the page.
                <option key={id} id={`example=${id}`} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Action onClick={() => loadExample(chosen)}>Load example</Action>
        </div>
        {lesson !== '' && <p>{lesson}</p>}
        <div className={playground.switch} role="group" aria-label="Body">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              className="button button--secondary button--sm"
              aria-pressed={visible === side}
              onClick={() => setVisible(side)}
            >
              {LABELS[side]}
            </button>
          ))}
        </div>
        <div
          ref={documents}
          className={playground.documents}
          data-shown={visible === 'example' ? 'first' : 'second'}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (!isRunning) void match();
          }}
        >
          {SIDES.map((side) => (
            <Editor
              key={side}
              ref={editors[side]}
              id={`${fieldId}-${side}`}
              label={LABELS[side]}
              language="json"
              text={state[side]}
              editor={editor}
              hint={HINTS[side]}
              mark={side === 'actual' ? mark : undefined}
              onChange={(text) => edit({[side]: text})}
            />
          ))}
        </div>
        <fieldset className={styles.part}>
          <legend>Part</legend>
          {(['response', 'request'] as const).map((part) => (
            <label key={part}>
              <input
                type="radio"
                name={`${fieldId}-part`}
                checked={state.part === part}
                onChange={() => {
                  edit({part});
                  setMessage(
                    part === 'request'
                      ? 'A request may not have keys that the example doesn’t have, because the provider wouldn’t be tested with them.'
                      : 'A response may have more keys than the example, because the consumer ignores them.',
                  );
                }}
              />
              {part === 'request' ? 'Request: no other keys' : 'Response: other keys are ignored'}
            </label>
          ))}
        </fieldset>
        {actions !== undefined && hasExample && (
          <>
            <p className={styles.title} id={`${fieldId}-matchers`}>
              Matchers{problems > 0 && ` (${problems} with a problem)`}
            </p>
            {pact !== undefined && (
              <actions.PactChoice
                pasted={pact}
                take={({body, rules, part = state.part}) => {
                  const read = actions.readBody(body);
                  const found = 'root' in read ? actions.readRules(read.root, rules) : {choices: {}, kept: {}};
                  const actual = state.isOwn ? state.actual : '';
                  const task = {example: body, actual, ...found, part};
                  const keptCount = Object.keys(found.kept).length;
                  const count = Object.keys(found.choices).length;
                  take(
                    task,
                    true,
                    `Read the body and ${count} ${count === 1 ? 'matcher' : 'matchers'}.${keptCount > 0 ? ` ${keptCount} ${keptCount === 1 ? 'rule has' : 'rules have'} no matcher here, and ${keptCount === 1 ? 'is' : 'are'} kept.` : ''}`,
                  );
                }}
              />
            )}
            {parsed !== undefined && 'problem' in parsed && (
              <p className={playground.hint}>
                The example isn’t JSON yet{parsed.problem.line !== undefined && `, line ${parsed.problem.line}`}:{' '}
                {parsed.problem.message}
              </p>
            )}
            {root !== undefined && (
              <actions.Values
                rows={rows}
                choices={state.choices}
                kept={state.kept}
                fieldId={fieldId}
                onChange={(choices, text) => {
                  edit({choices});
                  if (text !== '') setMessage(text);
                }}
                onRemoveKept={() => {
                  edit({kept: {}});
                  setMessage('Removed the rules without a matcher.');
                }}
              />
            )}
          </>
        )}
        <div className={playground.controls}>
          <div className={playground.row} role="group" aria-label="Match">
            <Action onClick={() => match()} isMain isUnavailable={isRunning}>
              Match
            </Action>
            <Action onClick={cancel} isUnavailable={!isRunning}>
              Cancel
            </Action>
            {SIDES.map((side) => (
              <Action key={side} onClick={() => inputs[side].current?.click()}>
                {side === 'example' ? 'Open an example or pact' : 'Open a received body'}
              </Action>
            ))}
            {SIDES.map((side) => (
              <input
                key={side}
                ref={inputs[side]}
                type="file"
                hidden
                accept=".json,application/json"
                onChange={({target}) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) void openFile(file, side);
                  target.value = '';
                }}
              />
            ))}
          </div>
          <div className={playground.row} role="group" aria-label="Bodies">
            <Action onClick={undo} isUnavailable={state.replaced.length === 0}>
              Undo
            </Action>
            <Action onClick={clear}>Clear</Action>
            <Action onClick={share}>Share</Action>
            <Action onClick={async () => setMessage(await toggle())}>
              {isPlain ? 'Use the code editor' : 'Use a plain text field'}
            </Action>
          </div>
        </div>
        <p className={playground.hint}>
          Pact’s library runs in your browser, and nothing that you enter leaves this page. Your browser keeps the
          bodies until you select Clear twice.
        </p>
      </div>
      <p className={`${playground.message} needs-script`} role="status">
        {message}
      </p>
      <div className="needs-script" role="region" aria-label="Result">
        {shown.kind === 'result' && actions !== undefined && (
          <actions.Result
            key={toText(shown.task)}
            matches={shown.matches}
            results={shown.results}
            isOutdated={isOutdated}
            show={showValue}
          />
        )}
        {shown.kind === 'problem' && (
          <p>
            <strong className={playground.error}>Problem</strong>{' '}
            {shown.side === undefined ? (
              'Matchers'
            ) : (
              <button
                type="button"
                className={playground.link}
                onClick={() =>
                  shown.side !== undefined && focus(shown.side, (handle) => handle.showLine(shown.line ?? 1))
                }
              >
                {LABELS[shown.side]}
                {shown.line !== undefined && `, line ${shown.line}`}
              </button>
            )}
            : {shown.message}
          </p>
        )}
        {shown.kind === 'share' && actions !== undefined && (
          <actions.SharedLink
            url={shown.url}
            things="bodies"
            others=" and the matchers"
            copy={async () => setMessage(await actions.copyText('the link', shown.url))}
          />
        )}
        {shown.kind === 'offer' && (
          <>
            <p>If you load the bodies from the link, they replace yours, which you can restore with Undo.</p>
            <p className={playground.row}>
              <Action onClick={() => take(shown.task, true, 'Loaded the bodies from the link.')}>Load them</Action>
              <Action
                onClick={() => {
                  setShown({kind: 'none'});
                  setMessage(UNCHANGED);
                }}
              >
                Keep mine
              </Action>
            </p>
          </>
        )}
      </div>
      {root !== undefined && actions !== undefined && <actions.Output root={root} task={taskOf(state)} />}
    </section>
  );
}

export default island('MatchLab', MatchLab);
