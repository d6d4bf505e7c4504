import type {ReactNode} from 'react';
import Marks from './Marks';
import styles from './styles.module.css';
import Type, {type Props as TypeProps} from './Type';

/** The properties of an object; those of an object inside it are a list inside the list. */
export default function Properties({children}: {children: ReactNode}): ReactNode {
  return (
    // A list without bullets is no list to Safari's reader unless its role is given.
    <ul role="list" className={styles.properties}>
      {children}
    </ul>
  );
}

interface PropertyProps extends TypeProps {
  name: string;
  /** The name is not one in the data but says what is meant: "each item". */
  described?: boolean;
  required?: boolean;
  marks?: string;
  children?: ReactNode;
}

export function Property({
  name,
  described = false,
  type,
  typeHref,
  required,
  marks,
  children,
}: PropertyProps): ReactNode {
  return (
    <li>
      <p className={styles.line}>
        {described ? <em>{name}</em> : <code className={styles.name}>{name}</code>}{' '}
        <Type type={type} typeHref={typeHref} /> <Marks required={required} marks={marks} />
      </p>
      {children}
    </li>
  );
}
