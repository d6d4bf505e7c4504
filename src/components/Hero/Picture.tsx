import styles from './picture.module.css';

const ALT =
  'PactFlow stores the pact between CatalogueWeb and ProductAPI. The version on the main branch is verified and can be ' +
  'deployed to production. The verification of the version on a feature branch failed, so can-i-deploy stops it.';

/** A consumer version: its branch, whether the provider conforms to its pact, and the reason. */
const ROWS = [
  {branch: 'main', isVerified: true, result: 'Verified', environment: 'production'},
  {branch: 'feat/stock', isVerified: false, result: 'Failed', environment: ''},
] as const;

/** A drawing of the product: an integration, the results of two consumer versions, and a check before a deployment. */
export default function Picture() {
  return (
    <div className={styles.picture} role="img" aria-label={ALT}>
      <div className={styles.parties}>
        <span className={styles.consumer}>CatalogueWeb</span>
        <span className={styles.line}>
          <span className={styles.pact}>pact</span>
        </span>
        <span className={styles.provider}>ProductAPI</span>
      </div>
      <div className={styles.rows}>
        {ROWS.map(({branch, isVerified, result, environment}) => (
          <div key={branch} className={styles.row}>
            <span className={styles.branch}>{branch}</span>
            <span className={isVerified ? styles.verified : styles.failed}>{result}</span>
            <span className={styles.environment}>{environment}</span>
          </div>
        ))}
      </div>
      <div className={styles.terminal}>
        <div>$ pact broker can-i-deploy …</div>
        <div className={styles.reason}>Computer says no</div>
      </div>
    </div>
  );
}
