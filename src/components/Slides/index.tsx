import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useLayoutEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {pressedSlide} from './pressedSlide';
import styles from './styles.module.css';

/** Whether the slides are on the page or in the presentation, which shows one of them without its notes. */
const Presenting = createContext(false);

interface SlidesProps {
  /** Only `Slide` elements; src/plugins/remark/slides enforces this. */
  children: ReactNode;
}

/**
 * A slide deck. On the page, the slides and their speaker notes are one below the other, with or without JavaScript.
 * The presentation shows one slide at a time, in full screen where the browser allows it. When printed, each slide is a
 * page in landscape format.
 */
export function Slides({children}: SlidesProps) {
  const slides = Children.toArray(children).filter((child): child is ReactElement => isValidElement(child));
  const [presented, setPresented] = useState<number | null>(null);
  const [notes, setNotes] = useState(false);

  function close(): void {
    setPresented(null);
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  }

  return (
    <div className={notes ? styles.withNotes : undefined}>
      <div className={`${styles.toolbar} needs-script no-print`} data-no-extract>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setPresented(0);
            // Some phones don't allow full screen. The presentation fills the window there.
            document.documentElement.requestFullscreen?.().catch(() => undefined);
          }}
        >
          Present {slides.length} slides
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          Print
        </button>
        <label className={styles.option}>
          <input type="checkbox" checked={notes} onChange={({currentTarget}) => setNotes(currentTarget.checked)} />
          Print the speaker notes, too
        </label>
      </div>
      {children}
      {presented !== null && (
        <Presentation slides={slides} current={presented} onSelect={setPresented} onClose={close} />
      )}
    </div>
  );
}

interface PresentationProps {
  slides: readonly ReactElement[];
  /** The index of the slide that is shown. */
  current: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** A modal dialog that shows one slide. It closes with Escape and when the reader leaves full screen. */
function Presentation({slides, current, onSelect, onClose}: PresentationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(() => {
    if (document.fullscreenElement === null) onClose();
  });
  // Before React removes the dialog, closing it returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    const onFullscreenChange = () => leave();
    document.addEventListener('fullscreenchange', onFullscreenChange);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      shown?.close();
    };
  }, []);

  function press(event: KeyboardEvent): void {
    const next = pressedSlide(event.key, current, slides.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    // Space and Enter on a button press that button.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onSelect(next);
  }

  return (
    // The keys move through the slides wherever the focus is in the dialog.
    <dialog
      ref={dialog}
      className={styles.presentation}
      aria-label="Presentation"
      tabIndex={-1}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      data-no-extract
    >
      <div className={styles.stage}>
        <Presenting value={true}>{slides[current]}</Presenting>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={current === 0}
          onClick={() => onSelect(Math.max(current - 1, 0))}
        >
          Previous
        </button>
        <span role="status">
          Slide {current + 1} of {slides.length}
        </span>
        <button
          type="button"
          className={styles.button}
          aria-disabled={current === slides.length - 1}
          onClick={() => onSelect(Math.min(current + 1, slides.length - 1))}
        >
          Next
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}

interface SlideProps {
  /** A heading of level 2, the slide's content, and optionally `SpeakerNotes`. */
  children: ReactNode;
}

/** A slide of a `Slides` deck. */
export function Slide({children}: SlideProps) {
  return <section className={styles.slide}>{children}</section>;
}

interface SpeakerNotesProps {
  children: ReactNode;
}

/** What the speaker says about a slide. The presentation doesn't show it. */
export function SpeakerNotes({children}: SpeakerNotesProps) {
  if (useContext(Presenting)) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.notesTitle}>Speaker notes</p>
      {children}
    </div>
  );
}
