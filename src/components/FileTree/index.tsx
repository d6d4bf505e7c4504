import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A list of files and folders. The names of folders end with a slash or have a list of their own. */
  children: ReactNode;
}

/** The files of a project, as nested lists with lines that show the folders. */
export default function FileTree({children}: Props) {
  return <div className={styles.tree}>{children}</div>;
}
