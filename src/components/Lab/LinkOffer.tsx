import Action from './Action';
import playground from '../Playground/styles.module.css';

interface Props {
  /** What the link contains, such as “two documents”. */
  things: string;
  /** Replaces the reader's own work with what the link contains. */
  load: () => void;
  keep: () => void;
}

/** Asks the reader whether to load what a shared link contains, because that would replace the reader’s own work. */
export default function LinkOffer({things, load, keep}: Props) {
  return (
    <>
      <p>
        The link that you opened contains {things}. If you load them, they replace yours, which you can restore with
        Undo.
      </p>
      <p className={playground.row}>
        <Action onClick={load}>Load them</Action>
        <Action onClick={keep}>Keep mine</Action>
      </p>
    </>
  );
}
