import {Fragment} from 'react';
import Link from '../VersionLinks/ArchivedLink';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import CardTable from '../ScrollableTable/CardTable';
import {variableUrl} from './links';
import type {ReleaseLine} from './choices';
import type {Supplied} from './files';
import type {Generated} from './generate';
import {RESULT_HEADINGS} from './resultHeadings';
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

const classNames = {caption: styles.caption, rowHeader: styles.head};

function SuppliedTable({releaseLine, caption, values}: TableProps) {
  const hasLengths = values.some(({minLength, command}) => minLength !== undefined || command !== undefined);
  return (
    <CardTable
      caption={caption}
      headings={['Variable', 'What it is', ...(hasLengths ? ['Length'] : []), 'How you get it']}
      rows={values.map(({name, what, minLength, how, command}) => {
        const withoutLength = command === undefined ? 'Provided to you' : 'No minimum documented';
        const length = minLength === undefined ? withoutLength : `${minLength} or more`;
        return {
          key: name,
          cells: [
            <Variable key="name" releaseLine={releaseLine} name={name} />,
            capital(what),
            ...(hasLengths ? [length] : []),
            command === undefined ? how : <code key="how">{command}</code>,
          ],
        };
      })}
      classNames={classNames}
    />
  );
}

interface Props {
  releaseLine: ReleaseLine;
  generated: Generated;
  onDone: (message: string) => void;
}

/** The generated files, and the values and files that the reader needs to add. */
export default function Result({
  releaseLine,
  generated: {files, fillIn, settings, supplied, additionalFiles, filesCaption, notes, checks},
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
          <Heading as="h3" id={heading.id}>
            {heading.text}
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
      <CardTable
        caption={filesCaption}
        headings={['File', 'What it is', 'Secret', 'Where the container reads it']}
        rows={additionalFiles.map(({path, what, secret, where, page}) => ({
          key: path,
          cells: [
            <Link key="path" to={page}>
              <code>{path.replace('./', '')}</code>
            </Link>,
            what,
            secret ? 'Yes' : 'No',
            where.startsWith('/') ? <code key="where">{where}</code> : `As a secret for ${where}`,
          ],
        }))}
        classNames={classNames}
      />
      <details className={styles.allVariables}>
        <summary>All {settings.length} variables of the PactFlow container</summary>
        <CardTable
          headings={['Variable', 'Value']}
          rows={settings.map(({name, value, supplied: isYours}) => ({
            key: name,
            cells: [
              <Variable key="name" releaseLine={releaseLine} name={name} />,
              isYours ? 'Yours' : <code key="value">{value}</code>,
            ],
          }))}
          classNames={classNames}
        />
      </details>
      <Heading as="h3" id={RESULT_HEADINGS.checks.id}>
        {RESULT_HEADINGS.checks.text}
      </Heading>
      <p>
        After PactFlow has started, both commands print JSON. The second response contains <code>"ok":true</code> if
        PactFlow can connect to the database. If the output isn’t JSON, the URL is wrong.
      </p>
      <CodeBlock language="bash">{checks}</CodeBlock>
    </>
  );
}
