import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {examples} from '../../data/examples';
import type {Example} from '../../data/examples.schema';
import {partnersOf} from '../../data/examplesRules';
import DataTable, {type Column} from '../DataTable';
import Inline from '../DataTable/Inline';
import {readProfile} from '../Preferences/store';
import {columnsFor, NAME, preferredSearch} from './columns';
import styles from './styles.module.css';
import {island} from '../StaticContent/island';

const states = {archived: 'Archived', legacy: 'Legacy'} as const;

/** Up to this many partners are listed. More are in a collapsible section. */
const MAX_LISTED = 3;

const repositoryName = ({repository}: Example): string => repository.slice(repository.lastIndexOf('/') + 1);

interface Props {
  example: Example;
}

function Title({example: {title, page, runsIn = [], state}}: Props) {
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

/** The examples on the other side, each with a link to its row and a link to its page. */
function Partners({example}: Props) {
  const partners = partnersOf(examples, example);
  if (partners.length === 0) return null;
  const list = (
    <ul>
      {partners.map(({id, title, page}) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
          {page !== undefined && (
            <>
              {' ('}
              <Link to={page} aria-label={`page of ${title}`}>
                page
              </Link>
              {')'}
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return partners.length > MAX_LISTED ? (
    <details className={styles.partners}>
      <summary>
        Pairs with {partners.length} {example.role === 'Consumer' ? 'providers' : 'consumers'}
      </summary>
      {list}
    </details>
  ) : (
    <div className={styles.partners}>Pairs with {list}</div>
  );
}

function Details({example}: Props) {
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
      <Partners example={example} />
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

/**
 * All example repositories, filtered by the reader's preferences until the reader changes the filters. Import this
 * component only in the page that shows it, because of the size of its data.
 */
export function ExampleCatalog() {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const [preferred, setPreferred] = useState<string>();
  useEffect(() => {
    const filtered = preferredSearch(history.location, columns, readProfile(history.location.search));
    if (filtered === undefined) return;
    setPreferred(filtered);
    history.replace({...history.location, search: filtered});
  }, [history]);
  return (
    <div className={styles.catalog}>
      <DataTable
        name={NAME}
        caption="Example repositories"
        unit="examples"
        columns={columns}
        rows={examples}
        anchor={({id}) => id}
        hasOwnCards
        note={search === preferred ? 'Filtered by your preferences, such as the language you last used.' : undefined}
      />
    </div>
  );
}

export default island('ExampleCatalog', ExampleCatalog);
