import Link from '../Editions/FrozenLink';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import ScrollableTable from '../ScrollableTable';
import {addressOf} from './address';
import type {Edition} from './choices';
import {FILE_NAMES, type Files, type Supplied} from './files';
import styles from './styles.module.css';

interface TableProps {
  edition: Edition;
  caption: string;
  values: readonly Supplied[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Variable({edition, name}: {edition: Edition; name: string}) {
  return (
    <Link to={addressOf(edition, name)}>
      <Inline text={`\`${name}\``} />
    </Link>
  );
}

function SuppliedTable({edition, caption, values}: TableProps) {
  const hasLengths = values.some(({fewest, command}) => fewest !== undefined || command !== undefined);
  return (
    <ScrollableTable>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">What it is</th>
          {hasLengths && <th scope="col">Length</th>}
          <th scope="col">How you get it</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({name, what, fewest, how, command}) => (
          <tr key={name}>
            <th scope="row" className={styles.head}>
              <Variable edition={edition} name={name} />
            </th>
            <td>{capital(what)}</td>
            {hasLengths && (
              <td>
                {fewest === undefined
                  ? command === undefined
                    ? 'Given to you'
                    : 'No minimum named'
                  : `${fewest} or more`}
              </td>
            )}
            <td>{command === undefined ? how : <code>{command}</code>}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

interface Props {
  edition: Edition;
  files: Files;
  onDone: (message: string) => void;
}

/** The files with what belongs to them. */
export default function Result({
  edition,
  files: {compose, environment, settings, supplied, beside, remarks},
  onDone,
}: Props) {
  const secrets = supplied.filter(({secret}) => secret);
  const others = supplied.filter(({secret}) => !secret);
  return (
    <>
      {remarks.length > 0 && (
        <>
          <Heading as="h3" id="about-these-choices">
            About these choices
          </Heading>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>
                <Inline text={remark} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h3" id="compose-file">
        The Compose file
      </Heading>
      <FileActions name={FILE_NAMES.compose} text={compose} type="text/yaml" onDone={onDone} />
      <CodeBlock language="yaml" title={FILE_NAMES.compose}>
        {compose}
      </CodeBlock>
      <Heading as="h3" id="environment-file">
        The environment file
      </Heading>
      <FileActions name={FILE_NAMES.environment} text={environment} type="text/plain" onDone={onDone} />
      <CodeBlock language="bash" title={FILE_NAMES.environment}>
        {environment}
      </CodeBlock>
      <Heading as="h3" id="what-you-supply">
        What you supply
      </Heading>
      <SuppliedTable
        edition={edition}
        caption={`Secrets: each goes into ${FILE_NAMES.environment}, behind its name`}
        values={secrets}
      />
      {others.length > 0 && (
        <SuppliedTable
          edition={edition}
          caption={`Settings: each goes into ${FILE_NAMES.environment}, behind its name`}
          values={others}
        />
      )}
      <ScrollableTable>
        <caption className={styles.caption}>Files: each lies beside {FILE_NAMES.compose}</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">What it is</th>
            <th scope="col">Secret</th>
            <th scope="col">Where the container reads it</th>
          </tr>
        </thead>
        <tbody>
          {beside.map(({path, what, secret, where, page}) => (
            <tr key={path}>
              <th scope="row" className={styles.head}>
                <Link to={page}>
                  <code>{path.replace('./', '')}</code>
                </Link>
              </th>
              <td>{what}</td>
              <td>{secret ? 'Yes' : 'No'}</td>
              <td>{where.startsWith('/') ? <code>{where}</code> : `As a secret of ${where}`}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <details className={styles.every}>
        <summary>All {settings.length} variables of the PactFlow container</summary>
        <ScrollableTable>
          <thead>
            <tr>
              <th scope="col">Variable</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({name, value, supplied: isYours}) => (
              <tr key={name}>
                <th scope="row" className={styles.head}>
                  <Variable edition={edition} name={name} />
                </th>
                <td>{isYours ? 'Yours' : <code>{value}</code>}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </details>
    </>
  );
}
