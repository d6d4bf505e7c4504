import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface TaskProps {
  /** The instructions, then `Hint` elements, then one `Solution`; src/plugins/remark/tasks enforces this. */
  children: ReactNode;
}

/** A task for the learner. Nothing in it needs a script. */
export function Task({children}: TaskProps) {
  return (
    <div className={styles.task}>
      <p className={styles.label}>Your task</p>
      {children}
    </div>
  );
}

interface ChallengeProps {
  /** The goal and how to see that it's reached, then one `Solution`; src/plugins/remark/tasks enforces this. */
  children: ReactNode;
}

/** A task without instructions, at the end of a chapter. */
export function Challenge({children}: ChallengeProps) {
  return (
    <div className={styles.task}>
      <p className={styles.label}>Challenge</p>
      {children}
    </div>
  );
}

interface HintProps {
  /** The number of the hint in its task, counted from 1. Added by the build. */
  number?: string;
  children: ReactNode;
}

/** A hint, which appears when the previous one is open. */
export function Hint({number = '1', children}: HintProps) {
  return (
    <details className={styles.hint}>
      <summary className={styles.summary}>Hint {number}</summary>
      {children}
    </details>
  );
}

interface SolutionProps {
  /** The changes, and the reason for them. */
  children: ReactNode;
}

/** The solution of a task or a challenge. Learners can open it at any time. */
export function Solution({children}: SolutionProps) {
  return (
    <details className={styles.solution}>
      <summary className={styles.summary}>Solution</summary>
      {children}
    </details>
  );
}
