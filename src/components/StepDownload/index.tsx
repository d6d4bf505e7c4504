import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The state, such as `introduction/step-1`. */
  of: string;
  /** Name of the zip and of the folder in it; filled in by the build. */
  bundle?: string;
  /** Size of the zip, as a number in digits; filled in by the build. */
  bytes?: string;
}

/** A link to the zip of a workshop's state, and how to start with it. */
export default function StepDownload({of, bundle = of.replace('/', '-'), bytes}: Props) {
  const zip = `${bundle}.zip`;
  const size = bytes === undefined ? '' : `, ${Math.max(1, Math.round(Number(bytes) / 1000))} KB`;
  return (
    <div className={styles.box}>
      <p className={styles.line}>
        <Link href={`pathname:///downloads/${zip}`} target="_self" download className={styles.link}>
          Download {zip}
        </Link>
        <span className={styles.size}>
          Zip{size}; holds the folder <code>{bundle}</code>
        </span>
      </p>
      <p className={styles.line}>Start in the folder that holds the zip:</p>
      <pre className={`${styles.commands} language-sh`}>
        <code>{`unzip ${zip}\ncd ${bundle}\nnpm ci`}</code>
      </pre>
    </div>
  );
}
