import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface SelfCheckProps {
  /** Only `Question` elements; src/plugins/remark/self-check enforces this. */
  children: ReactNode;
}

/**
 * Questions at the end of a chapter. Answers open without JavaScript; with JavaScript,
 * `StaticContent/behaviors/selfChecks.ts` counts answered questions. Nothing is stored or required.
 */
export function SelfCheck({children}: SelfCheckProps) {
  const count = Children.toArray(children).filter((child) => isValidElement(child)).length;
  return (
    <div className={styles.selfCheck} data-self-check="" data-no-extract="search">
      {children}
      <p className={`${styles.status} needs-script no-print`} role="status">
        0 of {count} answered
      </p>
    </div>
  );
}

interface QuestionProps {
  asks: string;
  /** Two to four `Answer` elements, exactly one of them correct. */
  children: ReactNode;
}

export function Question({asks, children}: QuestionProps) {
  return (
    <fieldset className={styles.question} data-question="">
      <legend className={styles.asks}>
        {asks}
        <span className={styles.answered} data-answered="" data-no-extract="" hidden>
          {' '}
          <span aria-hidden="true">✓</span> Answered
        </span>
      </legend>
      {children}
    </fieldset>
  );
}

interface AnswerProps {
  text: string;
  correct?: boolean;
  /** Explains why the answer is right or wrong. */
  children: ReactNode;
}

export function Answer({text, correct = false, children}: AnswerProps) {
  return (
    <details
      className={`${styles.answer} ${correct ? styles.right : styles.wrong}`}
      data-answer={correct ? 'correct' : 'wrong'}
    >
      <summary className={styles.text}>{text}</summary>
      <div className={styles.body}>
        <strong className={styles.verdict}>
          <span aria-hidden="true">{correct ? '✓' : '✗'}</span> {correct ? 'Right.' : 'Not quite.'}
        </strong>{' '}
        {children}
      </div>
    </details>
  );
}
