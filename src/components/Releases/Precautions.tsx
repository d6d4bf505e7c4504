import Heading from '@theme/Heading';
import type {Precaution} from '@site/src/data/upgradePrecautionsRules';
import type {CheckedItems} from '../Checklist/useCheckedItems';
import {useIslandId} from '../StaticContent/island';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface ItemProps {
  precaution: Precaution;
  isChecked: boolean;
  onToggle: () => void;
}

function Item({precaution: {id, subject, text, action}, isChecked, onToggle}: ItemProps) {
  const inputId = useIslandId(id);
  return (
    <li className={styles.precaution}>
      <input
        type="checkbox"
        id={inputId}
        name={id}
        checked={isChecked}
        onChange={onToggle}
        aria-describedby={`${inputId}-text`}
      />
      <div>
        <label htmlFor={inputId} className={styles.subject}>
          {subject}
        </label>
        <div id={`${inputId}-text`}>
          <Inline text={text} />
          {action !== undefined && (
            <>
              {' '}
              <strong>What to do:</strong> <Inline text={action} />
            </>
          )}
        </div>
      </div>
    </li>
  );
}

interface Props extends Pick<CheckedItems, 'checkedItems' | 'isStored' | 'toggle'> {
  precautions: readonly Precaution[];
}

/** What to consider before an upgrade, as checkboxes. The browser remembers which ones are selected for each plan. */
export default function Precautions({precautions, checkedItems, isStored, toggle}: Props) {
  return (
    <section>
      <Heading as="h3">Before you start</Heading>
      <p>
        {checkedItems.size} of {precautions.length} done.{' '}
        {isStored
          ? 'Your browser saves what you select.'
          : 'Your browser can’t save what you select. Download the plan before you leave the page.'}
      </p>
      <ul className={styles.precautions}>
        {precautions.map((precaution) => (
          <Item
            key={precaution.id}
            precaution={precaution}
            isChecked={checkedItems.has(precaution.id)}
            onToggle={() => toggle(precaution.id)}
          />
        ))}
      </ul>
    </section>
  );
}
