import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Address in front of the path, if it is to be shown. */
  server?: string;
  /** `/product/{id}`. */
  path: string;
}

/** A path as code, which may break after a slash on a narrow screen; the parameters stand out. */
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
