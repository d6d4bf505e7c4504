import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {outcomes, supports, type OasSupport as Row, type Outcome} from '@site/src/data/oasSupportRules';
import {inlineCode} from './inlineCode';
import styles from './styles.module.css';

/** Text of a data file: code between backticks. */
function Prose({children}: {children: string}) {
  return inlineCode(children).map(({text, code}, index) => (code ? <code key={index}>{text}</code> : text));
}

function Cell({outcome, strict}: {outcome: Outcome; strict: Outcome | undefined}) {
  if (outcome === 'none') return <td aria-label={outcomes.none}>–</td>;
  return (
    <td>
      {outcomes[outcome]}
      {strict !== undefined && <span className={styles.strict}>Strict: {outcomes[strict].toLowerCase()}</span>}
    </td>
  );
}

interface Props {
  /** Rows of `src/data/oasFeatures.ts` or `src/data/oasKeywords.ts`. */
  rows: readonly (Row & {group: string; dialect?: string})[];
  /** The rows of which group are shown. */
  group: string;
  /** Heading of the first column. */
  what: string;
}

/**
 * One table of what the comparison takes from an OpenAPI document. Rows are linked to the specification, and can be linked to by their id. A side that
 * no row of the group has gets no column.
 */
export default function OasSupport({rows, group, what}: Props) {
  const shown = rows.filter((row) => row.group === group);
  const hasDialect = shown.some(({dialect}) => dialect !== undefined);
  const sides = (['request', 'response'] as const).filter((side) => shown.some((row) => row[side] !== 'none'));
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{hasDialect ? 'OpenAPI, dialect' : 'OpenAPI'}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              Breach in a {side}
            </th>
          ))}
          <th scope="col">Support</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id} id={row.id}>
            <td className={styles.name}>
              <Link to={row.spec}>
                <Prose>{row.name}</Prose>
              </Link>
            </td>
            <td>
              {row.versions.join(', ')}
              {row.dialect !== undefined && row.dialect !== 'all' && <span className={styles.strict}>{row.dialect}</span>}
            </td>
            {sides.map((side) => (
              <Cell key={side} outcome={row[side]} strict={row.strict?.[side]} />
            ))}
            <td>{supports[row.support]}</td>
            <td className={styles.note}>
              <Prose>{row.note}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
