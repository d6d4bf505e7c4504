import {useEffect, useMemo, useRef, useState, type DragEvent} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import choices from '@generated/labs/default/comparison-choices.json';
import worker from '@generated/labs/default/worker.json';
import type {Answer, Comparison, Settings, Side, Task, TextRange} from '@site/src/labs/protocol';
import Action from '../Lab/Action';
import FileButton from '../Lab/FileButton';
import LinkOffer from '../Lab/LinkOffer';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import {readTextFile} from '../Lab/readTextFile';
import SideSwitch from '../Lab/SideSwitch';
import {useKeptTarget} from '../Lab/useKeptTarget';
import {useLabWorker} from '../Lab/useLabWorker';
import Editor, {type EditorHandle} from '../Playground/Editor';
import type {ShowPlace} from '../Playground/Findings';
import {useEditor} from '../Playground/useEditor';
import {useStoredState} from '../Playground/useStoredState';
import {sideOf, sizeProblem} from './files';
import {exampleIn, isShared, SHARED} from './fragment';
import type {Numbered} from './groups';
import SettingsPanel from './SettingsPanel';
import {
  changedSettings,
  createReader,
  defaultsOf,
  effectiveSettings,
  emptyState,
  isEmpty,
  isSame,
  readSettings,
  replace,
  restorable,
  restore,
  settingsAsYaml,
  type Documents,
  type State,
} from './state';
import playground from '../Playground/styles.module.css';
import {island, useIslandId} from '../StaticContent/island';

/** What the reader can load or compare. */
interface Input {
  documents: Documents;
  settings: Settings;
}

/** A comparison, and what was compared. */
interface Compared extends Input {
  comparison: Comparison;
  /** The comparison in a few sentences. */
  verdict: string;
}

interface CompareOptions {
  /** What the message says before the verdict. */
  before?: string;
  /** Whether the page stays where it is. */
  isQuiet?: boolean;
}

/** The places of a finding, which are marked in the documents. */
interface Marks extends Partial<Record<Side, readonly TextRange[]>> {
  id: string;
}

const SIDES = ['description', 'pact'] as const;
const LABELS: Readonly<Record<Side, string>> = {description: 'Description', pact: 'Pact'};
const HINTS: Readonly<Record<Side, string>> = {
  description: 'Paste an OpenAPI or AsyncAPI description in YAML or JSON, or drop a file here.',
  pact: 'Paste a pact in JSON, or drop a file here.',
};

const DEFAULTS = defaultsOf(choices.settings);
const INITIAL = emptyState(DEFAULTS);
const FORMAT = {read: createReader(DEFAULTS), isSame};
const UNCHANGED = 'Your documents are unchanged.';

/** Set in this tab while the result of a comparison is shown, so that it's shown again when the reader returns. */
const compared = createStorageSlot('docs.compare.compared', {persistence: 'sessionStorage'});

const loadActions = () => import(/* webpackChunkName: "cla" */ './actions');

const marksOf = ({id, description, pact}: Numbered): Marks => ({
  id,
  ...(description?.range && {description: [description.range]}),
  ...(pact?.range && {pact: [pact.range]}),
});

/**
 * Compares a description and a pact that readers paste, open, or load as an example. Everything runs in the browser,
 * and nothing that readers enter is sent anywhere unless they share a link. Scripts for the editor, the actions, and
 * the comparison load when they're needed.
 */
export function CompareLab() {
  const workerUrl = useBaseUrl(`/${worker.file}`);
  const brokenLinks = useBrokenLinks();
  for (const {name} of choices.groups.flatMap(({examples}) => examples)) brokenLinks.collectAnchor(`example=${name}`);
  const [state, change] = useStoredState<State>('docs.compare', INITIAL, FORMAT);
  const {editor, open, isPlain, toggle} = useEditor();
  const [visible, setVisible] = useState<Side>('description');
  const [example, setExample] = useState(choices.groups[0]?.examples[0]?.name ?? '');
  const [result, setResult] = useState<Compared>();
  const [link, setLink] = useState<string>();
  /** The documents of a link that the reader hasn't decided about. */
  const [offer, setOffer] = useState<Input>();
  /** Documents that Undo restores until the reader leaves the page, latest first. */
  const [cleared, setCleared] = useState<readonly Documents[]>([]);
  const [marks, setMarks] = useState<Marks>();
  const [message, setMessage] = useState('');
  const [isDragging, setDragging] = useState(false);
  const editors = {description: useRef<EditorHandle>(null), pact: useRef<EditorHandle>(null)};
  const section = useRef<HTMLElement>(null);
  const documents = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  /** Increases when a comparison starts, or isn't needed anymore. */
  const latestRun = useRef(0);
  // A link is read after the stored state, which the first render doesn't have.
  const latest = useRef(state);
  latest.current = state;
  const openEditor = useRef(open);
  openEditor.current = open;
  useKeptTarget(section);
  const fieldId = useIslandId('compare');
  const changed = useMemo(() => changedSettings(state.settings, DEFAULTS), [state.settings]);

  const {actions, isRunning, prepare, run, cancel} = useLabWorker({
    load: loadActions,
    createRunner: ({createRunner}) => createRunner<Task, Answer>(() => new Worker(workerUrl, {type: 'module'})),
    setMessage,
    unavailable: `This part of the lab couldn’t be loaded. Check your connection, and try again. ${UNCHANGED}`,
  });

  const showOutcome = (): void => {
    requestAnimationFrame(() => outcome.current?.scrollIntoView({block: 'nearest'}));
  };

  /** Removes what is about the documents. */
  const reset = (): void => {
    latestRun.current += 1;
    cancel();
    setResult(undefined);
    setLink(undefined);
    setMarks(undefined);
    compared.del();
  };

  const compare = async (
    {description, pact}: Documents = state,
    settings: Settings = state.settings,
    {before = '', isQuiet = false}: CompareOptions = {},
  ): Promise<void> => {
    if (isEmpty({description, pact})) {
      setMessage('Enter a description and a pact first, or load an example.');
      setVisible('description');
      requestAnimationFrame(() => editors.description.current?.showLine(1));
      return;
    }
    openEditor.current();
    const thisRun = (latestRun.current += 1);
    const ended = await run([before, 'Comparing…'].filter(Boolean).join(' '), {
      kind: 'compare',
      description,
      pact,
      options: {settings: effectiveSettings(settings)},
    });
    if (!isQuiet) showOutcome();
    if (ended === undefined || thisRun !== latestRun.current) return;
    const {done, actions: loaded} = ended;
    if (done.kind === 'stopped') {
      setMessage(loaded.STOPPED[done.reason]);
      return;
    }
    if (done.answer.kind !== 'compare') return;
    const {comparison} = done.answer;
    const verdict = loaded.describeResult(comparison, changedSettings(settings, DEFAULTS).length);
    setResult({comparison, verdict, documents: {description, pact}, settings});
    compared.set('1');
    const first = comparison.kind === 'compared' ? loaded.groupFindings(comparison)[0]?.findings[0] : undefined;
    setMarks(first && marksOf(first));
    setMessage(before);
  };

  /** Replaces documents, and compares them if neither is empty. */
  const take = (next: Partial<Documents>, isOwn: boolean, before: string, settings?: Settings): void => {
    const {current} = latest;
    const undo = current.isOwn && !isEmpty(current) ? ' To restore your documents, select Undo.' : '';
    const both = {description: current.description, pact: current.pact, ...next};
    reset();
    change({...replace(current, next, isOwn), ...(settings && {settings})});
    if (both.pact.trim() === '' || (isOwn && both.description.trim() === '')) setMessage(`${before}${undo}`);
    else void compare(both, settings ?? current.settings, {before: `${before}${undo}`});
  };

  const loadExample = async (name: string): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined) return;
    const found = Object.hasOwn(loaded.EXAMPLES, name) ? loaded.EXAMPLES[name] : undefined;
    if (found === undefined) {
      setMessage(
        Object.hasOwn(loaded.CODES, name)
          ? `The comparator never reports ${name}, so this code has no example. ${UNCHANGED}`
          : `There’s no example with this name. Select one from the list. ${UNCHANGED}`,
      );
      showOutcome();
      return;
    }
    setExample(name);
    take(found, false, `Loaded the example ${name}.`);
  };

  const takeFiles = async (files: readonly File[], target?: Side): Promise<void> => {
    const next: Partial<Record<Side, string>> = {};
    const opened: {name: string; side: Side}[] = [];
    for (const file of files) {
      const {name} = file;
      const read = await readTextFile(file, (_name, size) => sizeProblem(name, size / 4), UNCHANGED);
      const problem = 'problem' in read ? read.problem : sizeProblem(name, read.text.length);
      if ('problem' in read || problem !== undefined) {
        setMessage(problem ?? '');
        return;
      }
      const side = sideOf(read.text) ?? target;
      if (side === undefined || next[side] !== undefined) {
        setMessage(
          side === undefined
            ? `${name} looks neither like a description nor like a pact. Drop it on the editor that it belongs in.`
            : `These files contain more than one ${side}. Drop one description and one pact. ${UNCHANGED}`,
        );
        return;
      }
      next[side] = read.text;
      opened.push({name, side});
    }
    const loaded = await prepare();
    if (loaded !== undefined && opened.length > 0) take(next, true, loaded.describeFiles(opened));
  };

  const drop = (event: DragEvent): void => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // The code editor would insert the text of the file.
    event.preventDefault();
    event.stopPropagation();
    setDragging(false);
    const position = [...(documents.current?.children ?? [])].findIndex((child) =>
      child.contains(event.target as Node),
    );
    void takeFiles(files, files.length === 1 ? SIDES[position] : undefined);
  };

  const undo = (): void => {
    reset();
    if (state.replaced.length > 0) change({...restore(state)});
    else {
      change({...restore({...state, replaced: cleared})});
      setCleared([]);
    }
    setMessage('Restored your documents.');
  };

  const clear = (): void => {
    const kept = restorable(state);
    reset();
    if (isEmpty(state) && kept.length === 0) {
      setMessage('There’s nothing to clear.');
      return;
    }
    setCleared([...kept, ...cleared]);
    change({description: '', pact: '', isOwn: false, replaced: []});
    setMessage(
      kept.length === 0 ? 'Cleared.' : 'Cleared. To restore your documents, select Undo before you leave this page.',
    );
  };

  const share = async (): Promise<void> => {
    if (isEmpty(state)) {
      setMessage('Enter a description and a pact first.');
      return;
    }
    const loaded = await prepare();
    if (loaded === undefined) return;
    try {
      const url = new URL(window.location.href);
      url.hash = await loaded.pack(SHARED, 'lab', [state.description, state.pact, JSON.stringify(state.settings)]);
      if (url.hash.length > loaded.MAX_FRAGMENT) {
        setMessage('The documents are too large for a link. Keep only the paths and interactions in question.');
        return;
      }
      setLink(url.href);
      setMessage('The link is ready. Read what it contains, and then copy it.');
      showOutcome();
    } catch {
      setMessage('Your browser can’t create this link. Send the documents as files instead.');
    }
  };

  // The reader's own documents stay until the reader decides. An example replaces them, but they can be restored.
  useEffect(() => {
    const readShared = async (hash: string): Promise<void> => {
      const loaded = await prepare();
      if (loaded === undefined) return;
      try {
        const [description, pact, stored, ...others] = await loaded.unpackAll(hash);
        if (description === undefined || pact === undefined || stored === undefined || others.length > 0)
          throw new loaded.DamagedLink('The link is damaged. Part of it may be missing.');
        const settings = readSettings(JSON.parse(stored), DEFAULTS);
        const own = latest.current;
        // The reader has returned to this page, or opened the link again.
        const isLoaded =
          own.description === description && own.pact === pact && changedSettings(own.settings, settings).length === 0;
        if (isLoaded) void compare({description, pact}, settings);
        else if (isEmpty(own)) take({description, pact}, true, 'Loaded the documents from the link.', settings);
        else {
          setOffer({documents: {description, pact}, settings});
          setMessage('This link contains two documents. Do you want to load them?');
          showOutcome();
        }
      } catch (error) {
        const reason = error instanceof loaded.DamagedLink ? error.message : 'Your browser can’t read this link.';
        setMessage(`${reason} ${UNCHANGED}`);
        showOutcome();
      }
    };
    /** Compares the stored documents again if the reader has left a result, for example, by following a link in it. */
    const showAgain = async (): Promise<void> => {
      if (compared.get() === null || (await prepare()) === undefined) return;
      const {current} = latest;
      if (!isEmpty(current)) void compare(current, current.settings, {isQuiet: true});
    };
    const read = (): boolean => {
      const {hash} = window.location;
      const name = exampleIn(hash);
      if (name !== undefined) void loadExample(name);
      else if (isShared(hash)) void readShared(hash);
      return name !== undefined || isShared(hash);
    };
    if (!read()) void showAgain();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const showPlace: ShowPlace = (side, {line, range}) => {
    setVisible(side);
    // On a narrow screen, the editor becomes visible first.
    requestAnimationFrame(() => {
      if (range !== undefined) editors[side].current?.showRange(range);
      else if (line !== undefined) editors[side].current?.showLine(line);
    });
  };

  const mark = (finding: Numbered): void => setMarks(marksOf(finding));

  const showBoth = (finding: Numbered): void => {
    mark(finding);
    const shownOnPhone = finding[visible]?.line === undefined ? SIDES.find((side) => finding[side]?.line) : undefined;
    if (shownOnPhone !== undefined) setVisible(shownOnPhone);
    const places = SIDES.flatMap((side) => {
      const line = finding[side]?.line;
      return line === undefined ? [] : [`line ${line} of the ${side}`];
    });
    setMessage(places.length === 0 ? 'This finding has no place in the documents.' : `Marked ${places.join(' and ')}.`);
    documents.current?.scrollIntoView({block: 'nearest'});
  };

  const edit = (side: Side, text: string): void => change({[side]: text, isOwn: true});

  const isOutdated =
    result !== undefined &&
    (SIDES.some((side) => result.documents[side] !== state[side]) ||
      changedSettings(result.settings, state.settings).length > 0);

  return (
    <section
      ref={section}
      className={`${playground.playground} no-print`}
      aria-label="Comparison"
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
          Comparing contracts in your browser requires JavaScript. Without it, run the comparator on your machine as
          described below, and look up each code in its output in the comparison results reference.
        </p>
      </noscript>
      <div className="needs-script" onFocus={open} onPointerEnter={open}>
        <p className={playground.privacy}>
          The comparison runs in your browser. {NOTHING_IS_SENT} unless you share a link. Your browser keeps the
          documents until you select Clear.
        </p>
        <div className={`${playground.example} ${playground.row}`} role="group" aria-label="Example">
          <label className={playground.option}>
            Example{' '}
            <select value={example} onChange={({target}) => setExample(target.value)}>
              {choices.groups.map(({label, examples}) => (
                <optgroup key={label} label={label}>
                  {examples.map(({name, summary}) => (
                    <option key={name} id={`example=${name}`} value={name}>
                      {`${name}: ${summary}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <Action onClick={() => loadExample(example)}>Load example</Action>
        </div>
        <SideSwitch label="Document" sides={SIDES} labels={LABELS} visible={visible} onChange={setVisible} />
        <div
          ref={documents}
          className={playground.documents}
          data-shown={visible === 'description' ? 'first' : 'second'}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (!isRunning) void compare();
          }}
        >
          {SIDES.map((side) => (
            <Editor
              key={side}
              ref={editors[side]}
              id={`${fieldId}-${side}`}
              label={LABELS[side]}
              language={side === 'pact' ? 'json' : 'yaml'}
              text={state[side]}
              editor={editor}
              hint={HINTS[side]}
              marks={marks?.[side]}
              isChosen={visible === side}
              onChange={(text) => edit(side, text)}
            />
          ))}
        </div>
        <div className={playground.controls}>
          <div className={playground.row} role="group" aria-label="Comparison">
            <Action onClick={() => compare()} isMain isUnavailable={isRunning}>
              Compare
            </Action>
            <Action onClick={cancel} isUnavailable={!isRunning}>
              Cancel
            </Action>
            {SIDES.map((side) => (
              <FileButton
                key={side}
                label={`Open a ${side}`}
                accept={side === 'pact' ? '.json,application/json' : '.yaml,.yml,.json'}
                open={(file) => void takeFiles([file], side)}
              />
            ))}
          </div>
          <div className={playground.row} role="group" aria-label="Documents">
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
        <SettingsPanel
          fieldId={fieldId}
          all={choices.settings}
          settings={state.settings}
          changed={changed.length}
          change={(settings, text) => {
            change({settings});
            if (text !== '') setMessage(text);
          }}
          copy={async () => {
            const loaded = await prepare();
            if (loaded !== undefined)
              setMessage(await loaded.copyText('the settings', settingsAsYaml(state.settings, DEFAULTS)));
          }}
        />
      </div>
      <div ref={outcome} className={`${playground.outcome} needs-script`}>
        <p className={playground.message} role="status">
          {[message, isRunning ? '' : (result?.verdict ?? '')].filter(Boolean).join(' ')}
        </p>
        <div role="region" aria-label="Result">
          {offer !== undefined && (
            <LinkOffer
              things="two documents"
              load={() => {
                setOffer(undefined);
                take(offer.documents, true, 'Loaded the documents from the link.', offer.settings);
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
              things="documents"
              others=" and the settings"
              copy={async () => setMessage(await actions.copyText('the link', link))}
            />
          )}
          {result !== undefined && actions !== undefined && (
            <actions.Result
              comparison={result.comparison}
              codes={actions.CODES}
              isOutdated={isOutdated}
              showPlace={showPlace}
              mark={mark}
              showBoth={showBoth}
              marked={marks?.id}
              copy={async (text) => setMessage(await actions.copyText('the raw result', text))}
            />
          )}
        </div>
      </div>
    </section>
  );
}

export default island('CompareLab', CompareLab);
