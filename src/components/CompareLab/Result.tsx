import {useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Advice} from '@site/src/labs/comparisonData';
import type {Comparison, Finding, Interaction} from '@site/src/labs/protocol';
import {resultPath} from '@site/src/site/referenceUrls';
import Inline from '../DataTable/Inline';
import Action from '../Lab/Action';
import {PlaceLine, Problems, SEVERITIES, type ShowPlace} from '../Playground/Findings';
import {groupFindings, limitFindings, otherInteractions, type Group, type Numbered} from './groups';
import playground from '../Playground/styles.module.css';
import styles from './result.module.css';

interface Actions {
  /** Moves the focus to a place in a document. */
  showPlace: ShowPlace;
  /** Marks the places of a finding in the documents. */
  mark: (finding: Numbered) => void;
  /** Marks the places of a finding in both documents, and shows the documents. */
  showBoth: (finding: Numbered) => void;
  /** The id of the finding whose places are marked. */
  marked: string | undefined;
}

interface Props extends Actions {
  comparison: Comparison;
  codes: Readonly<Record<string, Advice>>;
  /** Whether the documents or settings have changed since the comparison. */
  isOutdated: boolean;
  copy: (text: string) => void;
}

/** How many findings are shown initially. */
const LIMIT = 100;

/** The longest raw result that's shown, in characters. */
const LONGEST_RAW = 100_000;

const NO_FIX = {
  provider: 'The provider can’t resolve this result by changing its description.',
  consumer: 'The consumer can’t resolve this result by changing its pact.',
} as const;

/** What each side can change: exactly, or in general. */
function Fixes({advice, explanation}: {advice: Advice | undefined; explanation: Finding['explanation']}) {
  return (
    <dl className={styles.fixes}>
      {(['provider', 'consumer'] as const).map((side) => (
        <div key={side}>
          <dt>Fix in the {side}</dt>
          <dd>
            <Inline text={explanation?.[side] ?? advice?.[side] ?? NO_FIX[side]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FindingItem({finding, codes, ...actions}: {finding: Numbered} & Pick<Props, 'codes'> & Actions) {
  const {id, code, severity, message, explanation, causes} = finding;
  const {mark, showBoth, marked} = actions;
  const showPlace: ShowPlace = (side, place) => {
    mark(finding);
    actions.showPlace(side, place);
  };
  const advice = codes[code];
  const meaning = explanation?.problem ?? advice?.meaning;
  return (
    <li className={styles.finding} data-marked={marked === id ? '' : undefined}>
      <p>
        <strong className={playground[severity]}>{SEVERITIES[severity]}</strong>{' '}
        <Link to={resultPath(code)}>{code}</Link>
      </p>
      {meaning !== undefined && (
        <p>
          <Inline text={meaning} />
        </p>
      )}
      <p className={styles.message}>{message}</p>
      <ul>
        {(['description', 'pact'] as const).map((side) => {
          const place = finding[side];
          return (
            place && (
              <PlaceLine
                key={side}
                side={side}
                place={place}
                shown={place.text ?? place.location}
                showPlace={showPlace}
              />
            )
          );
        })}
      </ul>
      <p>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={marked === id}
          onClick={() => showBoth(finding)}
        >
          Show in both documents
        </button>
      </p>
      {meaning !== undefined && severity !== 'info' && <Fixes advice={advice} explanation={explanation} />}
      {causes.length > 0 && (
        <>
          <p>Reasons why no message matched:</p>
          <ol>
            {causes.map((cause) => (
              <FindingItem key={cause.id} finding={cause} codes={codes} {...actions} />
            ))}
          </ol>
        </>
      )}
    </li>
  );
}

const titleOf = ({name, request}: Interaction): string => name || request || 'without a description';

function GroupSection({
  group: {index, interaction, findings},
  ...props
}: {group: Group} & Pick<Props, 'codes'> & Actions) {
  return (
    <section className={styles.group}>
      <Heading as="h3">
        {index === undefined || interaction === undefined
          ? 'The complete pact'
          : `Interaction ${index + 1}: ${titleOf(interaction)}`}
      </Heading>
      {interaction?.request !== undefined && (
        <p className={styles.request}>
          <code>{interaction.request}</code>
        </p>
      )}
      <ol className={playground.findings}>
        {findings.map((finding) => (
          <FindingItem key={finding.id} finding={finding} {...props} />
        ))}
      </ol>
    </section>
  );
}

function Names({label, interactions}: {label: string; interactions: readonly Interaction[]}) {
  return interactions.length === 0 ? null : (
    <details className={styles.more}>
      <summary>
        {label}: {interactions.length}
      </summary>
      <ul>
        {interactions.map((interaction, index) => (
          <li key={index}>{titleOf(interaction)}</li>
        ))}
      </ul>
    </details>
  );
}

function Raw({results, copy}: {results: readonly unknown[]} & Pick<Props, 'copy'>) {
  const text = JSON.stringify(results, null, 2);
  return (
    <details className={styles.more}>
      <summary>Raw result</summary>
      <p className={playground.row}>
        What the comparator returned, as JSON.
        <Action onClick={() => copy(text)}>Copy raw result</Action>
      </p>
      {text.length > LONGEST_RAW && <p>The text is long, so only its beginning is shown. The copy is complete.</p>}
      <pre className={styles.raw} tabIndex={0} aria-label="Raw result">
        {text.slice(0, LONGEST_RAW)}
      </pre>
    </details>
  );
}

/** The findings of a comparison by interaction and the raw result, or the problems that prevented the comparison. */
export default function Result({comparison, codes, isOutdated, copy, ...actions}: Props) {
  const [isComplete, setComplete] = useState(false);
  if (comparison.kind === 'invalid') return <Problems problems={comparison.problems} showPlace={actions.showPlace} />;
  const {findings, results} = comparison;
  const {compatible, skipped} = otherInteractions(comparison);
  const groups = groupFindings(comparison);
  return (
    <>
      {isOutdated && (
        <p>
          The documents or settings have changed since this comparison, so lines can differ. Compare again to update the
          findings.
        </p>
      )}
      {findings.length === 0 && (
        <p>
          The comparator reported nothing. Before you rely on this result, see{' '}
          <Link to="#what-this-cant-prove">What this can’t prove</Link>.
        </p>
      )}
      {(isComplete ? groups : limitFindings(groups, LIMIT)).map((group) => (
        <GroupSection key={String(group.index)} group={group} codes={codes} {...actions} />
      ))}
      {findings.length > LIMIT && !isComplete && (
        <p>
          <Action
            onClick={() => setComplete(true)}
          >{`Show all ${findings.length.toLocaleString('en')} findings`}</Action>
        </p>
      )}
      <Names label="Interactions without findings" interactions={compatible} />
      <Names label="Interactions that the comparator skipped" interactions={skipped} />
      <Raw results={results} copy={copy} />
    </>
  );
}
