import Link from '@docusaurus/Link';
import type {Comparison, Finding, Place, Problem, Side} from '@site/src/labs/protocol';
import {resultPath} from '@site/src/site/referenceUrls';
import styles from './styles.module.css';

/** Moves the focus to a place in a document. */
export type ShowPlace = (side: Side, place: Pick<Place, 'line' | 'range'>) => void;

export const SEVERITIES = {error: 'Error', warning: 'Warning', info: 'Note'} as const;

const DOCUMENTS: Readonly<Record<Side, string>> = {description: 'Description', pact: 'Pact'};

interface LineProps {
  side: Side;
  place: Pick<Place, 'line' | 'range'>;
  showPlace: ShowPlace;
}

/** A button that shows a place in its document. Without a line, only the document's name. */
function LineButton({side, place, showPlace}: LineProps) {
  const label = DOCUMENTS[side];
  return place.line === undefined ? (
    label
  ) : (
    <button type="button" className={styles.link} onClick={() => showPlace(side, place)}>
      {label}, line {place.line}
    </button>
  );
}

/** A place in a document, and what identifies it for the reader: its location, or its text. */
export function PlaceLine({side, place, shown, showPlace}: LineProps & {shown: string}) {
  return (
    <li>
      <LineButton side={side} place={place} showPlace={showPlace} />: <code>{shown}</code>
    </li>
  );
}

function FindingItem({finding, showPlace}: {finding: Finding; showPlace: ShowPlace}) {
  const {code, severity, message, interaction, pact, description} = finding;
  return (
    <li>
      <strong className={styles[severity]}>{SEVERITIES[severity]}</strong> <Link to={resultPath(code)}>{code}</Link>
      {interaction !== undefined && <> in “{interaction}”</>}
      <br />
      {message}
      <ul>
        {pact && <PlaceLine side="pact" place={pact} shown={pact.location} showPlace={showPlace} />}
        {description && (
          <PlaceLine side="description" place={description} shown={description.location} showPlace={showPlace} />
        )}
      </ul>
    </li>
  );
}

/** The problems that prevented a comparison. */
export function Problems({problems, showPlace}: {problems: readonly Problem[]; showPlace: ShowPlace}) {
  return (
    <ol className={styles.findings}>
      {problems.map((problem) => (
        <li key={problem.side}>
          <strong className={styles.error}>Problem</strong>{' '}
          <LineButton side={problem.side} place={problem} showPlace={showPlace} />: {problem.message}
        </li>
      ))}
    </ol>
  );
}

/** The findings of a comparison, or the problems that prevented it. */
export default function Findings({comparison, showPlace}: {comparison: Comparison; showPlace: ShowPlace}) {
  if (comparison.kind === 'invalid') return <Problems problems={comparison.problems} showPlace={showPlace} />;
  return comparison.findings.length === 0 ? null : (
    <ol className={styles.findings}>
      {comparison.findings.map((finding, index) => (
        <FindingItem key={index} finding={finding} showPlace={showPlace} />
      ))}
    </ol>
  );
}
