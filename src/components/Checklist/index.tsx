import {useRef, useState} from 'react';
import {island, useIslandId} from '../StaticContent/island';
import Link from '../VersionLinks/ArchivedLink';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ChecklistItem} from '@site/src/data/installationChecklist.schema';
import {itemsOf, phaseHeadings} from '@site/src/data/installationChecklistRules';
import {linkInReleaseLine} from '@site/src/data/releaseLineRules';
import {variableUrl} from '../ConfigurationBuilder/links';
import type {ReleaseLine} from '../ConfigurationBuilder/choices';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import {checklistMarkdown} from './markdown';
import styles from './styles.module.css';
import {useCheckedItems} from './useCheckedItems';

interface ItemProps {
  releaseLine: ReleaseLine;
  item: ChecklistItem;
  isChecked: boolean;
  onToggle: () => void;
}

function Item({releaseLine, item: {id, text, detail, onlyIf, variables = [], links}, isChecked, onToggle}: ItemProps) {
  const inputId = useIslandId(id);
  return (
    <li className={styles.item}>
      <input type="checkbox" id={inputId} className={styles.box} name={id} checked={isChecked} onChange={onToggle} />
      <div>
        <label htmlFor={inputId} className={styles.text}>
          {onlyIf !== undefined && <span className={styles.only}>Only if {onlyIf}: </span>}
          <Inline text={text} />
        </label>
        {detail !== undefined && (
          <p className={styles.detail}>
            <Inline text={detail} />
          </p>
        )}
        <p className={styles.links}>
          {links.map(({label, to}) => (
            <Link key={to} to={linkInReleaseLine(to, releaseLine)}>
              {label}
            </Link>
          ))}
          {variables.map((name) => (
            <Link key={name} to={variableUrl(releaseLine, name)}>
              <Inline text={`\`${name}\``} />
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}

interface Props {
  releaseLine: ReleaseLine;
}

/**
 * The installation checklist for a release line. The browser remembers which items are checked, and readers can print
 * the list or save it as Markdown. Without JavaScript, it's a list of native checkboxes.
 */
export function Checklist({releaseLine}: Props) {
  const {withBaseUrl} = useBaseUrlUtils();
  const items = itemsOf(releaseLine);
  const {checkedItems, isStored, toggle, clear} = useCheckedItems(
    `docs.checklist.${releaseLine}`,
    items.map(({id}) => id),
  );
  const [message, setMessage] = useState('');
  const confirmation = useRef<HTMLDialogElement>(null);
  const title = useIslandId('confirmation');
  const markdown = checklistMarkdown({
    title: `Installation of PactFlow On-Premises ${releaseLine}`,
    items,
    checkedItems,
    toUrl: (path) => withBaseUrl(linkInReleaseLine(path, releaseLine), {absolute: true}),
  });

  function confirmClear(isConfirmed: boolean): void {
    confirmation.current?.close();
    if (!isConfirmed) return;
    clear();
    setMessage('All items are unchecked.');
  }

  return (
    <div className={styles.checklist}>
      <div className={`${styles.bar} needs-script no-print`}>
        <p className={styles.status} role="status">
          {checkedItems.size} of {items.length} done. {message}
          {!isStored && ' Your browser can’t save your progress. Download the list before you leave the page.'}
        </p>
        <FileActions
          name={`pactflow-installation-${releaseLine}.md`}
          text={markdown}
          type="text/markdown"
          onDone={setMessage}
        />
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => window.print()}>
            Print
          </button>
          {/* Rendered even when nothing is checked, because removing a focused button would lose keyboard focus. */}
          <button
            type="button"
            className={styles.button}
            aria-disabled={checkedItems.size === 0}
            onClick={() => checkedItems.size > 0 && confirmation.current?.showModal()}
          >
            Uncheck all
          </button>
        </div>
      </div>
      <dialog ref={confirmation} className={styles.dialog} aria-labelledby={title}>
        <p id={title}>
          Uncheck {checkedItems.size === 1 ? 'the checked item' : `all ${checkedItems.size} checked items`}? You can’t
          undo this.
        </p>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => confirmClear(false)}>
            Cancel
          </button>
          <button type="button" className={styles.button} onClick={() => confirmClear(true)}>
            Uncheck all
          </button>
        </div>
      </dialog>
      {phaseHeadings.map(({id, text: phase}) => (
        <section key={id} className={styles.phase}>
          <Heading as="h3" id={id}>
            {phase}
          </Heading>
          <ul className={styles.items}>
            {items
              .filter((item) => item.phase === phase)
              .map((item) => (
                <Item
                  key={item.id}
                  releaseLine={releaseLine}
                  item={item}
                  isChecked={checkedItems.has(item.id)}
                  onToggle={() => {
                    setMessage('');
                    toggle(item.id);
                  }}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export default island('Checklist', Checklist);
