// Ejected: the original is made of inline styles that ignore the colour mode, and says nothing to a screen reader.
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Stands where a page's code is still on its way, or did not arrive. */
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
