import Action from '../Lab/Action';
import styles from './styles.module.css';

interface Props {
  url: string;
  /** Called when the reader selects **Copy link**. */
  onCopy: () => unknown;
}

/** A field with a link to the reader's state, and a button that copies the link. */
export default function LinkField({url, onCopy}: Props) {
  return (
    <>
      <label className={styles.option}>
        Link <input type="text" readOnly className={styles.url} value={url} onFocus={({target}) => target.select()} />
      </label>
      <Action onClick={onCopy}>Copy link</Action>
    </>
  );
}
