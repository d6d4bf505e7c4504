import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {messagePath} from '@site/src/site/referenceUrls';
import {fillIn} from '@site/src/data/errorsRules';
import type {Explained, FixAnswer} from '@site/src/errors/protocol';
import type {FoundError, Occurrence} from '@site/src/errors/readLog';
import Inline from '../DataTable/Inline';
import styles from './result.module.css';

const LEVELS: Readonly<Record<FoundError['level'], string>> = {
  error: 'Error',
  warning: 'Warning',
  consequence: 'Consequence of another error',
};

/** A line of the log, in which the message is marked. */
function Line({occurrence: {line, text, start, end}}: {occurrence: Occurrence}) {
  return (
    <p className={styles.line}>
      <span className={styles.number}>Line {line.toLocaleString('en-US')}</span>{' '}
      <code>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </code>
    </p>
  );
}

interface ExplanationProps {
  error: FoundError;
  entry: Explained;
}

function Explanation({error: {occurrences, count}, entry: {id, meaning, causes, next, links}}: ExplanationProps) {
  const [{parts}] = occurrences;
  return (
    <>
      {occurrences.map((occurrence) => (
        <Line key={occurrence.line} occurrence={occurrence} />
      ))}
      {count > occurrences.length && <p>{`The message is on ${count.toLocaleString('en-US')} lines in all.`}</p>}
      <p>
        <Inline text={meaning} />
      </p>
      <ol className={styles.causes}>
        {causes.map(({cause, check, fix, checkCommand, command}) => (
          <li key={cause}>
            <p>
              <strong>
                <Inline text={cause} />
              </strong>
            </p>
            <p>
              <span className={styles.label}>How to tell:</span> <Inline text={check} />
            </p>
            {checkCommand !== undefined && <CodeBlock language="bash">{fillIn(checkCommand, parts)}</CodeBlock>}
            <p>
              <span className={styles.label}>Fix:</span> <Inline text={fix} />
            </p>
            {command !== undefined && <CodeBlock language="bash">{fillIn(command, parts)}</CodeBlock>}
          </li>
        ))}
      </ol>
      <p>
        <span className={styles.label}>If none of this helps:</span> <Inline text={next} />
      </p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>
              <Inline text={label} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={messagePath(id)}>Page about this message</Link>
        </li>
      </ul>
    </>
  );
}

/** What a log contains: the most important message with its causes, and the others below it. */
export default function Result({answer: {result, entries}}: {answer: FixAnswer}) {
  const {found, unknown} = result;
  const known = found.flatMap((error) => {
    const entry = entries[error.id];
    return entry === undefined ? [] : [{error, entry}];
  });
  const [main, ...others] = known;
  return (
    <>
      {main !== undefined && (
        <>
          <Heading as="h2" id="result">
            {main.entry.title}
          </Heading>
          {main.error.level !== 'error' && <p className={styles.level}>{LEVELS[main.error.level]}</p>}
          <Explanation {...main} />
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading as="h2" id="other-messages">
            Other messages in this log
          </Heading>
          {others.map(({error, entry}) => (
            <details key={error.id} className={styles.other}>
              <summary>
                {entry.title} <span className={styles.level}>{LEVELS[error.level]}</span>
              </summary>
              <Explanation error={error} entry={entry} />
            </details>
          ))}
        </>
      )}
      {unknown.length > 0 && (
        <>
          <Heading as="h2" id="unknown-lines">
            Lines that look like errors
          </Heading>
          <p>None of the messages on this site match these lines. Search the documentation for a line instead.</p>
          <ul>
            {unknown.map(({line, text}) => (
              <Fragment key={line}>
                <li className={styles.line}>
                  <span className={styles.number}>Line {line.toLocaleString('en-US')}</span> <code>{text}</code>{' '}
                  <Link to={`/search?q=${encodeURIComponent(text.slice(0, 120))}`}>Search for this line</Link>
                </li>
              </Fragment>
            ))}
          </ul>
        </>
      )}
      {main === undefined && unknown.length === 0 && (
        <p>
          Copy more of the log: the lines before <code>exit code 1</code> usually contain the reason. If there are no
          other lines, run the command again with <code>--log-level debug</code>, or look for the symptom in{' '}
          <Link to="/docs/fix-can-i-deploy">Fix a failing can-i-deploy</Link> and in the list below. If the line is
          about a value in a body, such as <code>$.items[0].price -&gt; Expected …</code>,{' '}
          <Link to="/lab/match">match the body in the lab</Link>.
        </p>
      )}
    </>
  );
}
