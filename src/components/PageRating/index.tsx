import {useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {announceRating, announceReason, cleanReason} from './rating';
import ReasonForm from './ReasonForm';
import styles from './styles.module.css';

interface Props {
  /** Path of the rated page. */
  path: string;
}

/**
 * Asks whether the page is useful and, if it isn't, why. The reason is optional. Use the page's path as `key`, so that
 * the state resets on the next page.
 */
export default function PageRating({path}: Props) {
  const [step, setStep] = useState<'question' | 'reason' | 'rated' | 'explained'>('question');
  const thanks = useRef<HTMLParagraphElement>(null);

  // The focused control disappears with each step, which would move the keyboard focus to the top of the page.
  useEffect(() => {
    if (step !== 'question') thanks.current?.focus();
  }, [step]);

  function rate(useful: 0 | 1) {
    announceRating({path, useful});
    setStep(useful === 1 ? 'rated' : 'reason');
  }

  function explain(typed: string) {
    const reason = cleanReason(typed);
    if (reason !== '') announceReason({path, useful: 0, reason});
    setStep(reason === '' ? 'rated' : 'explained');
  }

  return (
    <section className={`${styles.rating} needs-script no-print`} aria-label="Page rating">
      {step === 'question' ? (
        <>
          <p className={styles.text}>
            <Translate id="pageRating.question">Is this page useful?</Translate>
          </p>
          <button type="button" className={styles.button} onClick={() => rate(1)}>
            <Translate id="pageRating.yes">Yes</Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => rate(0)}>
            <Translate id="pageRating.no">No</Translate>
          </button>
        </>
      ) : (
        <p className={styles.text} ref={thanks} tabIndex={-1} role="status">
          {step === 'explained' ? (
            <Translate id="pageRating.explained">Thanks for explaining!</Translate>
          ) : (
            <Translate id="pageRating.thanks">Thanks for letting us know!</Translate>
          )}
        </p>
      )}
      {step === 'reason' && <ReasonForm onSend={explain} onSkip={() => setStep('rated')} />}
    </section>
  );
}
