import {useId} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Inline from '../DataTable/Inline';
import type {Control, Refusal} from './choices';
import styles from './styles.module.css';

interface Props {
  control: Control;
  /** Null where nothing that is offered is chosen. */
  value: string | null;
  refusals: readonly Refusal[];
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** One choice: its options, and beneath them why the chosen one cannot be. */
export default function Chooser({control: {id, label, as, options}, value, refusals, disabled, onChoose}: Props) {
  const own = useId();
  const anchor = `choose-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  const why = refusals.length === 0 ? undefined : `${own}-why`;
  return (
    <fieldset
      id={anchor}
      className={styles.chooser}
      disabled={disabled}
      aria-describedby={as === 'radios' ? why : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {as === 'list' ? (
        <select
          className={styles.list}
          aria-label={label}
          aria-invalid={why !== undefined}
          aria-describedby={why}
          value={value ?? ''}
          onChange={({target}) => onChoose(target.value)}
        >
          {value === null && (
            <option value="" disabled>
              Choose one
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        options.map((option) => (
          <div key={option.value} className={styles.option}>
            <input
              type="radio"
              id={`${own}-${option.value}`}
              name={own}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.hint === undefined ? undefined : `${own}-${option.value}-hint`}
              onChange={() => onChoose(option.value)}
            />
            <label htmlFor={`${own}-${option.value}`}>{option.label}</label>
            {option.hint !== undefined && (
              <span id={`${own}-${option.value}-hint`} className={styles.hint}>
                <Inline text={option.hint} />
              </span>
            )}
          </div>
        ))
      )}
      {why !== undefined && (
        <div id={why} className={styles.refusal}>
          {refusals.map(({reason}) => (
            <p key={reason}>
              <strong>Not possible.</strong> <Inline text={reason} />
            </p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
