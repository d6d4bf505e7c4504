import Link from '@docusaurus/Link';
import type {Comparison, Finding, Place, Problem, Side} from '@site/src/labs/protocol';
import {documentName} from './messages';
import styles from './styles.module.css';

/** Moves the focus to a line of a document. */
export type ShowLine = (side: Side, line: number) => void;

const SEVERITIES = {error: 'Error', warning: 'Warning', info: 'Note'} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function PlaceLine({side, place, showLine}: {side: Side; place: Place; showLine: ShowLine}) {
  const {location, line} = place;
  return (
    <li>
      {line !== undefined && (
        <>
          <button type="button" className={styles.link} onClick={() => showLine(side, line)}>
            {capital(documentName(side))}, line {line}
          </button>
          :{' '}
        </>
      )}
      <code>{location}</code>
    </li>
  );
}

function FindingItem({finding, showLine}: {finding: Finding; showLine: ShowLine}) {
  const {code, severity, message, interaction, pact, description} = finding;
  return (
    <li>
      <strong className={styles[severity]}>{SEVERITIES[severity]}</strong>{' '}
      <Link to={`/docs/reference/comparison-results/${code.replaceAll('.', '-')}`}>{code}</Link>
      {interaction !== undefined && <> in “{interaction}”</>}
      <br />
      {message}
      <ul>
        {pact && <PlaceLine side="pact" place={pact} showLine={showLine} />}
        {description && <PlaceLine side="description" place={description} showLine={showLine} />}
      </ul>
    </li>
  );
}

function ProblemItem({problem: {side, message, line}, showLine}: {problem: Problem; showLine: ShowLine}) {
  return (
    <li>
      <strong className={styles.error}>Problem</strong>{' '}
      {line === undefined ? (
        capital(documentName(side))
      ) : (
        <button type="button" className={styles.link} onClick={() => showLine(side, line)}>
          {capital(documentName(side))}, line {line}
        </button>
      )}
      : {message}
    </li>
  );
}

/** The findings of a comparison, or the problems that prevented it. */
export default function Findings({comparison, showLine}: {comparison: Comparison; showLine: ShowLine}) {
  const items =
    comparison.kind === 'invalid'
      ? comparison.problems.map((problem) => <ProblemItem key={problem.side} problem={problem} showLine={showLine} />)
      : comparison.findings.map((finding, index) => <FindingItem key={index} finding={finding} showLine={showLine} />);
  return items.length === 0 ? null : <ol className={styles.findings}>{items}</ol>;
}
