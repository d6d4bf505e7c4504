import {Children, createContext, isValidElement, useContext, useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Reports an answered question to the surrounding self-check. */
const Answered = createContext<(question: string) => void>(() => undefined);
/** Reports to the surrounding question that its correct answer is open. */
const Solved = createContext<() => void>(() => undefined);

interface SelfCheckProps {
  /** Only `Question` elements; src/plugins/remark/self-check enforces this. */
  children: ReactNode;
}

/**
 * Questions at the end of a chapter. Answers open without JavaScript; with JavaScript, answered questions are counted.
 * Nothing is stored or required.
 */
export function SelfCheck({children}: SelfCheckProps) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const count = Children.toArray(children).filter((child) => isValidElement(child)).length;
  return (
    <div className={styles.selfCheck} data-no-extract="search">
      <Answered value={(question) => setAnswered((before) => new Set([...before, question]))}>{children}</Answered>
      <p className={`${styles.status} needs-script no-print`} role="status">
        {answered.size} of {count} answered
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
  const id = useId();
  const reportAnswered = useContext(Answered);
  const [solved, setSolved] = useState(false);
  function solve(): void {
    setSolved(true);
    reportAnswered(id);
  }
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asks}>
        {asks}
        {solved && (
          <span className={styles.answered}>
            {' '}
            <span aria-hidden="true">✓</span> Answered
          </span>
        )}
      </legend>
      <Solved value={solve}>{children}</Solved>
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
  const solve = useContext(Solved);
  return (
    <details
      className={`${styles.answer} ${correct ? styles.right : styles.wrong}`}
      onToggle={({currentTarget}) => correct && currentTarget.open && solve()}
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
