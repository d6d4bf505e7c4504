import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot, useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  conflictsOf,
  controlsOf,
  noteOf,
  parameterOf,
  preferredChoices,
  readChoices,
  withEarlierChoices,
  withoutChoices,
  writeChoice,
} from '@site/src/labs/pipeline/choices';
import {generate} from '@site/src/labs/pipeline/generate';
import ChoiceField from '../ConfigurationBuilder/ChoiceField';
import Conflicts from '../ConfigurationBuilder/Conflicts';
import {pushSearch} from '../ConfigurationBuilder/pushSearch';
import styles from '../ConfigurationBuilder/styles.module.css';
import {copyText} from '../FileActions/save';
import {readProfile} from '../Preferences/store';
import {island} from '../StaticContent/island';
import {describeChange, type Snapshot} from './announce';
import Result from './Result';

/** Keeps the choices of the last visit. A link overrides them. */
const slot = createStorageSlot('docs.pipeline');

const loadActions = () => import(/* webpackChunkName: "pipe" */ './actions');

/**
 * Generates the pipeline of an application from a few choices. The URL stores the choices, and nothing leaves the
 * browser. The server renders the files for the default choices, so that the page is useful without JavaScript.
 */
export function PipelineLab() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {siteConfig} = useDocusaurusContext();
  const site = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
  const search = useHistorySelector(({location}) => location.search);
  const {choices, isChosen, invalid, entered} = readChoices(isBrowser ? search : '');
  const conflicts = [...invalid, ...conflictsOf(choices)];
  const key = conflicts.length > 0 ? '' : JSON.stringify(choices);
  const generated = useMemo(() => (key === '' ? undefined : generate(choices, site)), [key, site]);

  const [message, setMessage] = useState('');
  const before = useRef<Snapshot | null>(null);
  // The message depends on what the page shows instead of on clicks, so that it's correct after going back too.
  useEffect(() => {
    if (!isBrowser) return;
    const [earlierSnapshot, after] = [before.current, {choices, conflicts}];
    before.current = after;
    if (earlierSnapshot === null) return;
    setMessage((shown) => describeChange(earlierSnapshot, after, generated?.files.length ?? 0) || shown);
  }, [search, isBrowser]);

  // The URL contains these choices, too, so that it means the same for everyone.
  useEffect(() => {
    const next = preferredChoices(history.location.search, readProfile(history.location.search));
    if (next === undefined) return;
    // What follows isn't a change by the reader.
    before.current = null;
    setMessage('Some choices are preselected based on your preferences. You can change them here.');
    history.replace({...history.location, search: next});
  }, [history]);

  // A shared URL must mean the same for everyone, so the choices of an earlier visit are added only on request.
  const [earlier, setEarlier] = useState('');
  const restored = withEarlierChoices(search, earlier);
  useEffect(() => setEarlier(slot.get() ?? ''), []);

  /** The choices before the reader started over. */
  const [discarded, setDiscarded] = useState<string>();

  const go = (next: string): void => {
    slot.set(next);
    pushSearch(history, next);
  };

  const startOver = (): void => {
    setDiscarded(search);
    go(withoutChoices(history.location.search));
  };

  const undo = (): void => {
    if (discarded === undefined) return;
    go(discarded);
    setDiscarded(undefined);
  };

  const downloadZip = async (): Promise<void> => {
    if (generated === undefined) return;
    try {
      setMessage((await loadActions()).downloadAll(generated.files));
    } catch {
      setMessage('The script that creates the ZIP file couldn’t be loaded. Check your connection, and try again.');
    }
  };

  /** A button that does nothing while it's unavailable. It isn't disabled, so that it keeps the focus. */
  const action = (label: string, onClick: () => unknown, isUnavailable = false) => (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isUnavailable || !isBrowser}
      onClick={() => {
        if (!isUnavailable) void onClick();
      }}
    >
      {label}
    </button>
  );

  return (
    <div className={styles.builder}>
      <noscript>
        <p className={styles.noscript}>
          Changing these choices requires JavaScript. The files below are complete for the default choices.
        </p>
      </noscript>
      <div className={`${styles.choices} no-print`} role="group" aria-label="Choices">
        {controlsOf(choices).map((control) => (
          <ChoiceField
            key={control.id}
            control={control}
            parameter={parameterOf(control.id)}
            // If the URL has an invalid value, no option is selected, and a text stays as the reader entered it.
            value={
              invalid.some((conflict) => conflict.control === control.id)
                ? control.as === 'text'
                  ? (entered[control.id] ?? '')
                  : null
                : choices[control.id]
            }
            conflicts={conflicts.filter((conflict) => conflict.control === control.id)}
            status={noteOf(control.id, choices)}
            disabled={!isBrowser}
            onChange={(value, isDraft) => {
              const next = writeChoice(history.location.search, control.id, value);
              // An unfinished text isn't an error yet.
              if (isDraft === true && readChoices(next).invalid.some(({control: id}) => id === control.id)) return;
              setDiscarded(undefined);
              go(next);
            }}
          />
        ))}
        <div className={`${styles.actions} needs-script`}>
          {action('Download all as ZIP', downloadZip, generated === undefined)}
          {action('Copy link to these choices', async () =>
            setMessage(await copyText('the link to these choices', window.location.href)),
          )}
          {earlier !== '' &&
            action('Restore earlier choices', () => go(restored), restored === withEarlierChoices(search, ''))}
          {action('Start over', startOver, !isChosen)}
          {action('Undo', undo, discarded === undefined)}
        </div>
      </div>
      <p className={`${styles.message} no-print`} role="status">
        {message}
      </p>
      {generated === undefined ? (
        <div className={styles.none}>
          <p>There are no files for these choices:</p>
          <Conflicts conflicts={conflicts} controls={controlsOf(choices)} parameterOf={parameterOf} />
        </div>
      ) : (
        <Result generated={generated} onDone={setMessage} />
      )}
    </div>
  );
}

export default island('PipelineLab', PipelineLab);
