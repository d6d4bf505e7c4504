type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K or Cmd+K, which opens and closes the dialog from anywhere. */
export const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey}: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * A slash that isn't typed into a form field or an editor.
 *
 * @param target the innermost target of the event, which can be in a shadow root
 */
export function isSlash({key, ctrlKey, metaKey, altKey}: Keys, target: EventTarget | null): boolean {
  const writes =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !writes;
}

/** The character that a key types, or null. */
export const typedCharacter = ({key, ctrlKey, metaKey, altKey}: Keys): string | null =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : null;
