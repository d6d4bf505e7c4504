import {Children, createContext, isValidElement, useContext, useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Tells the self-check around it that a question is answered. */
const Answered = createContext<(question: string) => void>(() => undefined);
/** Tells the question around it that its right answer is open. */
const Solved = createContext<() => void>(() => undefined);

interface SelfCheckProps {
  /** `Question`s, nothing else: src/plugins/remark-self-check sees to it. */
  children: ReactNode;
}

/** Questions at the end of a chapter. Answers open without a script; with one, it is counted which questions are answered. Nothing is kept or required. */
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
  /** Two to four `Answer`s, one of them correct. */
  children: ReactNode;
}

export function Question({asks, children}: QuestionProps) {
  const id = useId();
  const tell = useContext(Answered);
  const [solved, setSolved] = useState(false);
  function solve(): void {
    setSolved(true);
    tell(id);
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
  /** Why it is right, or what is wrong with it. */
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
