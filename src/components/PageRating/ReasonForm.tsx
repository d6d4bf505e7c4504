import {useState} from 'react';
import Translate from '@docusaurus/Translate';
import {REASON_LENGTH} from './rating';
import styles from './styles.module.css';

interface Props {
  /** Gets what the reader typed, which can be empty. */
  onSend(typed: string): void;
  onSkip(): void;
}

const FIELD = 'page-rating-reason';
const NOTE = `${FIELD}-note`;

/** Asks why the page wasn't useful. Readers can skip the question, also with Escape. */
export default function ReasonForm({onSend, onSkip}: Props) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(typed);
      }}
      onKeyDown={(event) => {
        // While an input method shows suggestions, Escape closes them.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onSkip();
      }}
    >
      <label htmlFor={FIELD}>
        <Translate id="pageRating.reason">What’s missing or wrong? (optional)</Translate>
      </label>
      <input
        id={FIELD}
        className={styles.field}
        type="text"
        autoComplete="off"
        maxLength={REASON_LENGTH}
        aria-describedby={NOTE}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={styles.button}>
        <Translate id="pageRating.send">Send</Translate>
      </button>
      <button type="button" className={styles.button} onClick={onSkip}>
        <Translate id="pageRating.skip">Skip</Translate>
      </button>
      <small id={NOTE}>
        <Translate id="pageRating.reasonNote">Don’t include personal data, such as names or email addresses.</Translate>
      </small>
    </form>
  );
}
