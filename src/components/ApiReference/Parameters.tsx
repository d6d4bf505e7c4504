import type {ReactNode} from 'react';
import Badges from './Badges';
import styles from './styles.module.css';
import Type, {type Props as TypeProps} from './Type';

interface Props {
  /** Caption of the table. */
  label: string;
  children: ReactNode;
}

/** A table of path, query, and header parameters. */
export default function Parameters({label, children}: Props): ReactNode {
  return (
    <table className={styles.parameters}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface ParameterProps extends TypeProps {
  name: string;
  /** `path`, `query`, or `header`. */
  in: string;
  required?: boolean;
  marks?: string;
  children?: ReactNode;
}

export function Parameter({name, in: place, type, typeHref, required, marks, children}: ParameterProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code className={styles.name}>{name}</code> <Badges required={required} marks={marks} />
      </th>
      <td>
        <Type type={type} typeHref={typeHref} />
        <span className={styles.place}>, in {place}</span>
      </td>
      <td>{children}</td>
    </tr>
  );
}
