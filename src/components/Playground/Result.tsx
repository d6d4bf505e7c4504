import type {BrokerView, Comparison} from '@site/src/labs/protocol';
import Findings, {type ShowPlace} from './Findings';
import Matrix from './Matrix';
import SharedLink from './SharedLink';
import styles from './styles.module.css';

/** What an action shows below the buttons. */
export type ResultOf =
  | {kind: 'comparison'; comparison: Comparison}
  | {kind: 'broker'; view: BrokerView; notices: readonly string[]}
  | {kind: 'share'; url: string; copy: () => void}
  | {kind: 'offer'; decide: (isAccepted: boolean) => void};

function Button({children, onClick}: {children: string; onClick: () => void}) {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onClick}>
      {children}
    </button>
  );
}

/** The result of an action. Its script loads with the first action. */
export default function Result({result, showPlace}: {result: ResultOf; showPlace: ShowPlace}) {
  if (result.kind === 'comparison') return <Findings comparison={result.comparison} showPlace={showPlace} />;
  if (result.kind === 'broker') {
    const {view, notices} = result;
    return (
      <>
        <ul>
          {notices.map((notice, index) => (
            <li key={index} className={styles.notice}>
              {notice}
            </li>
          ))}
        </ul>
        {view.decision && <Matrix caption="Versions that can-i-deploy checked" rows={view.decision.rows} />}
        <Matrix caption="Matrix: all versions in the mock broker" rows={view.matrix} />
      </>
    );
  }
  if (result.kind === 'share') return <SharedLink url={result.url} things="documents" copy={result.copy} />;
  return (
    <>
      <p>If you load the documents from the link, they replace the two documents above.</p>
      <p className={styles.row}>
        <Button onClick={() => result.decide(true)}>Load them</Button>
        <Button onClick={() => result.decide(false)}>Keep mine</Button>
      </p>
    </>
  );
}
