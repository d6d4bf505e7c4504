import type {ReactNode} from 'react';
import Badges from './Badges';
import styles from './styles.module.css';
import Type, {type Props as TypeProps} from './Type';

interface Props extends Partial<TypeProps> {
  /** `application/json`. */
  mediaType: string;
  required?: boolean;
}

/** The media type and schema of a request or response body. */
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
      <Badges required={required} />
    </p>
  );
}
