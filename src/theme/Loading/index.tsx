// Ejected: the original uses inline styles, which ignore the color mode, and announces nothing to screen readers.
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the code of a page loads, and if it fails to load. */
export default function Loading({error, retry, pastDelay}: Partial<LoadingComponentProps>) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          <strong>This page could not be loaded.</strong> {String(error)}
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.label}>Loading the page</span>
    </div>
  );
}
