import {useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot, useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isoDay, shortPatchStatus} from '@site/src/data/supportRules';
import {copyText} from '../FileActions/save';
import type {Snapshot} from './announce';
import {
  conflictsOf,
  controlsOf,
  parameterOf,
  readChoices,
  withEarlierChoices,
  withoutChoices,
  writeChoice,
  type ReleaseLine,
} from './choices';
import ChoiceField from './ChoiceField';
import Conflicts from './Conflicts';
import {pushSearch} from './pushSearch';
import Result from './Result';
import styles from './styles.module.css';
import {loadGenerator, useGenerated} from './useGenerated';
import {island} from '../StaticContent/island';

interface Props {
  /** The release line of the page, which is selected by default. */
  releaseLine: ReleaseLine;
  /** The files for the default choices as JSON. The `configuration-builder` plugin adds them to the page. */
  defaults?: string;
}

/** Loads the generator early. If that fails, the page reports it when the reader makes a choice. */
const preload = (): void => {
  loadGenerator().catch(() => undefined);
};

/**
 * Generates a Compose file, Kubernetes manifests, or an environment file for PactFlow On-Premises from a few choices,
 * and lists the values that the reader needs to add. The URL stores the choices, and nothing leaves the browser, which
 * also remembers the last choices, for example, for a reader who comes back from another page. The
 * page contains the files for the default choices. The script that generates others loads when it's needed.
 */
export function ConfigurationBuilder({releaseLine, defaults}: Props) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {choices, chosen, invalid, entered} = readChoices(isBrowser ? search : '', releaseLine);
  const conflicts = [...invalid, ...conflictsOf(choices)];
  const {generated, failed, retry} = useGenerated(choices, releaseLine, defaults);
  const secrets = generated?.supplied.filter(({secret}) => secret).length ?? 0;
  const isReady = generated !== undefined || conflicts.length > 0;

  const [message, setMessage] = useState('');
  const before = useRef<Snapshot | null>(null);
  // The message depends on what the page shows instead of on clicks, so that it's correct after going back too.
  useEffect(() => {
    if (!isBrowser || !isReady) return;
    const [earlierSnapshot, after] = [before.current, {choices, conflicts}];
    before.current = after;
    if (earlierSnapshot === null) return;
    loadGenerator().then(
      ({describeChange}) => setMessage((shown) => describeChange(earlierSnapshot, after, secrets) || shown),
      () => undefined,
    );
  }, [search, isBrowser, isReady]);

  // A shared URL must mean the same for everyone, so the choices of an earlier visit are added only on request.
  const slot = createStorageSlot(`docs.builder.${releaseLine}`);
  const [earlier, setEarlier] = useState('');
  const restore = (stored: string): string => withEarlierChoices(search, stored);
  useEffect(() => {
    const stored = slot.get() ?? '';
    if (restore(stored) !== restore('')) setEarlier(stored);
  }, [releaseLine]);

  const go = (next: string): void => {
    slot.set(next);
    pushSearch(history, next);
  };
  const nothingChosen = Object.keys(chosen).length === 0 && invalid.length === 0;

  return (
    <div className={styles.builder}>
      <noscript>
        <p className={styles.noscript}>
          Changing these choices requires JavaScript. The files below are complete for the default choices.
        </p>
      </noscript>
      <div
        className={`${styles.choices} no-print`}
        role="group"
        aria-label="Choices"
        onFocus={preload}
        onPointerEnter={preload}
      >
        {controlsOf(choices).map((control) => (
          <ChoiceField
            key={control.id}
            control={control}
            parameter={parameterOf(control.id)}
            // If the URL has an invalid value, nothing is selected until the reader makes a choice.
            value={
              entered[control.id] ??
              (invalid.some((conflict) => conflict.control === control.id) ? null : choices[control.id])
            }
            conflicts={conflicts.filter((conflict) => conflict.control === control.id)}
            status={
              control.id === 'release'
                ? shortPatchStatus(choices.release, isBrowser ? isoDay(new Date()) : undefined)
                : undefined
            }
            disabled={!isBrowser}
            onChange={(value, isDraft) => {
              const next = writeChoice(history.location.search, control.id, value);
              // An unfinished text isn't an error yet.
              if (!isDraft || !readChoices(next, releaseLine).invalid.some(({control: id}) => id === control.id))
                go(next);
            }}
          />
        ))}
        <div className={`${styles.actions} needs-script`}>
          <button
            type="button"
            className={styles.button}
            onClick={async () => setMessage(await copyText('the link to these choices', window.location.href))}
          >
            Copy link to these choices
          </button>
          {earlier !== '' && (
            <button
              type="button"
              className={styles.button}
              aria-disabled={restore(earlier) === restore('')}
              onClick={() => go(restore(earlier))}
            >
              Restore earlier choices
            </button>
          )}
          {/* Rendered even when nothing is selected, because removing a focused button would lose keyboard focus. */}
          <button
            type="button"
            className={styles.button}
            aria-disabled={nothingChosen}
            onClick={() => go(withoutChoices(history.location.search))}
          >
            Start over
          </button>
        </div>
      </div>
      <p className={`${styles.message} no-print`} role="status">
        {message}
      </p>
      {conflicts.length > 0 ? (
        <div className={styles.none}>
          <p>These choices don’t work together:</p>
          <Conflicts conflicts={conflicts} controls={controlsOf(choices)} parameterOf={parameterOf} />
        </div>
      ) : generated !== undefined ? (
        <Result releaseLine={choices.releaseLine} generated={generated} onDone={setMessage} />
      ) : failed ? (
        <div className={styles.none} role="alert">
          <p>
            The script that generates the files couldn’t be loaded. Check your connection. The page keeps your choices.
          </p>
          <button type="button" className={styles.button} onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        <p aria-busy>Generating the files…</p>
      )}
    </div>
  );
}

export default island('ConfigurationBuilder', ConfigurationBuilder);
