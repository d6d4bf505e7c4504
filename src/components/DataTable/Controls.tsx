import {useState} from 'react';
import {useIslandId} from '../StaticContent/island';
import {isUnfiltered, withoutFilters} from './urlState';
import {facetValues, type Column, type View} from './rows';
import styles from './styles.module.css';

/** Up to this many values are shown as checkboxes, more as a list. */
const MAX_CHECKBOXES = 7;

interface FacetProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  column: Column<Row>;
  view: View;
  onChoose: (values: readonly string[]) => void;
}

function Facet<Row>({rows, columns, column, view, onChoose}: FacetProps<Row>) {
  const id = useIslandId(column.id);
  const values = facetValues(rows, columns, column, view);
  const chosen = view.chosen[column.id] ?? [];
  const label = column.facetLabel ?? column.label;
  if (column.facetControl === 'list' || values.length > MAX_CHECKBOXES) {
    return (
      <div className={styles.facet}>
        <label className={styles.label} htmlFor={id}>
          {label}
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
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {values.map(({value, count}) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.checkbox}
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
  /** Number of rows that match the view. */
  shown: number;
  /** Plural noun for the rows, such as `permissions`. */
  unit: string;
  /** Whether a button opens the facets if the style sheet of the table collapses them. */
  isCollapsible?: boolean;
  /** A sentence after the number of rows. */
  note?: string | undefined;
  onChange: (view: View) => void;
}

/** The text filter, the facets, and the number of matching rows. */
export default function Controls<Row>({rows, columns, view, shown, unit, isCollapsible, note, onChange}: Props<Row>) {
  const id = useIslandId('filter');
  const [isOpen, setOpen] = useState(false);
  const chosen = Object.values(view.chosen).filter((values) => values.length > 0).length;
  return (
    <div className={`${styles.controls} needs-script`}>
      <div className={styles.facet}>
        <label className={styles.label} htmlFor={id}>
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
      {isCollapsible && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-facets`}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{chosen > 0 && ` (${chosen})`}
        </button>
      )}
      <div id={`${id}-facets`} className={styles.facets}>
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
      </div>
      <p className={styles.status}>
        <span role="status">
          {shown} of {rows.length} {unit}
          {note !== undefined && `. ${note}`}
        </span>
        {/* Rendered even when nothing is filtered, because removing a focused button would lose keyboard focus. */}
        <button
          type="button"
          className={styles.clear}
          aria-disabled={isUnfiltered(view)}
          onClick={() => onChange(withoutFilters(view))}
        >
          Clear filters
        </button>
      </p>
    </div>
  );
}
