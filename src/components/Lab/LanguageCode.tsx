import {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import {LANGUAGES, type Language} from '@site/src/labs/selectors/code';
import lab from '../CanIDeployLab/styles.module.css';

/** The name of a language for code blocks. */
const HIGHLIGHTED: Readonly<Record<Language, string>> = {
  js: 'js',
  java: 'java',
  python: 'python',
  go: 'go',
  dotnet: 'csharp',
};

const isLanguage = (value: string | null): value is Language => value !== null && Object.hasOwn(LANGUAGES, value);

interface Props {
  /** What the code contains, before the name of the language: “These selectors in”. */
  label: string;
  toCode: (language: Language) => {code: string; notes: readonly ReactNode[]};
  /** The class of the element around the code, for its height. */
  className?: string;
}

/** Generated code in the language that the reader chose in the tabs of any page, or chooses here. */
export default function LanguageCode({label, toCode, className}: Props) {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot('docusaurus.tab.language');
  // Without storage, the choice is kept while the page is open.
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? (isBrowser && isLanguage(stored) ? stored : 'js');
  const {code, notes} = toCode(language);
  return (
    <div className={className}>
      <p className={`${lab.row} needs-script`}>
        <label className={lab.option}>
          {label}{' '}
          <select
            value={language}
            onChange={({target}) => {
              const {value} = target;
              if (!isLanguage(value)) return;
              setChosen(value);
              slot.set(value);
            }}
          >
            {Object.entries(LANGUAGES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <CodeBlock language={HIGHLIGHTED[language]}>{code}</CodeBlock>
      {notes.map((note, index) => (
        <p key={index} className={lab.soft}>
          {note}
        </p>
      ))}
    </div>
  );
}
