import {Fragment} from 'react';
import Link from '../VersionLinks/ArchivedLink';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import ScrollableTable from '../ScrollableTable';
import {variableUrl} from './links';
import type {ReleaseLine} from './choices';
import type {Supplied} from './files';
import type {Generated} from './generate';
import {FILE_HEADINGS, RESULT_HEADINGS} from './resultHeadings';
import styles from './styles.module.css';

interface TableProps {
  releaseLine: ReleaseLine;
  caption: string;
  values: readonly Supplied[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Variable({releaseLine, name}: {releaseLine: ReleaseLine; name: string}) {
  return (
    <Link to={variableUrl(releaseLine, name)}>
      <Inline text={`\`${name}\``} />
    </Link>
  );
}

function SuppliedTable({releaseLine, caption, values}: TableProps) {
  const hasLengths = values.some(({minLength, command}) => minLength !== undefined || command !== undefined);
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
        {values.map(({name, what, minLength, how, command}) => (
          <tr key={name}>
            <th scope="row" className={styles.head}>
              <Variable releaseLine={releaseLine} name={name} />
            </th>
            <td>{capital(what)}</td>
            {hasLengths && (
              <td>
                {minLength === undefined
                  ? command === undefined
                    ? 'Provided to you'
                    : 'No minimum documented'
                  : `${minLength} or more`}
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
  releaseLine: ReleaseLine;
  generated: Generated;
  onDone: (message: string) => void;
}

/** What the reader does with the additional files. */
const CAPTIONS: Record<Generated['output'], string> = {
  compose: 'Files: put each one in the same folder as compose.yaml',
  kubernetes: 'Files: create Secrets from them with the commands in pactflow-settings.yaml',
  env: 'Files: mount each one into the container',
};

/** The generated files, and the values and files that the reader needs to add. */
export default function Result({
  releaseLine,
  generated: {output, files, fillIn, settings, supplied, additionalFiles, notes},
  onDone,
}: Props) {
  const secrets = supplied.filter(({secret}) => secret);
  const others = supplied.filter(({secret}) => !secret);
  return (
    <>
      {notes.length > 0 && (
        <>
          <Heading as="h3" id={RESULT_HEADINGS.notes.id}>
            {RESULT_HEADINGS.notes.text}
          </Heading>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Inline text={note} />
              </li>
            ))}
          </ul>
        </>
      )}
      {files.map(({name, heading, language, text}) => (
        <Fragment key={name}>
          <Heading as="h3" id={FILE_HEADINGS[heading].id}>
            {FILE_HEADINGS[heading].text}
          </Heading>
          <FileActions
            name={name}
            text={text}
            type={language === 'yaml' ? 'text/yaml' : 'text/plain'}
            onDone={onDone}
          />
          <CodeBlock language={language} title={name}>
            {text}
          </CodeBlock>
        </Fragment>
      ))}
      <Heading as="h3" id={RESULT_HEADINGS.supplied.id}>
        {RESULT_HEADINGS.supplied.text}
      </Heading>
      <SuppliedTable releaseLine={releaseLine} caption={`Secrets: set each one in ${fillIn}`} values={secrets} />
      {others.length > 0 && (
        <SuppliedTable releaseLine={releaseLine} caption={`Settings: set each one in ${fillIn}`} values={others} />
      )}
      <ScrollableTable>
        <caption className={styles.caption}>{CAPTIONS[output]}</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">What it is</th>
            <th scope="col">Secret</th>
            <th scope="col">Where the container reads it</th>
          </tr>
        </thead>
        <tbody>
          {additionalFiles.map(({path, what, secret, where, page}) => (
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
      <details className={styles.allVariables}>
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
                  <Variable releaseLine={releaseLine} name={name} />
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
