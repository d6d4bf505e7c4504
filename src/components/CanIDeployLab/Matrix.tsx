import type {Cell, MatrixCell, PairMatrix} from '@site/src/labs/canIDeploy/explain';
import type {Simulation} from '@site/src/labs/canIDeploy/world';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

interface Props {
  simulation: Simulation;
  matrices: readonly PairMatrix[];
  selected: Cell | undefined;
  onSelect: (cell: MatrixCell) => void;
}

/** What the button of a cell says. */
const textOf = ({success, isBlocking, isChecked}: MatrixCell): string => {
  const result = success === null ? 'No result' : success ? 'Passed' : 'Failed';
  return isBlocking ? `${result}, blocks` : isChecked ? `${result}, checked` : result;
};

const keyOf = ({consumer, consumerVersion, provider, providerVersion}: Cell): string =>
  [consumer, consumerVersion, provider, providerVersion].join(' ');

/** The results of all versions, in a table for each pair of applications. Each result is a button that explains it. */
export default function Matrix({simulation: {versions, placed}, matrices, selected, onSelect}: Props) {
  const detailsOf = (name: string, number: string): string => {
    const branch = versions.find(({application, version}) => application === name && version === number)?.branch;
    const places = placed
      .filter(({application, version, isRecorded}) => isRecorded && application === name && version === number)
      .map(({environment}) => environment);
    return [branch, ...places].filter(Boolean).join(', ');
  };
  const heading = (name: string, number: string) => (
    <>
      {number}
      <span className={styles.note}>{detailsOf(name, number)}</span>
    </>
  );
  return matrices.map(({consumer, provider, providerVersions, rows}) => (
    <ScrollableTable key={`${consumer} ${provider}`} className={styles.matrix}>
      <caption className={styles.caption}>
        Pacts of {consumer} (rows), verified by {provider} (columns)
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          {providerVersions.map((number) => (
            <th key={number} scope="col">
              {heading(provider, number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({consumerVersion, cells}) => (
          <tr key={consumerVersion}>
            <th scope="row">{heading(consumer, consumerVersion)}</th>
            {cells.map((cell) => (
              <td key={cell.providerVersion}>
                <button
                  type="button"
                  className={styles.cell}
                  data-result={cell.success === null ? 'unknown' : cell.success ? 'passed' : 'failed'}
                  data-checked={cell.isChecked}
                  aria-pressed={selected !== undefined && keyOf(selected) === keyOf(cell)}
                  aria-label={`${textOf(cell)}: ${consumer} ${consumerVersion}, ${provider} ${cell.providerVersion}`}
                  onClick={() => onSelect(cell)}
                >
                  {textOf(cell)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  ));
}
