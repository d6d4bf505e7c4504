import {island} from '../StaticContent/island';
import PreferencesForm from './Form';
import styles from './styles.module.css';

/** The reader's preferences on a page. The navigation bar has the same lists in a panel. */
export function Preferences() {
  return (
    <section className={`${styles.inline} no-print`} aria-label="Preferences" data-no-extract>
      <PreferencesForm />
      <noscript>
        <p className={styles.note}>Preferences require JavaScript. You can read every page without them.</p>
      </noscript>
    </section>
  );
}

export default island('Preferences', Preferences);
