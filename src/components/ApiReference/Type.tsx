import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  /** For example, `array of Product`. */
  type: string;
  /** Link to the named schema on the same page. */
  typeHref?: string;
}

/** The type of a value, linked to its schema if it has a name. */
export default function Type({type, typeHref}: Props): ReactNode {
  return <span className={styles.type}>{typeHref === undefined ? type : <Link to={typeHref}>{type}</Link>}</span>;
}
