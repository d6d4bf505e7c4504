import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useIslandId} from '../StaticContent/island';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';
import TextField from './TextField';

interface Option {
  value: string;
  label: string;
  /** Short explanation that can contain `code` and links. */
  hint?: string;
}

interface FormControl {
  label: string;
  as: 'radios' | 'list' | 'text';
  /** Empty for a text field. */
  options: readonly Option[];
  /** Explains a text field. Can contain `code` and links. */
  hint?: string;
}

interface Props {
  control: FormControl;
  /** The URL parameter, which is also part of the field's ID. */
  parameter: string;
  /** Null if the value isn't one of the options. */
  value: string | null;
  conflicts: readonly {reason: string}[];
  /** Shown below a list or a text field. */
  status?: string | undefined;
  disabled: boolean;
  /** @param isDraft whether the reader is still typing */
  onChange: (value: string, isDraft?: boolean) => void;
}

/** A choice with its options, and the reasons if the selected one isn't possible. */
export default function ChoiceField({
  control: {label, as, options, hint},
  parameter,
  value,
  conflicts,
  status,
  disabled,
  onChange,
}: Props) {
  const own = useIslandId(parameter);
  const anchor = `choose-${parameter}`;
  useBrokenLinks().collectAnchor(anchor);
  const why = conflicts.length === 0 ? undefined : `${own}-why`;
  const statusId = status === undefined ? undefined : `${own}-status`;
  return (
    <fieldset
      id={anchor}
      className={styles.field}
      disabled={disabled}
      aria-describedby={as === 'radios' ? why : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {as === 'text' ? (
        <TextField
          id={own}
          label={label}
          hint={hint}
          value={value ?? ''}
          why={why}
          status={statusId}
          onChange={onChange}
        />
      ) : as === 'list' ? (
        <select
          className={styles.list}
          aria-label={label}
          aria-invalid={why !== undefined}
          aria-describedby={[statusId, why].filter((described) => described !== undefined).join(' ') || undefined}
          value={value ?? ''}
          onChange={({target}) => onChange(target.value)}
        >
          {value === null && (
            <option value="" disabled>
              Select one
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
              className={styles.radio}
              id={`${own}-${option.value}`}
              name={own}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.hint === undefined ? undefined : `${own}-${option.value}-hint`}
              onChange={() => onChange(option.value)}
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
      {status !== undefined && (
        <p id={statusId} className={styles.status}>
          {status}
        </p>
      )}
      {why !== undefined && (
        <div id={why} className={styles.conflict}>
          {conflicts.map(({reason}) => (
            <p key={reason}>
              <strong>{as === 'text' ? 'Not valid.' : 'Not possible.'}</strong> <Inline text={reason} />
            </p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
