import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {LANGUAGES, toCode, type Language} from '@site/src/labs/selectors/code';
import type {ConsumerVersionSelector} from '@site/src/labs/selectors/selectors';
import lab from '../CanIDeployLab/styles.module.css';
import styles from './styles.module.css';

/** The name of a language for code blocks. */
const HIGHLIGHTED: Readonly<Record<Language, string>> = {
  js: 'js',
  java: 'java',
  python: 'python',
  go: 'go',
  dotnet: 'csharp',
};

const isLanguage = (value: string | null): value is Language => value !== null && Object.hasOwn(LANGUAGES, value);

/** The selectors in the language that the reader chose in the tabs of any page, or chooses here. */
export default function Code({selectors}: {selectors: readonly ConsumerVersionSelector[]}) {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot('docusaurus.tab.language');
  // Without storage, the choice is kept while the page is open.
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? (isBrowser && isLanguage(stored) ? stored : 'js');
  const {code, notes} = toCode(selectors, language);
  return (
    <div className={styles.code}>
      <p className={`${lab.row} needs-script`}>
        <label className={lab.option}>
          These selectors in{' '}
          <select
            value={language}
            onChange={({target}) => {
              const {value} = target;
              if (!isLanguage(value)) return;
              setChosen(value);
              slot.set(value);
            }}
          >
            {Object.entries(LANGUAGES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </p>
      <CodeBlock language={HIGHLIGHTED[language]}>{code}</CodeBlock>
      <p className={lab.soft}>
        Pending pacts and WIP pacts are separate options. The{' '}
        <Link to="/docs/which-pacts-are-verified#recommended-settings">recommended settings</Link> show them for each
        language.
      </p>
      {notes.map((note) => (
        <p key={note} className={lab.soft}>
          {note}
        </p>
      ))}
    </div>
  );
}
