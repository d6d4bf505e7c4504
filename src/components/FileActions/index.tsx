import {copyText, downloadText} from './save';
import styles from './styles.module.css';

interface Props {
  /** Name that the file gets on the reader's disk; it stands on the buttons. */
  name: string;
  text: string;
  /** What kind of text it is, as a media type. */
  type: string;
  /** Gets a sentence for the reader when something was done, or could not be. */
  onDone: (message: string) => void;
}

/** Buttons that copy a text and save it as a file. */
export default function FileActions({name, text, type, onDone}: Props) {
  return (
    <div className={`${styles.actions} needs-script no-print`}>
      <button type="button" className={styles.button} onClick={async () => onDone(await copyText(name, text))}>
        Copy {name}
      </button>
      <button type="button" className={styles.button} onClick={() => onDone(downloadText(name, text, type))}>
        Download {name}
      </button>
    </div>
  );
}
