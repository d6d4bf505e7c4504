import {Children, isValidElement, type ReactNode} from 'react';
import SlideControls from './SlideControls';
import styles from './styles.module.css';

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
  const count = Children.toArray(children).filter((child) => isValidElement(child)).length;
  return (
    <div data-slides>
      <SlideControls count={count} />
      {children}
    </div>
  );
}

interface SlideProps {
  /** A heading of level 2, the slide's content, and optionally `SpeakerNotes`. */
  children: ReactNode;
}

/** A slide of a `Slides` deck. */
export function Slide({children}: SlideProps) {
  return (
    <section className={styles.slide} data-slide>
      {children}
    </section>
  );
}

interface SpeakerNotesProps {
  children: ReactNode;
}

/** What the speaker says about a slide. The presentation doesn't show it. */
export function SpeakerNotes({children}: SpeakerNotesProps) {
  return (
    <div className={styles.notes} data-speaker-notes>
      <p className={styles.notesTitle}>Speaker notes</p>
      {children}
    </div>
  );
}
