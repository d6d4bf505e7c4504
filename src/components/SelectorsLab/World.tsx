import type {ConsumerVersion, PublishedPact} from '@site/src/labs/selectors/explain';
import CardTable from '../ScrollableTable/CardTable';
import lab from '../CanIDeployLab/styles.module.css';
import styles from './styles.module.css';

const VERIFIED = new Map<boolean | null, string>([
  [true, 'Yes'],
  [false, 'No, it failed'],
  [null, 'No result'],
]);

const branchesOf = ({branches}: ConsumerVersion): string =>
  branches.map(({name, latest}) => (latest ? name : `${name} (not the latest)`)).join(', ');

/** The pacts in the broker, before the build. */
export default function World({pacts}: {pacts: readonly PublishedPact[]}) {
  return (
    <div className={styles.world}>
      <CardTable
        caption="Pacts in the broker"
        classNames={{caption: lab.caption}}
        headings={[
          'Version',
          'Branch',
          'Environment',
          'Requires',
          'Published',
          'Verified by the provider’s main branch',
        ]}
        rows={pacts.map(({content: {consumer, fields}, version, verified}) => ({
          key: `${consumer} ${version.number}`,
          cells: [
            `${consumer} ${version.number}`,
            branchesOf(version) || 'None',
            version.environments.join(', ') || 'None',
            fields.join(', '),
            version.published,
            VERIFIED.get(verified),
          ],
        }))}
      />
    </div>
  );
}
