import type {ReactNode} from 'react';
import Badges from './Badges';
import styles from './styles.module.css';
import Type, {type Props as TypeProps} from './Type';

/** The properties of an object. Properties of nested objects are nested lists. */
export default function Properties({children}: {children: ReactNode}): ReactNode {
  return (
    // VoiceOver in Safari doesn't treat a list without bullets as a list unless it has an explicit role.
    <ul role="list" className={styles.properties}>
      {children}
    </ul>
  );
}

interface PropertyProps extends TypeProps {
  name: string;
  /** The name is a description such as "each item" instead of a property name. */
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
        <Type type={type} typeHref={typeHref} /> <Badges required={required} marks={marks} />
      </p>
      {children}
    </li>
  );
}
