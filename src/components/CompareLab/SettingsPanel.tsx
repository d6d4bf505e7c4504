import Link from '@docusaurus/Link';
import type {ComparisonSetting} from '@site/src/labs/comparisonData';
import type {Settings} from '@site/src/labs/protocol';
import Inline from '../DataTable/Inline';
import Action from '../Lab/Action';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

interface Props {
  fieldId: string;
  all: readonly ComparisonSetting[];
  settings: Settings;
  /** How many settings differ from PactFlow's defaults. */
  changed: number;
  change: (settings: Settings, message: string) => void;
  copy: () => void;
}

/** The comparator's settings: switches, and a text field for the setting that has a text as its value. */
export default function SettingsPanel({fieldId, all, settings, changed, change, copy}: Props) {
  const use = (valueOf: (setting: ComparisonSetting) => boolean | string, message: string): void =>
    change(Object.fromEntries(all.map((setting) => [setting.name, valueOf(setting)])), message);
  return (
    <details className={styles.settings}>
      <summary>{changed === 0 ? 'Settings' : `Settings (${changed} changed)`}</summary>
      <p>
        Each switch changes how the comparator behaves, and starts with PactFlow’s default. The settings apply to
        OpenAPI descriptions. If the description contains a setting, its value takes precedence, as in PactFlow. See{' '}
        <Link to="/docs/bi-directional-contract-testing/contracts/oas/configuration">Configure the comparison</Link>.
      </p>
      <ul>
        {all.map(({name, meaning}) => {
          const value = settings[name] ?? false;
          const id = `${fieldId}-${name}`;
          const set = (next: boolean | string): void => change({...settings, [name]: next}, '');
          return (
            <li key={name}>
              <label className={playground.option} htmlFor={id}>
                {typeof value === 'boolean' && (
                  <>
                    <input
                      type="checkbox"
                      role="switch"
                      id={id}
                      aria-describedby={`${id}-meaning`}
                      checked={value}
                      onChange={({target}) => set(target.checked)}
                    />{' '}
                  </>
                )}
                <code>{name}</code>
                {typeof value === 'string' && (
                  <>
                    {' '}
                    <input
                      type="text"
                      id={id}
                      aria-describedby={`${id}-meaning`}
                      size={12}
                      value={value}
                      placeholder="/v1"
                      spellCheck={false}
                      autoCapitalize="off"
                      onChange={({target}) => set(target.value)}
                    />
                  </>
                )}
              </label>
              <span className={styles.meaning} id={`${id}-meaning`}>
                <Inline text={meaning} />
              </span>
            </li>
          );
        })}
      </ul>
      <div className={playground.row}>
        <Action onClick={() => use(({value}) => value, 'All settings have PactFlow’s defaults.')}>
          Use PactFlow’s defaults
        </Action>
        <Action
          onClick={() =>
            use(
              ({name, value}) => (value === true ? false : (settings[name] ?? value)),
              'The ten settings that PactFlow turns on by default are off.',
            )
          }
        >
          Turn off PactFlow’s defaults
        </Action>
        <Action onClick={copy} isUnavailable={changed === 0}>
          Copy changes as YAML
        </Action>
      </div>
    </details>
  );
}
