import playground from '../Playground/styles.module.css';

interface Props<Side extends string> {
  /** The accessible name of the group, such as “Document”. */
  label: string;
  sides: readonly Side[];
  labels: Readonly<Record<Side, string>>;
  visible: Side;
  onChange: (side: Side) => void;
}

/** Buttons that select which of a lab's editors is visible on a narrow screen. */
export default function SideSwitch<Side extends string>({label, sides, labels, visible, onChange}: Props<Side>) {
  return (
    <div className={`${playground.switch} needs-script`} role="group" aria-label={label}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={visible === side}
          onClick={() => onChange(side)}
        >
          {labels[side]}
        </button>
      ))}
    </div>
  );
}
