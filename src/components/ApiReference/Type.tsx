import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  /** In words: `array of Product`. */
  type: string;
  /** Fragment of the schema that the type names. */
  typeHref?: string;
}

/** The type of a value, which leads to its schema where that has a name. */
export default function Type({type, typeHref}: Props): ReactNode {
  return <span className={styles.type}>{typeHref === undefined ? type : <Link to={typeHref}>{type}</Link>}</span>;
}
