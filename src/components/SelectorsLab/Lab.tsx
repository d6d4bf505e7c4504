import {useEffect, useMemo, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {describeWorld} from '@site/src/labs/selectors/explain';
import {SCENARIOS} from '@site/src/labs/selectors/scenarios';
import {
  answerFor,
  FRAGMENT,
  fromText,
  initialState,
  isSameState,
  scenarioIn,
  scenarioWith,
  SHARED_FRAGMENT,
  toText,
  worldOf,
  type LabState,
} from '@site/src/labs/selectors/state';
import Action from '../Lab/Action';
import {useStoredState} from '../Playground/useStoredState';
import {useIslandId} from '../StaticContent/island';
import LinkField from '../CanIDeployLab/LinkField';
import lab from '../CanIDeployLab/styles.module.css';
import {
  currentState,
  initialProgress,
  isSameProgress,
  readProgress,
  stateOf,
  withState,
  type Progress,
} from './progress';
import Result from './Result';
import Settings from './Settings';
import World from './World';

/** What appears below the buttons. */
type Shown =
  {kind: 'none'} | {kind: 'offer'; state: LabState} | {kind: 'link'; url: string; copy: () => Promise<string>};

const KEY = 'docs.selectors';

const INITIAL = initialProgress();

const FORMAT = {read: readProgress, isSame: isSameProgress};

/** Milliseconds without a letter, after which the lab answers. */
const PAUSE = 400;

/** The most changes that can be undone. */
const MAX_HISTORY = 100;

const OPENED = 'Opened the settings from the link.';
const UNREADABLE = 'The link is damaged. Part of it may be missing. Your settings are unchanged.';

const loadShare = () => import(/* webpackChunkName: "lbsh" */ '../Lab/sharedText');

/**
 * A provider's build, whose settings readers edit to see which pacts it fetches, which of them are pending, and whether
 * it fails. Everything runs in the browser.
 */
export default function Lab() {
  const isBrowser = useIsBrowser();
  const {collectAnchor} = useBrokenLinks();
  const fieldId = useIslandId('selectors');
  const page = useBaseUrl('/learn/can-i-deploy');
  const [progress, change] = useStoredState<Progress>(KEY, INITIAL, FORMAT);
  const [history, setHistory] = useState<readonly LabState[]>([]);
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<Shown>({kind: 'none'});
  /** The state before the reader started to type. The result is about it until the reader pauses. */
  const [before, setBefore] = useState<LabState>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const section = useRef<HTMLElement>(null);

  const state = useMemo(() => currentState(progress), [progress]);
  const {scenario} = state;
  const latest = useRef(progress);
  latest.current = progress;
  const pacts = useMemo(() => describeWorld(worldOf(state)), [state]);
  const answer = useMemo(() => answerFor(before ?? state), [before, state]);

  /** Shows a state, keeps it, and writes its scenario into the URL. */
  const keep = (next: LabState): void => {
    const after = withState(latest.current, next);
    latest.current = after;
    change(after);
    window.history.replaceState(window.history.state, '', `#${FRAGMENT}=${next.scenario.id}`);
  };

  const remember = (earlier: LabState): void => setHistory((all) => [...all, earlier].slice(-MAX_HISTORY));

  const stopTyping = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setBefore(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: LabState, text: string): void => {
    stopTyping();
    setShown({kind: 'none'});
    keep(next);
    setMessage(text);
  };

  /** Shows a state instead of the one that its scenario has, which Undo restores. */
  const replace = (next: LabState, text: string): void => {
    remember(stateOf(latest.current, next.scenario));
    show(next, text);
  };

  const edit = (changes: Partial<LabState>, text = ''): void =>
    replace({...currentState(latest.current), ...changes}, text);

  const type = (changes: Partial<LabState>): void => {
    const current = currentState(latest.current);
    if (timer.current === undefined) {
      remember(current);
      setBefore(current);
      setShown({kind: 'none'});
      setMessage('');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(stopTyping, PAUSE);
    keep({...current, ...changes});
  };

  const act = (index: number, label: string): void => {
    const {done} = currentState(latest.current);
    if (done.includes(index)) setMessage(`Already done: ${label}. Select Undo to go back.`);
    else edit({done: [...done, index]}, `Done: ${label}.`);
  };

  const undo = (): void => {
    const earlier = history.filter((one) => one.scenario === scenario).at(-1);
    if (earlier === undefined) {
      setMessage('There’s nothing to undo.');
      return;
    }
    setHistory(history.filter((one) => one !== earlier));
    show(earlier, 'Undid the last change.');
  };

  const reset = (): void => {
    const initial = initialState(scenario);
    if (isSameState(state, initial)) show(initial, 'Nothing was changed.');
    else replace(initial, 'Reset the scenario. Select Undo to restore your changes.');
  };

  const share = async (): Promise<void> => {
    try {
      const {toSharedFragment, copyText} = await loadShare();
      const url = new URL(page, window.location.origin);
      url.hash = await toSharedFragment(SHARED_FRAGMENT, toText(currentState(latest.current)));
      setShown({kind: 'link', url: url.href, copy: () => copyText('the link', url.href)});
      setMessage('The link is ready.');
    } catch {
      setMessage('The link couldn’t be created. Check your connection, and try again. Your settings are unchanged.');
    }
  };

  /** Takes the state of a shared link, unless it would replace changes of the reader. */
  const take = (linked: LabState): void => {
    const own = stateOf(latest.current, linked.scenario);
    if (isSameState(own, initialState(own.scenario)) || isSameState(linked, own)) show(linked, OPENED);
    else {
      setShown({kind: 'offer', state: linked});
      setMessage('This link contains other settings than yours. Decide which ones to keep.');
    }
  };

  useEffect(() => {
    const read = async (): Promise<void> => {
      const {hash} = window.location;
      const id = scenarioIn(hash);
      const isShared = hash.startsWith(`#${SHARED_FRAGMENT}=`);
      if (id === undefined && !isShared) return;
      let linked: LabState | undefined;
      if (isShared)
        try {
          linked = fromText((await (await loadShare()).fromSharedFragment(hash)) ?? '');
        } catch {
          setMessage(
            'The link couldn’t be read. Check your connection, and open it again. Your settings are unchanged.',
          );
          return;
        }
      section.current?.scrollIntoView();
      latest.current = readProgress(createStorageSlot(KEY).get()) ?? latest.current;
      const named = scenarioWith(id ?? '');
      if (linked !== undefined) take(linked);
      else if (named !== undefined) show(stateOf(latest.current, named), '');
      else setMessage(UNREADABLE);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  for (const {id} of SCENARIOS) collectAnchor(`${FRAGMENT}=${id}`);

  return (
    <section ref={section} className={`${lab.lab} no-print`} aria-labelledby={`${fieldId}-title`} data-no-extract>
      <p className={lab.title} id={`${fieldId}-title`}>
        Which pacts does the build verify?
      </p>
      <noscript>
        <p>Changing the settings requires JavaScript. Without it, you see how the first scenario starts.</p>
      </noscript>
      <p className={`${lab.row} needs-script`}>
        <label className={lab.option}>
          Scenario{' '}
          <select
            value={scenario.id}
            onChange={({target}) => {
              const chosen = scenarioWith(target.value);
              if (chosen !== undefined) show(stateOf(latest.current, chosen), `Opened “${chosen.title}”.`);
            }}
          >
            {SCENARIOS.map(({id, title}) => (
              // Links to a scenario have its ID in their fragment, which has to exist on the page.
              <option key={id} id={`${FRAGMENT}=${id}`} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>{scenario.situation}</p>
      <p>
        <strong>{scenario.question}</strong>
      </p>
      <details key={scenario.id} className={lab.publish}>
        <summary>Answer, and what you can try</summary>
        <p>{scenario.answer}</p>
        <ul>
          {scenario.tries.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <World pacts={pacts} />
      <div className={`${lab.controls} needs-script`}>
        <Settings
          state={state}
          problems={answer.problems}
          fieldId={fieldId}
          isReadOnly={!isBrowser}
          onType={type}
          onChange={edit}
        />
        {scenario.actions.length > 0 && (
          <div className={lab.row} role="group" aria-label="What happens next">
            {scenario.actions.map(({label}, index) => (
              <Action key={label} isUnavailable={!isBrowser} onClick={() => act(index, label)}>
                {label}
              </Action>
            ))}
          </div>
        )}
        <div className={lab.row} role="group" aria-label="Lab">
          <Action onClick={undo} isUnavailable={!isBrowser}>
            Undo
          </Action>
          <Action onClick={share} isUnavailable={!isBrowser}>
            Share
          </Action>
          <Action onClick={reset} isUnavailable={!isBrowser}>
            Reset
          </Action>
        </div>
      </div>
      <p className={`${lab.message} needs-script`} role="status">
        {message}
      </p>
      {shown.kind === 'offer' && (
        <p className={lab.row}>
          <Action onClick={() => replace(shown.state, OPENED)}>Open the settings from the link</Action>
          <Action onClick={() => show(stateOf(latest.current, shown.state.scenario), 'Your settings are unchanged.')}>
            Keep my settings
          </Action>
        </p>
      )}
      {shown.kind === 'link' && (
        <>
          <p className={lab.soft}>
            The link contains the scenario, the selectors as you typed them, and the other settings, compressed, after
            the <code>#</code>. Browsers don’t send this part to a server, but everyone who gets the link can read it.
          </p>
          <p className={lab.row}>
            <LinkField url={shown.url} onCopy={async () => setMessage(await shown.copy())} />
          </p>
        </>
      )}
      <Result {...answer} />
      <p className={lab.soft}>
        <Link to="/docs/which-pacts-are-verified">Which pacts does a provider verify?</Link> explains the rules.
      </p>
    </section>
  );
}
