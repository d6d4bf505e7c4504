import {copyText, downloadText} from './save';
import styles from './styles.module.css';

interface Props {
  /** File name, which is also shown on the buttons. */
  name: string;
  text: string;
  /** Media type of the text. */
  type: string;
  /** Receives a sentence for the reader about the result. */
  onDone: (message: string) => void;
}

/** Buttons that copy a text and download it as a file. */
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
