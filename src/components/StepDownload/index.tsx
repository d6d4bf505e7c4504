import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** State of the workshop code, such as `introduction/step-1`, or a set of files, such as `on-premises/kubernetes`. */
  of: string;
  /** Whether a workshop's state is the one before a task or the one after it. */
  as?: 'start' | 'solution';
  /** Name of the ZIP file and of the folder in it. Added by the build. */
  bundle?: string;
  /** Size of the ZIP file in bytes, as a string of digits. Added by the build. */
  bytes?: string;
  /** Language of the code if it isn't JavaScript, such as `java` or `yaml`. Added by the build. */
  language?: string;
  /** Whether it's the first state of its workshop, which learners download. Added by the build. */
  first?: boolean;
}

const LABELS = {
  start: {label: 'Start', text: 'the project as it is before this task'},
  solution: {label: 'Solution', text: 'the project after this task'},
};

/** A link to the ZIP file with the code of a workshop step, and the commands to start with it. */
export default function StepDownload({of, as, bundle = of.replace('/', '-'), bytes, language, first = false}: Props) {
  const zip = `${bundle}.zip`;
  const size = bytes === undefined ? '' : `, ${Math.max(1, Math.round(Number(bytes) / 1000))} KB`;
  const commands = (unpack: string) => (
    <pre className={`${styles.commands} language-sh`}>
      <code>{`${unpack}\ncd ${bundle}${language === undefined ? '\nnpm ci' : ''}`}</code>
    </pre>
  );
  const label = as === undefined ? undefined : LABELS[as];
  const instructions = (
    <>
      <p className={styles.line}>Run these commands in the folder that contains the ZIP file:</p>
      {commands(`unzip ${zip}`)}
      <details>
        <summary className={styles.windows}>Windows PowerShell</summary>
        {commands(`Expand-Archive ${zip} -DestinationPath .`)}
      </details>
    </>
  );
  return (
    <div className={styles.box}>
      <p className={styles.line}>
        {label && (
          <span>
            <strong>{label.label}</strong>: {label.text}
          </span>
        )}
        <Link href={`pathname:///downloads/${zip}`} target="_self" download className={styles.link}>
          Download {zip}
        </Link>
        <span className={styles.size}>
          ZIP{size}; contains the folder <code>{bundle}</code>
        </span>
      </p>
      {/* Only the first download of a workshop is required, so the commands of the others are out of the way. */}
      {label === undefined || first ? (
        instructions
      ) : (
        <details>
          <summary className={styles.windows}>
            {language === undefined ? 'Unpack and install the project' : 'Unpack the project'}
          </summary>
          {instructions}
        </details>
      )}
    </div>
  );
}
