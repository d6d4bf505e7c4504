import {useId} from 'react';
import {isWhole, widened} from './address';
import {facetValues, type Column, type View} from './rows';
import styles from './styles.module.css';

/** Up to this many values stand side by side; more go into a list. */
const SIDE_BY_SIDE = 7;

interface FacetProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  column: Column<Row>;
  view: View;
  onChoose: (values: readonly string[]) => void;
}

function Facet<Row>({rows, columns, column, view, onChoose}: FacetProps<Row>) {
  const id = useId();
  const values = facetValues(rows, columns, column, view);
  const chosen = view.chosen[column.id] ?? [];
  if (values.length > SIDE_BY_SIDE) {
    return (
      <div className={styles.facet}>
        <label className={styles.name} htmlFor={id}>
          {column.label}
        </label>
        <select
          id={id}
          className={styles.field}
          value={chosen[0] ?? ''}
          onChange={({target}) => onChoose(target.value === '' ? [] : [target.value])}
        >
          <option value="">All</option>
          {values.map(({value, count}) => (
            <option key={value} value={value}>
              {value} ({count})
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.name}>{column.label}</legend>
      <div className={styles.choices}>
        {values.map(({value, count}) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({target}) =>
                onChoose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {value} <span className={styles.count}>({count})</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  view: View;
  /** Rows that the view leaves. */
  shown: number;
  /** What a row is, in the plural, such as `permissions`. */
  unit: string;
  onChange: (view: View) => void;
}

/** Filter, facets, and how many rows they leave. */
export default function Controls<Row>({rows, columns, view, shown, unit, onChange}: Props<Row>) {
  const id = useId();
  return (
    <div className={`${styles.controls} needs-script`}>
      <div className={styles.facet}>
        <label className={styles.name} htmlFor={id}>
          Filter {unit}
        </label>
        <input
          id={id}
          type="search"
          className={styles.field}
          value={view.query}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => onChange({...view, query: target.value})}
        />
      </div>
      {columns
        .filter(({facet}) => facet !== undefined)
        .map((column) => (
          <Facet
            key={column.id}
            rows={rows}
            columns={columns}
            column={column}
            view={view}
            onChoose={(values) => onChange({...view, chosen: {...view.chosen, [column.id]: values}})}
          />
        ))}
      <p className={styles.status}>
        <span role="status">
          {shown} of {rows.length} {unit}
        </span>
        {/* Stays while there is nothing to widen: a control that goes away takes the keyboard's place with it. */}
        <button
          type="button"
          className={styles.clear}
          aria-disabled={isWhole(view)}
          onClick={() => onChange(widened(view))}
        >
          Show all
        </button>
      </p>
    </div>
  );
}
