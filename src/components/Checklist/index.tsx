import {useId, useRef, useState} from 'react';
import Link from '../Editions/FrozenLink';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {CHECKLIST_PHASES, type ChecklistItem} from '@site/src/data/installationChecklist.schema';
import {itemsOf, linkOf} from '@site/src/data/installationChecklistRules';
import {addressOf} from '../ConfigurationBuilder/address';
import type {Edition} from '../ConfigurationBuilder/choices';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import {checklistMarkdown} from './markdown';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

interface ItemProps {
  edition: Edition;
  item: ChecklistItem;
  ticked: boolean;
  onToggle: () => void;
}

function Item({edition, item: {id, text, detail, onlyIf, variables = [], links}, ticked, onToggle}: ItemProps) {
  const own = useId();
  return (
    <li className={styles.item}>
      <input type="checkbox" id={own} className={styles.box} name={id} checked={ticked} onChange={onToggle} />
      <div>
        <label htmlFor={own} className={styles.text}>
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
            <Link key={to} to={linkOf(edition, to)}>
              {label}
            </Link>
          ))}
          {variables.map((name) => (
            <Link key={name} to={addressOf(edition, name)}>
              <Inline text={`\`${name}\``} />
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}

interface Props {
  edition: Edition;
}

const slugOf = (phase: string): string => phase.toLowerCase().replace(/[^a-z]+/g, '-');

/**
 * The installation checklist of an edition. The browser remembers what is ticked; the list can be printed, and leaves the page as Markdown. Without a script it
 * is a list with boxes, which are the browser's own.
 */
export default function Checklist({edition}: Props) {
  const {withBaseUrl} = useBaseUrlUtils();
  const items = itemsOf(edition);
  const {ticks, kept, toggle, clear} = useTicks(
    `docs.checklist.${edition}`,
    items.map(({id}) => id),
  );
  const [message, setMessage] = useState('');
  const confirmation = useRef<HTMLDialogElement>(null);
  const title = useId();
  const markdown = checklistMarkdown({
    title: `Installation of PactFlow On-Premises ${edition}`,
    items,
    ticks,
    addressOf: (to) => withBaseUrl(linkOf(edition, to), {absolute: true}),
  });

  function answer(isSure: boolean): void {
    confirmation.current?.close();
    if (!isSure) return;
    clear();
    setMessage('All ticks are cleared.');
  }

  return (
    <div className={styles.checklist}>
      <div className={`${styles.bar} needs-script no-print`}>
        <p className={styles.status} role="status">
          {ticks.size} of {items.length} done. {message}
          {!kept && ' Your browser does not keep the ticks: download the list before you leave the page.'}
        </p>
        <FileActions
          name={`pactflow-installation-${edition}.md`}
          text={markdown}
          type="text/markdown"
          onDone={setMessage}
        />
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => window.print()}>
            Print
          </button>
          {/* Stays while there is nothing to clear: a control that goes away takes the keyboard's place with it. */}
          <button
            type="button"
            className={styles.button}
            aria-disabled={ticks.size === 0}
            onClick={() => ticks.size > 0 && confirmation.current?.showModal()}
          >
            Clear all ticks
          </button>
        </div>
      </div>
      <dialog ref={confirmation} className={styles.dialog} aria-labelledby={title}>
        <p id={title}>Clear all {ticks.size} ticks of this list? They cannot be brought back.</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => answer(false)}>
            Keep them
          </button>
          <button type="button" className={styles.button} onClick={() => answer(true)}>
            Clear them
          </button>
        </div>
      </dialog>
      {CHECKLIST_PHASES.map((phase) => (
        <section key={phase} className={styles.phase}>
          <Heading as="h3" id={slugOf(phase)}>
            {phase}
          </Heading>
          <ul className={styles.items}>
            {items
              .filter((item) => item.phase === phase)
              .map((item) => (
                <Item
                  key={item.id}
                  edition={edition}
                  item={item}
                  ticked={ticks.has(item.id)}
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
