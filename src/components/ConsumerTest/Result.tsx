import type {ReactNode} from 'react';
import type {Files, PactFile, Place, Problem, Report, TestReport} from '@site/src/labs/consumerTest/protocol';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

interface Props {
  report: Report;
  files: Files;
  /** Moves the focus to a line of a file. */
  showLine: (place: Place) => void;
  copy: (pact: PactFile) => void;
  download: (pact: PactFile) => void;
}

const STATUSES = {passed: 'Passed', failed: 'Failed', skipped: 'Skipped'} as const;

function ProblemText({
  problem: {message, place},
  files,
  showLine,
}: {problem: Problem} & Pick<Props, 'files' | 'showLine'>) {
  return (
    <>
      <pre className={styles.text}>{message}</pre>
      {place !== undefined && (
        <button type="button" className={playground.link} onClick={() => showLine(place)}>
          {files[place.role].name}, line {place.line}
        </button>
      )}
    </>
  );
}

function TestItem({
  test: {name, status, problem, mismatches, note},
  ...props
}: {test: TestReport} & Pick<Props, 'files' | 'showLine'>) {
  return (
    <li>
      <strong className={styles[status]}>{STATUSES[status]}</strong>: {name}
      {problem && <ProblemText problem={problem} {...props} />}
      {note !== undefined && <p className={styles.caption}>{note}</p>}
      {mismatches !== undefined && (
        <>
          <p className={styles.caption}>What the mock provider expected and received:</p>
          <pre className={styles.text}>{mismatches}</pre>
        </>
      )}
    </li>
  );
}

function Section({caption, children}: {caption: string; children: ReactNode}) {
  return (
    <>
      <p className={styles.caption}>{caption}</p>
      {children}
    </>
  );
}

/** The tests of a run, what they printed, and the pacts that they wrote. */
export default function Result({report: {problem, tests, output, pacts}, files, showLine, copy, download}: Props) {
  return (
    <>
      {problem && (
        <div>
          <strong className={styles.failed}>Problem</strong>
          <ProblemText problem={problem} files={files} showLine={showLine} />
        </div>
      )}
      {tests.length > 0 && (
        <ol className={playground.findings} aria-label="Tests">
          {tests.map((test, index) => (
            <TestItem key={index} test={test} files={files} showLine={showLine} />
          ))}
        </ol>
      )}
      {output !== '' && (
        <Section caption="Console output">
          <pre className={styles.text}>{output}</pre>
        </Section>
      )}
      {pacts.map((pact) => (
        <Section key={pact.name} caption={`Pact: ${pact.name}`}>
          <p className={playground.row}>
            <button type="button" className="button button--secondary button--sm" onClick={() => copy(pact)}>
              Copy pact
            </button>
            <button type="button" className="button button--secondary button--sm" onClick={() => download(pact)}>
              Download pact
            </button>
          </p>
          <pre className={styles.text}>{pact.text}</pre>
        </Section>
      ))}
    </>
  );
}
