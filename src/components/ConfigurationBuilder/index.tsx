import {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Inline from '../DataTable/Inline';
import {copyText} from '../FileActions/save';
import {describeChange, type Shown} from './announce';
import {controlsOf, readChoices, refusalsOf, withoutChoices, writeChoice, type Edition} from './choices';
import Chooser from './Chooser';
import {filesFor} from './files';
import Result from './Result';
import styles from './styles.module.css';

interface Props {
  /** The edition of the page, which is chosen until the reader takes the other one. */
  edition: Edition;
}

/**
 * Writes a Compose file and an environment file for PactFlow On-Premises from a few choices, and lists what the reader adds. The choices are in the address;
 * nothing leaves the browser. The server writes the whole example for the choices that a new reader starts with.
 */
export default function ConfigurationBuilder({edition}: Props) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {choices, chosen, refused} = readChoices(isBrowser ? search : '', edition);
  const refusals = [...refused, ...refusalsOf(choices)];
  const files = filesFor(choices);
  const secrets = files.supplied.filter(({secret}) => secret).length;

  const [message, setMessage] = useState('');
  const before = useRef<Shown | null>(null);
  // Also when the reader goes back: the message is of what the page shows, not of what was pressed.
  useEffect(() => {
    if (!isBrowser) return;
    const after = {choices, refusals};
    const change = before.current === null ? '' : describeChange(before.current, after, secrets);
    before.current = after;
    if (change !== '') setMessage(change);
  }, [search, isBrowser]);

  const go = (next: string): void => {
    if (next === history.location.search) return;
    // A copy of the present entry, and another address in its place: the theme answers a push of its router by moving the focus to the top of the page.
    window.history.pushState(window.history.state, '', window.location.href);
    history.replace({...history.location, search: next});
  };
  const nothingChosen = Object.keys(chosen).length === 0 && refused.length === 0;

  return (
    <div className={styles.builder}>
      <noscript>
        <p className={styles.noscript}>
          The choices need JavaScript, which is off. The files below are the whole example for what is marked here:
          everything on one machine, for a trial.
        </p>
      </noscript>
      <div className={`${styles.choices} no-print`} role="group" aria-label="Choices">
        {controlsOf(choices).map((control) => (
          <Chooser
            key={control.id}
            control={control}
            // A value that the address alone had is no choice: nothing is marked until the reader chooses.
            value={refused.some((refusal) => refusal.control === control.id) ? null : choices[control.id]}
            refusals={refusals.filter((refusal) => refusal.control === control.id)}
            disabled={!isBrowser}
            onChoose={(value) => go(writeChoice(history.location.search, control.id, value))}
          />
        ))}
        <div className={`${styles.all} needs-script`}>
          <button
            type="button"
            className={styles.button}
            onClick={async () => setMessage(await copyText('The address of these choices', window.location.href))}
          >
            Copy the address of these choices
          </button>
          {/* Stays while there is nothing to undo: a control that goes away takes the keyboard's place with it. */}
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
      {refusals.length > 0 ? (
        <div className={styles.none}>
          <p>There are no files for these choices:</p>
          <ul>
            {refusals.map(({control, reason}) => (
              <li key={control + reason}>
                <Link to={`#choose-${control}`}>
                  {controlsOf(choices).find(({id}) => id === control)?.label ?? control}
                </Link>
                : <Inline text={reason} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Result edition={choices.edition} files={files} onDone={setMessage} />
      )}
    </div>
  );
}
