import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** State of the workshop code, such as `introduction/step-1`, or a set of files, such as `on-premises/kubernetes`. */
  of: string;
  /** Name of the ZIP file and of the folder in it. Added by the build. */
  bundle?: string;
  /** Size of the ZIP file in bytes, as a string of digits. Added by the build. */
  bytes?: string;
  /** Language of the code if it isn't JavaScript, such as `java` or `yaml`. Added by the build. */
  language?: string;
}

/** A link to the ZIP file with the code of a workshop step, and the commands to start with it. */
export default function StepDownload({of, bundle = of.replace('/', '-'), bytes, language}: Props) {
  const zip = `${bundle}.zip`;
  const size = bytes === undefined ? '' : `, ${Math.max(1, Math.round(Number(bytes) / 1000))} KB`;
  const commands = (unpack: string) => (
    <pre className={`${styles.commands} language-sh`}>
      <code>{`${unpack}\ncd ${bundle}${language === undefined ? '\nnpm ci' : ''}`}</code>
    </pre>
  );
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
      {commands(`unzip ${zip}`)}
      <details>
        <summary className={styles.windows}>Windows PowerShell</summary>
        {commands(`Expand-Archive ${zip} -DestinationPath .`)}
      </details>
    </div>
  );
}
