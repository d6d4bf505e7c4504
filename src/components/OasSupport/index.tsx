import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {outcomes, supports, type OasSupport as Row, type Outcome} from '@site/src/data/oasSupport.schema';
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

/** One table of what the comparison takes from an OpenAPI document. Rows are linked to the specification, and can be linked to by their id. */
export default function OasSupport({rows, group, what}: Props) {
  const shown = rows.filter((row) => row.group === group);
  const hasDialect = shown.some(({dialect}) => dialect !== undefined);
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{hasDialect ? 'OpenAPI, dialect' : 'OpenAPI'}</th>
          <th scope="col">Breach in a request</th>
          <th scope="col">Breach in a response</th>
          <th scope="col">Support</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id} id={row.id}>
            <td>
              <Link to={row.spec}>
                <Prose>{row.name}</Prose>
              </Link>
            </td>
            <td>
              {row.versions.join(', ')}
              {row.dialect !== undefined && row.dialect !== 'all' && <span className={styles.strict}>{row.dialect}</span>}
            </td>
            <Cell outcome={row.request} strict={row.strict?.request} />
            <Cell outcome={row.response} strict={row.strict?.response} />
            <td>{supports[row.support]}</td>
            <td>
              <Prose>{row.note}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
