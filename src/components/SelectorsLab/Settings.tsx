import {PRODUCT_FIELDS} from '@site/src/labs/selectors/scenarios';
import type {SelectorProblem} from '@site/src/labs/selectors/selectors';
import {describeProblem, MAX_BRANCH, type LabState} from '@site/src/labs/selectors/state';
import lab from '../CanIDeployLab/styles.module.css';
import styles from './styles.module.css';

interface Props {
  state: LabState;
  problems: readonly SelectorProblem[];
  fieldId: string;
  isReadOnly: boolean;
  /** Called for each letter. */
  onType: (changes: Partial<LabState>) => void;
  onChange: (changes: Partial<LabState>) => void;
}

/** The settings of the provider's build, and what the provider returns. */
export default function Settings({state, problems, fieldId, isReadOnly, onType, onChange}: Props) {
  const {text, enablePending, since, branch, returns} = state;
  const hasError = problems.some(({severity}) => severity === 'error');
  const problemsId = `${fieldId}-problems`;
  return (
    <>
      <fieldset className={lab.application}>
        <legend className={lab.label}>Settings of the provider’s build</legend>
        <label className={lab.option} htmlFor={fieldId}>
          Consumer version selectors
        </label>
        <textarea
          id={fieldId}
          className={`${lab.field} ${styles.selectors}`}
          value={text}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          readOnly={isReadOnly}
          aria-invalid={hasError}
          aria-describedby={problemsId}
          onChange={({target}) => onType({text: target.value})}
        />
        <ul id={problemsId} className={styles.problems}>
          {problems.map((problem) => (
            <li key={describeProblem(problem)} data-severity={problem.severity}>
              {problem.severity === 'error' ? 'Error' : 'Warning'}: {describeProblem(problem)}
            </li>
          ))}
        </ul>
        <p className={lab.row}>
          <label className={lab.option}>
            <input
              type="checkbox"
              checked={enablePending}
              onChange={({target}) => onChange({enablePending: target.checked})}
            />{' '}
            <code>enablePending</code>
          </label>
          <label className={lab.option}>
            <code>includeWipPactsSince</code>{' '}
            <input
              type="date"
              className={styles.input}
              value={since}
              readOnly={isReadOnly}
              onChange={({target}) => onType({since: target.value})}
            />
          </label>
          <label className={lab.option}>
            Provider branch{' '}
            <input
              type="text"
              className={styles.input}
              value={branch}
              maxLength={MAX_BRANCH}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              readOnly={isReadOnly}
              onChange={({target}) => onType({branch: target.value})}
            />
          </label>
        </p>
      </fieldset>
      <fieldset className={lab.application}>
        <legend className={lab.label}>Fields that the provider returns</legend>
        <p className={lab.row}>
          {PRODUCT_FIELDS.map((field) => (
            <label key={field} className={lab.option}>
              <input
                type="checkbox"
                checked={returns.includes(field)}
                onChange={({target}) =>
                  onChange({
                    returns: PRODUCT_FIELDS.filter((one) => (one === field ? target.checked : returns.includes(one))),
                  })
                }
              />{' '}
              {field}
            </label>
          ))}
        </p>
        <p className={lab.soft}>A pact passes if the provider returns each field that the pact requires.</p>
      </fieldset>
    </>
  );
}
