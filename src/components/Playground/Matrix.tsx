import type {MatrixRow} from '@site/src/labs/protocol';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

function Version({name, number, environments}: {name: string; number: string | null; environments: readonly string[]}) {
  return (
    <>
      {name} {number ?? '(no version)'}
      {environments.length > 0 && <> (in {environments.join(', ')})</>}
    </>
  );
}

/** Rows of the broker's matrix. */
export default function Matrix({caption, rows}: {caption: string; rows: readonly MatrixRow[]}) {
  if (rows.length === 0) return null;
  return (
    <ScrollableTable>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Consumer version</th>
          <th scope="col">Provider version</th>
          <th scope="col">Compatible</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td>
              <Version name={row.consumer} number={row.consumerVersion} environments={row.consumerEnvironments} />
            </td>
            <td>
              <Version name={row.provider} number={row.providerVersion} environments={row.providerEnvironments} />
            </td>
            <td>{row.success === null ? 'Unknown' : row.success ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
