import type {ReactNode} from 'react';
import Marks from './Marks';
import Method from './Method';
import Path from './Path';
import styles from './styles.module.css';

interface Props {
  method: string;
  /** Without a trailing slash. */
  server: string;
  path: string;
  deprecated?: boolean;
}

/** What to send an operation to. */
export default function Endpoint({method, server, path, deprecated = false}: Props): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} /> <Path server={server} path={path} />
      {deprecated && <Marks marks="deprecated" />}
    </p>
  );
}
