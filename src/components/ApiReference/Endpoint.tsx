import type {ReactNode} from 'react';
import Badges from './Badges';
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

/** The method and URL of an operation. */
export default function Endpoint({method, server, path, deprecated = false}: Props): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} /> <Path server={server} path={path} />
      {deprecated && <Badges marks="deprecated" />}
    </p>
  );
}
