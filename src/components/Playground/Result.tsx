import type {BrokerView, Comparison} from '@site/src/labs/protocol';
import Findings, {type ShowLine} from './Findings';
import Matrix from './Matrix';
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
export default function Result({result, showLine}: {result: ResultOf; showLine: ShowLine}) {
  if (result.kind === 'comparison') return <Findings comparison={result.comparison} showLine={showLine} />;
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
  if (result.kind === 'share')
    return (
      <>
        <p>
          The link contains both documents as they are now, compressed, after the <code>#</code>. Browsers don’t send
          this part to a server, but everyone who gets the link can read the documents. Remove tokens, hostnames, and
          personal data first.
        </p>
        <p>
          <label className={styles.option}>
            Link{' '}
            <input
              type="text"
              readOnly
              className={styles.url}
              value={result.url}
              onFocus={({target}) => target.select()}
            />
          </label>{' '}
          <Button onClick={result.copy}>Copy link</Button>
        </p>
      </>
    );
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
