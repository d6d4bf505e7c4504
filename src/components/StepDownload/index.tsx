import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** State of the workshop code, such as `introduction/step-1`. */
  of: string;
  /** Name of the ZIP file and of the folder in it. Added by the build. */
  bundle?: string;
  /** Size of the ZIP file in bytes, as a string of digits. Added by the build. */
  bytes?: string;
}

/** A link to the ZIP file with the code of a workshop step, and the commands to start with it. */
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
          ZIP{size}; contains the folder <code>{bundle}</code>
        </span>
      </p>
      <p className={styles.line}>Run these commands in the folder that contains the ZIP file:</p>
      <pre className={`${styles.commands} language-sh`}>
        <code>{`unzip ${zip}\ncd ${bundle}\nnpm ci`}</code>
      </pre>
    </div>
  );
}
