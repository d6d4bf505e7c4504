import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Server URL to show before the path. */
  server?: string;
  /** `/product/{id}`. */
  path: string;
}

/** A path as code, with highlighted parameters. It can wrap after a slash on narrow screens. */
export default function Path({server, path}: Props): ReactNode {
  const parts = path.split(/(?<=\/)/);
  return (
    <code className={styles.path}>
      {server !== undefined && (
        <>
          {server}
          <wbr />
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part
            .split(/(\{[^}]*\})/)
            .map((piece, position) => (piece.startsWith('{') ? <var key={position}>{piece}</var> : piece))}
        </Fragment>
      ))}
    </code>
  );
}
