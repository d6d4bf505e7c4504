import {useEffect, useId, useState} from 'react';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface Props {
  label: string;
  hint?: string | undefined;
  value: string;
  /** ID of the element that says why the value is invalid. */
  why: string | undefined;
  /** Called when the reader leaves the field or presses Enter, so that Back doesn't undo single characters. */
  onChange: (value: string) => void;
}

/** A text field. An invalid text stays in the field, so that the reader can correct it. */
export default function TextField({label, hint, value, why, onChange}: Props) {
  const own = useId();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <>
      <input
        type="text"
        className={styles.list}
        aria-label={label}
        aria-invalid={why !== undefined}
        aria-describedby={why === undefined ? `${own}-hint` : `${why} ${own}-hint`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={({target}) => setDraft(target.value)}
        onBlur={() => {
          if (draft !== value) onChange(draft);
        }}
        onKeyDown={({key}) => {
          if (key === 'Enter' && draft !== value) onChange(draft);
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
