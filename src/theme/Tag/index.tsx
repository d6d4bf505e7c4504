// Ejected: the original has a second look for tags with a number of pages, which src/components/TagList shows instead.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

/** A tag of a page. */
export default function Tag({permalink, label, description}: Props) {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
    </Link>
  );
}
