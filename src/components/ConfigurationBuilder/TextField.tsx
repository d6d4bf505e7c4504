import {useEffect, useState} from 'react';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface Props {
  /** Base of the ids in the field. */
  id: string;
  label: string;
  hint?: string | undefined;
  value: string;
  /** ID of the element that says why the value is invalid. */
  why: string | undefined;
  /** ID of the element with a note about the value. */
  status: string | undefined;
  /**
   * Called when the reader leaves the field, presses Enter, or stops typing, so that Back doesn't undo single
   * characters.
   *
   * @param isDraft whether the reader is still in the field and might continue
   */
  onChange: (value: string, isDraft: boolean) => void;
}

/** Milliseconds without typing after which the text is reported. */
const PAUSE = 400;

/** A text field. An invalid text stays in the field, so that the reader can correct it. */
export default function TextField({id: own, label, hint, value, why, status, onChange}: Props) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  // If the files changed only when the reader presses a button below the field, the button would move, and the browser
  // would drop the click.
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => onChange(draft, true), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <>
      <input
        type="text"
        className={styles.list}
        aria-label={label}
        aria-invalid={why !== undefined}
        aria-describedby={[why, status, `${own}-hint`].filter((described) => described !== undefined).join(' ')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={({target}) => setDraft(target.value)}
        onBlur={() => {
          if (draft !== value) onChange(draft, false);
        }}
        onKeyDown={({key}) => {
          if (key === 'Enter' && draft !== value) onChange(draft, false);
        }}
      />
      {hint !== undefined && (
        <span id={`${own}-hint`} className={styles.hint}>
          <Inline text={hint} />
        </span>
      )}
    </>
  );
}
