/**
 * The slide that a key leads to: the keys that presentation software and wireless presenters use.
 * @param key the `key` of a keyboard event
 * @param current index of the slide that is shown
 * @param count number of slides
 * @returns an index, or `null` if the key has no meaning in a presentation
 */
export function pressedSlide(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
    case ' ':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
