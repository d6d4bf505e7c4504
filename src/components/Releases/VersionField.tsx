import {useState} from 'react';
import releases from '@generated/release-data/default/planner.json';
import {compareVersions} from '@site/src/data/releaseLineRules';
import {isVersion} from '@site/src/data/upgradeRules';
import {useIslandId} from '../StaticContent/island';
import styles from './styles.module.css';

const RELEASE_LINES = ['2.x', '1.x'] as const;
const OTHER = 'other';

interface Props {
  label: string;
  /** A version, any text from the URL, or nothing. */
  value: string;
  onChange: (version: string) => void;
}

/**
 * A list of the versions in these docs, latest first. For a version that isn't in the list, such as a later one,
 * readers enter its tag. The tag is used when the field loses focus or the reader presses Enter.
 */
export default function VersionField({label, value, onChange}: Props) {
  const id = useIslandId(label.toLowerCase().replaceAll(' ', '-'));
  const isKnown = releases.some(({version}) => version === value);
  const [isEntering, setIsEntering] = useState(false);
  const [draft, setDraft] = useState<string>();
  const isOther = isEntering || (value !== '' && !isKnown);
  const isInvalid = isOther && value !== '' && !isVersion(value);

  function select(choice: string): void {
    setIsEntering(choice === OTHER);
    setDraft(undefined);
    if (choice !== OTHER) onChange(choice);
  }

  function commit(): void {
    const tag = draft?.trim().replace(/^v(?=\d)/i, '');
    if (tag === undefined || tag === '') return;
    setDraft(undefined);
    onChange(tag);
  }

  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.field}
        value={isOther ? OTHER : value}
        onChange={({target}) => select(target.value)}
      >
        {value === '' && <option value="">Select a version</option>}
        {RELEASE_LINES.map((releaseLine) => (
          <optgroup key={releaseLine} label={releaseLine}>
            {releases
              .filter((release) => release.releaseLine === releaseLine)
              .sort((a, b) => compareVersions(b.version, a.version))
              .map(({version}) => (
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
          </optgroup>
        ))}
        <option value={OTHER}>A later version</option>
      </select>
      {isOther && (
        <input
          className={styles.field}
          aria-label={`${label}: image tag`}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          value={draft ?? (isKnown ? '' : value)}
          onChange={({target}) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={({key}) => {
            if (key === 'Enter') commit();
          }}
        />
      )}
      {isOther && (
        <p id={`${id}-hint`} className={styles.hint}>
          {isInvalid
            ? 'Enter three numbers with periods between them, such as 2.4.0.'
            : 'The tag of the image, such as 2.4.0'}
        </p>
      )}
    </div>
  );
}
