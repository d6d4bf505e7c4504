import {useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent} from 'react';
import {island} from '../StaticContent/island';
import {pressedSlide} from './pressedSlide';
import styles from './styles.module.css';

/** The deck around an element of the page. */
const deckOf = (element: Element | null): Element | null => element?.closest('[data-slides]') ?? null;

/** A copy of a slide for the presentation. Its ids stay with the original, to which links lead. */
function copyWithoutNotes(slide: Element): Node {
  const copy = slide.cloneNode(true) as Element;
  for (const notes of copy.querySelectorAll('[data-speaker-notes]')) notes.remove();
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return copy;
}

interface Props {
  /** The number of slides. */
  count: number;
}

/** The buttons above a slide deck, and its presentation, which shows copies of the slides on the page. */
export function SlideControls({count}: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [slides, setSlides] = useState<readonly Element[]>([]);
  const [presented, setPresented] = useState<number | null>(null);
  const [notes, setNotes] = useState(false);
  useLayoutEffect(() => {
    deckOf(toolbar.current)?.classList.toggle(styles.withNotes ?? '', notes);
  }, [notes]);

  function close(): void {
    setPresented(null);
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  }

  return (
    <>
      <div ref={toolbar} className={`${styles.toolbar} needs-script no-print`} data-no-extract>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setSlides([...(deckOf(toolbar.current)?.querySelectorAll('[data-slide]') ?? [])]);
            setPresented(0);
            // Some phones don't allow full screen. The presentation fills the window there.
            document.documentElement.requestFullscreen?.().catch(() => undefined);
          }}
        >
          Present {count} slides
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          Print
        </button>
        <label className={styles.option}>
          <input type="checkbox" checked={notes} onChange={({currentTarget}) => setNotes(currentTarget.checked)} />
          Print the speaker notes, too
        </label>
      </div>
      {presented !== null && (
        <Presentation slides={slides} current={presented} onSelect={setPresented} onClose={close} />
      )}
    </>
  );
}

interface PresentationProps {
  /** The slides on the page. */
  slides: readonly Element[];
  /** The index of the slide that is shown. */
  current: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** A modal dialog that shows one slide. It closes with Escape and when the reader leaves full screen. */
function Presentation({slides, current, onSelect, onClose}: PresentationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
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

  useLayoutEffect(() => {
    const slide = slides[current];
    if (slide !== undefined) stage.current?.replaceChildren(copyWithoutNotes(slide));
  }, [slides, current]);

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
      <div ref={stage} className={styles.stage} />
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

export default island('SlideControls', SlideControls);
