import {useEffect, useMemo, useRef, useState, type DragEvent} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import files from '@generated/labs/default/match.json';
import {exampleNames} from '@site/src/labs/match/exampleNames';
import type {ValueResult} from '@site/src/labs/match/explain';
import type {PactPart} from '@site/src/labs/match/read';
import {MAX_BODY_LENGTH, type MatchAnswer, type MatchTask} from '@site/src/labs/match/protocol';
import {
  EMPTY,
  fromText,
  isEmpty,
  isSame,
  isSameTask,
  readState,
  replace,
  restorable,
  restore,
  taskOf,
  toText,
  type State,
  type Task,
} from '@site/src/labs/match/state';
import type {TextRange} from '@site/src/labs/protocol';
import {exampleIn} from '../CompareLab/fragment';
import Action from '../Lab/Action';
import FileButton from '../Lab/FileButton';
import LinkOffer from '../Lab/LinkOffer';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import {readTextFile} from '../Lab/readTextFile';
import SideSwitch from '../Lab/SideSwitch';
import {useKeptTarget} from '../Lab/useKeptTarget';
import {useLabWorker} from '../Lab/useLabWorker';
import Editor, {type EditorHandle} from '../Playground/Editor';
import {useEditor} from '../Playground/useEditor';
import {useStoredState} from '../Playground/useStoredState';
import {island, useIslandId} from '../StaticContent/island';
import type * as actionsModule from './actions';
import {UNCHANGED} from './messages';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

type Side = 'example' | 'actual';

/** The result of matching a task, or why there's none. */
type Outcome =
  | {kind: 'result'; matches: boolean; results: readonly ValueResult[]; task: Task; verdict: string}
  | {kind: 'problem'; side: Side | undefined; message: string; line?: number; verdict: string};

interface MatchOptions {
  /** What the message says before the verdict. */
  before?: string;
  /** Whether the page stays where it is. */
  isQuiet?: boolean;
}

const SIDES = ['example', 'actual'] as const;
const LABELS: Readonly<Record<Side, string>> = {example: 'Example', actual: 'Received body'};
const HINTS: Readonly<Record<Side, string>> = {
  example: 'Paste a JSON body or a pact.',
  actual: 'Paste a JSON body.',
};

/** The name in the fragment of a shared link. */
const SHARED = 'match';

const FORMAT = {read: readState, isSame};

/** Set in this tab while a result is shown, so that it's shown again when the reader returns. */
const matched = createStorageSlot('docs.match.matched', {persistence: 'sessionStorage'});

type Loaded = typeof actionsModule;

const loadActions = (): Promise<Loaded> => import(/* webpackChunkName: "mla" */ './actions');
const loadShare = () => import(/* webpackChunkName: "lbsh" */ '../Lab/sharedText');

/**
 * Matches a received body with an example and its matchers, with Pact's own library. Everything runs in the browser,
 * and nothing that readers enter is sent anywhere unless they share a link. Scripts for the editor, the matchers, and
 * the library load when they're needed.
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
  const [outcome, setOutcome] = useState<Outcome>();
  const [link, setLink] = useState<string>();
  /** The bodies and matchers of a link that the reader hasn't decided about. */
  const [offer, setOffer] = useState<Task>();
  /** Work that Undo restores until the reader leaves the page, latest first. */
  const [cleared, setCleared] = useState<readonly Task[]>([]);
  const [marks, setMarks] = useState<readonly TextRange[]>([]);
  const [message, setMessage] = useState('');
  const [isDragging, setDragging] = useState(false);
  const editors = {example: useRef<EditorHandle>(null), actual: useRef<EditorHandle>(null)};
  const section = useRef<HTMLElement>(null);
  const documents = useRef<HTMLDivElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  /** Increases when matching starts, or its result isn't needed anymore. */
  const latestRun = useRef(0);
  // A link is read after the stored state, which the first render doesn't have.
  const latest = useRef(state);
  latest.current = state;
  const openEditor = useRef(open);
  openEditor.current = open;
  useKeptTarget(section);
  const fieldId = useIslandId('match');

  const {actions, isRunning, prepare, run, cancel} = useLabWorker({
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

  const showOutcome = (): void => {
    requestAnimationFrame(() => outcomeBox.current?.scrollIntoView({block: 'nearest'}));
  };

  /** Removes what is about the bodies. */
  const reset = (): void => {
    latestRun.current += 1;
    cancel();
    setOutcome(undefined);
    setLink(undefined);
    setMarks([]);
    setLesson('');
    matched.del();
  };

  /** Shows why a body or a rule can't be read, and where. */
  const fail = (side: Side | undefined, text: string, line?: number): void => {
    const what = side === undefined ? 'matchers' : LABELS[side].toLowerCase();
    setMarks([]);
    setOutcome({
      kind: 'problem',
      side,
      message: text,
      ...(line !== undefined && {line}),
      verdict: `The bodies weren’t matched because of a problem in the ${what}.`,
    });
  };

  const match = async (
    task: Task = taskOf(latest.current),
    {before = '', isQuiet = false}: MatchOptions = {},
  ): Promise<void> => {
    if (isEmpty(task)) {
      setMessage('Enter an example and a received body first, or load an example.');
      focus('example', (handle) => handle.showLine(1));
      return;
    }
    openEditor.current();
    const thisRun = (latestRun.current += 1);
    const loaded = await prepare();
    if (loaded === undefined || thisRun !== latestRun.current) return;
    const read = loaded.readPasted(task.example);
    const [only, ...others] = read.kind === 'parts' ? read.parts : [];
    if (only !== undefined && others.length === 0) {
      takePart(loaded, only, before);
      return;
    }
    if (read.kind === 'parts' || (read.kind === 'body' && read.hasMatchers)) {
      fail(
        'example',
        read.kind === 'parts'
          ? 'It’s a pact or an interaction. Choose one of its bodies below the text fields, and select “Use this body”.'
          : 'It contains matchers. Below the text fields, select “Read the matchers”.',
      );
      setMessage(before);
      if (!isQuiet) showOutcome();
      return;
    }
    const bodies = {example: loaded.readBody(task.example), actual: loaded.readBody(task.actual)};
    for (const side of SIDES) {
      const body = bodies[side];
      if ('problem' in body) {
        fail(side, body.problem.message, body.problem.line);
        setMessage(before);
        if (!isQuiet) showOutcome();
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
    if (!isQuiet) showOutcome();
    if (ended === undefined || thisRun !== latestRun.current) return;
    const {done} = ended;
    if (done.kind === 'stopped') {
      setMessage(loaded.STOPPED[done.reason]);
      return;
    }
    setMessage(before);
    const {answer} = done;
    if (answer.kind === 'invalid') {
      fail(
        answer.side === 'rules' ? undefined : answer.side === 'expected' ? 'example' : 'actual',
        answer.message,
        answer.line,
      );
      return;
    }
    const results = loaded.explain(answer, example, bodies.actual.root);
    setMarks(loaded.innermostFailures(results).flatMap(({segments}) => loaded.rangeOf(task.actual, segments) ?? []));
    setOutcome({
      kind: 'result',
      matches: answer.matches,
      results,
      task,
      verdict: loaded.describeResult(answer, results),
    });
    matched.set('1');
  };

  /** Replaces a pact, or a body with matchers, with the body and the matchers that it contains. */
  const takePart = (
    {readBody, readRules}: Pick<Loaded, 'readBody' | 'readRules'>,
    {body, rules, part = latest.current.part}: Pick<PactPart, 'body' | 'rules'> & Partial<PactPart>,
    before = '',
  ): void => {
    const {current} = latest;
    const read = readBody(body);
    const found = 'root' in read ? readRules(read.root, rules) : {choices: {}, kept: {}};
    const count = Object.keys(found.choices).length;
    const keptCount = Object.keys(found.kept).length;
    const kept =
      keptCount === 0
        ? ''
        : ` ${keptCount} ${keptCount === 1 ? 'rule has' : 'rules have'} no matcher here, and ${keptCount === 1 ? 'is' : 'are'} kept.`;
    take(
      {example: body, actual: current.isOwn ? current.actual : '', ...found, part},
      true,
      [before, `Read the body and ${count} ${count === 1 ? 'matcher' : 'matchers'}.${kept}`].filter(Boolean).join(' '),
    );
  };

  /** Replaces the task, and matches it if there's a received body. */
  const take = (task: Task, isOwn: boolean, before: string, isQuiet = false): void => {
    const {current} = latest;
    const undo =
      current.isOwn && !isEmpty(current) && !isSameTask(current, task) ? ' To restore your bodies, select Undo.' : '';
    const next: State = replace(current, task, isOwn);
    reset();
    latest.current = next;
    change(next);
    if (task.example.trim() === '' || task.actual.trim() === '') setMessage(`${before}${undo}`);
    else void match(task, {before: `${before}${undo}`, isQuiet});
  };

  const loadExample = async (id: string): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    const found = loaded.EXAMPLES.find((one) => one.id === id);
    if (found === undefined) {
      setMessage(`There’s no example with this name. Select one from the list. ${UNCHANGED}`);
      showOutcome();
      return;
    }
    setChosen(id);
    // The page stays where it is, so that the reader sees the lesson and the bodies.
    take(taskOf(found), false, 'Loaded the example.', true);
    setLesson(found.lesson);
  };

  const edit = (changes: Partial<Task>): void => {
    const next = {...latest.current, ...changes, isOwn: true};
    latest.current = next;
    change(next);
  };

  /** Puts each value of both bodies on its own line. The values stay as the reader wrote them. */
  const format = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    const {example, actual} = latest.current;
    const formatted = {example: loaded.formatBody(example), actual: loaded.formatBody(actual)};
    edit({example: formatted.example ?? example, actual: formatted.actual ?? actual});
    const failed = SIDES.find((side) => latest.current[side].trim() !== '' && formatted[side] === undefined);
    setMessage(
      failed === undefined
        ? 'Formatted the bodies.'
        : `The ${LABELS[failed].toLowerCase()} isn’t JSON, so it wasn’t formatted.`,
    );
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
    setDragging(false);
    const position = [...(documents.current?.children ?? [])].findIndex((child) =>
      child.contains(event.target as Node),
    );
    void openFile(file, SIDES[position] ?? visible);
  };

  const undo = (): void => {
    reset();
    const {current} = latest;
    const restored = restore(current.replaced.length > 0 ? current : {...current, replaced: cleared});
    if (restored === undefined) return;
    if (current.replaced.length === 0) setCleared([]);
    latest.current = restored;
    change(restored);
    setMessage('Restored your bodies and matchers.');
  };

  const clear = (): void => {
    const {current} = latest;
    const kept = restorable(current);
    reset();
    if (isEmpty(current) && kept.length === 0) {
      setMessage('There’s nothing to clear.');
      return;
    }
    setCleared([...kept, ...cleared]);
    latest.current = EMPTY;
    change(EMPTY);
    setMessage(
      kept.length === 0 ? 'Cleared.' : 'Cleared. To restore your bodies, select Undo before you leave this page.',
    );
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
      setLink(url.href);
      setMessage('The link is ready. Read what it contains, and then copy it.');
      showOutcome();
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
        // The reader has returned to this page, or opened the link again.
        else if (isSameTask(task, latest.current)) void match(task, {isQuiet: true});
        else if (isEmpty(latest.current)) {
          take(task, true, 'Loaded the bodies from the link.', true);
          return;
        } else {
          setOffer(task);
          setMessage('This link contains two bodies and a set of matchers. Do you want to load them?');
        }
      } catch {
        setMessage(`The link couldn’t be read. Check your connection, and open it again. ${UNCHANGED}`);
      }
      showOutcome();
    };
    /** Matches the stored bodies again if the reader has left a result, for example, by following a link in it. */
    const showAgain = async (): Promise<void> => {
      if (matched.get() === null || (await prepare()) === undefined) return;
      if (!isEmpty(latest.current)) void match(taskOf(latest.current), {isQuiet: true});
    };
    const read = (): boolean => {
      const {hash} = window.location;
      const name = exampleIn(hash);
      const isShared = hash.startsWith(`#${SHARED}=`);
      if (name !== undefined) void loadExample(name);
      else if (isShared) void readShared(hash);
      return name !== undefined || isShared;
    };
    if (!read()) void showAgain();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const showValue = ({segments}: ValueResult): void => {
    const range = actions?.rangeOf(latest.current.actual, segments);
    if (range !== undefined) focus('actual', (handle) => handle.showRange(range));
  };

  const isOutdated = outcome?.kind === 'result' && !isSameTask(outcome.task, taskOf(state));

  return (
    <section
      ref={section}
      className={`${playground.playground} no-print`}
      aria-label="Matching"
      data-dragging={isDragging ? '' : undefined}
      data-no-extract
      onDragOverCapture={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDropCapture={drop}
    >
      <noscript>
        <p>
          Matching bodies in your browser requires JavaScript. Without it, find the matcher that you need in the table
          below.
        </p>
      </noscript>
      <div className="needs-script" onFocus={open} onPointerEnter={open}>
        <p className={playground.privacy}>
          Pact’s library runs in your browser. {NOTHING_IS_SENT} unless you share a link. Your browser keeps the bodies
          until you select Clear.
        </p>
        <div className={`${playground.example} ${playground.row}`} role="group" aria-label="Examples">
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
        <SideSwitch label="Body" sides={SIDES} labels={LABELS} visible={visible} onChange={setVisible} />
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
              marks={side === 'actual' ? marks : undefined}
              isChosen={visible === side}
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
                  const meaning =
                    part === 'request'
                      ? 'A request may not have keys that the example doesn’t have, because the provider isn’t tested with them.'
                      : 'A response may have more keys than the example, because the consumer ignores them.';
                  if (outcome?.kind === 'result') void match(taskOf(latest.current), {before: meaning});
                  else setMessage(meaning);
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
            {pact !== undefined && <actions.PactChoice pasted={pact} take={(part) => takePart(actions, part)} />}
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
              <FileButton
                key={side}
                label={side === 'example' ? 'Open an example or pact' : 'Open a received body'}
                accept=".json,application/json"
                open={(file) => void openFile(file, side)}
              />
            ))}
          </div>
          <div className={playground.row} role="group" aria-label="Bodies">
            <Action onClick={format}>Format</Action>
            <Action onClick={undo} isUnavailable={state.replaced.length === 0 && cleared.length === 0}>
              Undo
            </Action>
            <Action onClick={clear}>Clear</Action>
            <Action onClick={share}>Share</Action>
            <Action onClick={async () => setMessage(await toggle())}>
              {isPlain ? 'Use the code editor' : 'Use a plain text field'}
            </Action>
          </div>
        </div>
      </div>
      <div ref={outcomeBox} className={`${playground.outcome} needs-script`}>
        <p className={playground.message} role="status">
          {[message, isRunning || isOutdated ? '' : (outcome?.verdict ?? '')].filter(Boolean).join(' ')}
        </p>
        <div role="region" aria-label="Result">
          {offer !== undefined && (
            <LinkOffer
              things="two bodies and matchers"
              load={() => {
                setOffer(undefined);
                take(offer, true, 'Loaded the bodies from the link.');
              }}
              keep={() => {
                setOffer(undefined);
                setMessage(UNCHANGED);
              }}
            />
          )}
          {link !== undefined && actions !== undefined && (
            <actions.SharedLink
              url={link}
              things="bodies"
              others={pact?.kind === 'parts' ? ', the matchers, and the complete pact' : ' and the matchers'}
              copy={async () => setMessage(await actions.copyText('the link', link))}
            />
          )}
          {outcome?.kind === 'result' && actions !== undefined && (
            <actions.Result
              key={toText(outcome.task)}
              matches={outcome.matches}
              results={outcome.results}
              isOutdated={isOutdated}
              show={showValue}
            />
          )}
          {outcome?.kind === 'problem' && (
            <p>
              <strong className={playground.error}>Problem</strong>{' '}
              {outcome.side === undefined ? (
                'Matchers'
              ) : (
                <button
                  type="button"
                  className={playground.link}
                  onClick={() =>
                    outcome.side !== undefined && focus(outcome.side, (handle) => handle.showLine(outcome.line ?? 1))
                  }
                >
                  {LABELS[outcome.side]}
                  {outcome.line !== undefined && `, line ${outcome.line}`}
                </button>
              )}
              : {outcome.message}
            </p>
          )}
        </div>
      </div>
      {root !== undefined && actions !== undefined && <actions.Output root={root} task={taskOf(state)} />}
    </section>
  );
}

export default island('MatchLab', MatchLab);
