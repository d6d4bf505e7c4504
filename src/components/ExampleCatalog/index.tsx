import Link from '@docusaurus/Link';
import {examples} from '../../data/examples';
import type {Example} from '../../data/examples.schema';
import DataTable, {type Column} from '../DataTable';
import Inline from '../DataTable/Inline';
import {columnsFor, NAME} from './columns';
import styles from './styles.module.css';

const states = {archived: 'Archived', legacy: 'Legacy'} as const;

const repositoryName = ({repository}: Example): string => repository.slice(repository.lastIndexOf('/') + 1);

function Title({example: {title, page, runsIn = [], state}}: {example: Example}) {
  return (
    <>
      {page === undefined ? (
        title
      ) : (
        <Link to={page} className={styles.title}>
          {title}
        </Link>
      )}
      {runsIn.length > 0 && <span className={styles.runs}>Runs here: {runsIn.join(', ')}</span>}
      {state !== undefined && <span className={styles.state}>{states[state]}</span>}
    </>
  );
}

function Details({example}: {example: Example}) {
  const {repository, note} = example;
  return (
    <>
      <Link to={repository} className={styles.repository}>
        {repositoryName(example)}
      </Link>
      {note !== undefined && (
        <span className={styles.note}>
          <Inline text={note} />
        </span>
      )}
    </>
  );
}

const columns = columnsFor(examples).map((column): Column<Example> =>
  column.id === 'title'
    ? {
        ...column,
        render: (example) => <Title example={example} />,
        renderDetails: (example) => <Details example={example} />,
      }
    : column,
);

/** All example repositories. Import this component only in the page that shows it, because of the size of its data. */
export default function ExampleCatalog() {
  return (
    <div className={styles.catalog}>
      <DataTable
        name={NAME}
        caption="Example repositories"
        unit="examples"
        columns={columns}
        rows={examples}
        anchor={({id}) => id}
        hasTextFilter={false}
      />
    </div>
  );
}
