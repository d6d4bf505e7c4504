import Link from '@docusaurus/Link';
import {
  initialChoice,
  isMatcherId,
  matcherOf,
  matchersFor,
  OPTIONS,
  optionsOf,
  VALUE_RULES,
  type Choice,
  type Choices,
  type OptionName,
  type Row,
} from '@site/src/labs/match/rules';
import type {BodyRules} from '@site/src/labs/match/protocol';
import Action from '../Lab/Action';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

/** How many values are shown. */
const LIMIT = 200;

/** The longest example that's shown in full, in characters. */
const LONGEST = 40;

const isNumber = (name: OptionName): boolean => name === 'min' || name === 'max';

const shown = ({value: {type, raw, children}}: Row): string => {
  if (type === 'object') return children.length === 0 ? '{}' : '{…}';
  if (type === 'array') return children.length === 0 ? '[]' : `[…] ${children.length}`;
  return raw.length <= LONGEST ? raw : `${raw.slice(0, LONGEST - 1)}…`;
};

/** The path of the closest value around each value whose rule also applies to it, by the value's path. */
function inheritedRules(rows: readonly Row[]): ReadonlyMap<string, string> {
  const inherited = new Map<string, string>();
  for (const {value, choice, children} of rows) {
    const from = choice === undefined ? inherited.get(value.path) : value.path;
    // These rules are only about their own array or object.
    if (from === undefined || choice?.id === 'array-contains' || choice?.id === 'values') continue;
    for (const child of children) inherited.set(child.value.path, from);
  }
  return inherited;
}

interface OptionProps {
  path: string;
  choice: Choice;
  name: OptionName;
  problemId: string | undefined;
  onChange: (value: string) => void;
}

function OptionField({path, choice, name, problemId, onChange}: OptionProps) {
  const value = choice.options[name] ?? '';
  const field = {
    value,
    'aria-label': `${OPTIONS[name]} for ${path}`,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  return (
    <label className={styles.optionField} data-number={isNumber(name) ? '' : undefined}>
      <span aria-hidden="true">{OPTIONS[name]}</span>{' '}
      {name === 'rule' ? (
        <select {...field}>
          {VALUE_RULES.map((id) => (
            <option key={id} value={id}>
              {matcherOf(id).name}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          inputMode={isNumber(name) ? 'numeric' : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          {...field}
        />
      )}
    </label>
  );
}

interface Props {
  rows: readonly Row[];
  choices: Choices;
  kept: BodyRules;
  fieldId: string;
  onChange: (choices: Choices, message: string) => void;
  /** Removes the rules that the lab can't show. */
  onRemoveKept: () => void;
}

/** The values of the example, each with its matcher. */
export default function Values({rows, choices, kept, fieldId, onChange, onRemoveKept}: Props) {
  const inherited = inheritedRules(rows);
  const known = new Set(rows.map(({value}) => value.path));
  const stale = Object.keys(choices).filter((path) => !known.has(path));
  const set = (path: string, choice: Choice | undefined, message = ''): void => {
    const {[path]: _, ...others} = choices;
    onChange(choice === undefined ? others : {...others, [path]: choice}, message);
  };
  return (
    <>
      <ul className={styles.values} aria-label="Values of the example">
        {rows.slice(0, LIMIT).map((row, index) => {
          const {value, label, depth, choice, problem} = row;
          const {path} = value;
          const isContainer = value.type === 'object' || value.type === 'array';
          const problemId = problem === undefined ? undefined : `${fieldId}-problem-${index}`;
          return (
            <li key={path} style={{'--depth': Math.min(depth, 8)} as React.CSSProperties}>
              <code className={styles.name}>{label}</code>
              <code className={styles.shown}>{shown(row)}</code>
              <select
                className={styles.matcher}
                aria-label={`Matcher for ${path}`}
                aria-describedby={problemId}
                value={choice?.id ?? ''}
                onChange={({target}) => {
                  const id = target.value;
                  if (isMatcherId(id)) {
                    const {name, meaning} = matcherOf(id);
                    set(path, initialChoice(id, value), `${name}: ${meaning}`);
                  } else set(path, undefined, `Removed the matcher for ${path}.`);
                }}
              >
                <option value="">
                  {isContainer
                    ? 'Compare what’s inside'
                    : inherited.has(path)
                      ? `No matcher: rule of ${inherited.get(path)}`
                      : 'No matcher: equal'}
                </option>
                {matchersFor(value.type).map(({id, name}) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              {choice !== undefined && optionsOf(choice).length > 0 && (
                <span
                  className={styles.options}
                  data-wide={optionsOf(choice).some((name) => !isNumber(name)) ? '' : undefined}
                >
                  {optionsOf(choice).map((name) => (
                    <OptionField
                      key={name}
                      path={path}
                      choice={choice}
                      name={name}
                      problemId={problemId}
                      onChange={(text) => set(path, {...choice, options: {...choice.options, [name]: text}})}
                    />
                  ))}
                </span>
              )}
              {problem !== undefined && (
                <span id={problemId} className={`${styles.problem} ${playground.error}`}>
                  {problem}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > LIMIT && (
        <p className={playground.hint}>
          The first {LIMIT} of {rows.length.toLocaleString('en')} values are shown. Matchers of the others still apply.
        </p>
      )}
      {stale.length > 0 && (
        <p className={playground.row}>
          <span>
            These values aren’t in the list, so their matchers don’t apply: <code>{stale.join(', ')}</code>
          </span>
          <Action
            onClick={() =>
              onChange(
                Object.fromEntries(Object.entries(choices).filter(([path]) => known.has(path))),
                'Removed the matchers that don’t apply.',
              )
            }
          >
            Remove these matchers
          </Action>
        </p>
      )}
      {Object.keys(kept).length > 0 && (
        <details className={styles.kept}>
          <summary>Rules without a matcher in the lab: {Object.keys(kept).length}</summary>
          <p>
            The lab has read these rules from a pact, and has no matcher for them. They apply to the comparison and are
            in the pact file below, but not in the code. For the matchers of the lab, see{' '}
            <Link to="#matchers-by-need">Matchers by need</Link>.
          </p>
          <pre className={styles.rules}>{JSON.stringify(kept, null, 2)}</pre>
          <Action onClick={onRemoveKept}>Remove these rules</Action>
        </details>
      )}
    </>
  );
}
