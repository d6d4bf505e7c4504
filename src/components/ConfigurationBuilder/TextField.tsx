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
  const [lastValue, setLastValue] = useState(value);
  /** The text that this field reported last, until it's the value. */
  const [reported, setReported] = useState<string>();
  if (value !== lastValue) {
    setLastValue(value);
    setReported(undefined);
    // On a slow computer, the reader might already be typing something else when the field's own text arrives.
    if (value !== reported) setDraft(value);
  }
  const report = (isDraft: boolean): void => {
    setReported(draft);
    onChange(draft, isDraft);
  };
  // If the files changed only when the reader presses a button below the field, the button would move, and the browser
  // would drop the click.
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => report(true), PAUSE);
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
          if (draft !== value) report(false);
        }}
        onKeyDown={({key}) => {
          if (key === 'Enter' && draft !== value) report(false);
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
