import type {ReactNode} from 'react';
import Marks from './Marks';
import styles from './styles.module.css';
import Type, {type Props as TypeProps} from './Type';

interface Props extends Partial<TypeProps> {
  /** `application/json`. */
  mediaType: string;
  required?: boolean;
}

/** What a body is. */
export default function Body({mediaType, type, typeHref, required}: Props): ReactNode {
  return (
    <p className={styles.line}>
      <strong>Body</strong> <code>{mediaType}</code>
      {type !== undefined && (
        <>
          {' '}
          <Type type={type} typeHref={typeHref} />
        </>
      )}{' '}
      <Marks required={required} />
    </p>
  );
}
