import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {Generated} from '@site/src/labs/pipeline/generate';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import CardTable from '../ScrollableTable/CardTable';
import {RESULT_HEADINGS} from './resultHeadings';
import styles from './styles.module.css';

const TYPES = {yaml: 'text/yaml', json: 'application/json', groovy: 'text/plain', bash: 'text/x-shellscript'} as const;

interface Props {
  generated: Generated;
  onDone: (message: string) => void;
}

/** The generated files, what each step is for, and what the reader needs to add. */
export default function Result({generated: {files, tasks, steps, settings, store, additionalFiles}, onDone}: Props) {
  return (
    <>
      <Heading as="h3" id={RESULT_HEADINGS.files.id}>
        {RESULT_HEADINGS.files.text}
      </Heading>
      {files.map(({path, language, text}) => (
        <Fragment key={path}>
          <FileActions name={path.split('/').at(-1) ?? path} text={text} type={TYPES[language]} onDone={onDone} />
          <CodeBlock language={language} title={path}>
            {text}
          </CodeBlock>
        </Fragment>
      ))}
      <Heading as="h3" id={RESULT_HEADINGS.tasks.id}>
        {RESULT_HEADINGS.tasks.text}
      </Heading>
      <ol>
        {tasks.map((task) => (
          <li key={task}>
            <Inline text={task} />
          </li>
        ))}
      </ol>
      <Heading as="h3" id={RESULT_HEADINGS.settings.id}>
        {RESULT_HEADINGS.settings.text}
      </Heading>
      <p className={styles.store}>
        <Inline text={`Set these values in ${store}. The files contain only their names.`} />
      </p>
      <CardTable
        headings={['Variable', 'Value', 'Secret']}
        rows={settings.map(({name, what, secret}) => ({
          key: name,
          cells: [<code key="name">{name}</code>, <Inline key="what" text={what} />, secret ? 'Yes' : 'No'],
        }))}
      />
      {additionalFiles.length > 0 && (
        <>
          <p className={styles.store}>The pipeline reads these files, so add them to your repository:</p>
          <ul>
            {additionalFiles.map(({path, what}) => (
              <li key={path}>
                <code>{path}</code>: <Inline text={what} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h3" id={RESULT_HEADINGS.steps.id}>
        {RESULT_HEADINGS.steps.text}
      </Heading>
      <ul className={styles.steps}>
        {steps.map(({name, why, page}) => (
          <li key={name + page}>
            <Link to={page}>{name}</Link>: {why}
          </li>
        ))}
      </ul>
    </>
  );
}
