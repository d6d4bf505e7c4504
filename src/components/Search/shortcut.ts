type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, or Cmd+K: opens the dialog from anywhere, and closes it. */
export const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey}: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A slash that is not part of what somebody writes. */
export function isSlash({key, ctrlKey, metaKey, altKey}: Keys, target: EventTarget | null): boolean {
  const writes =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !writes;
}

/** What a key adds to a text, or null for keys that write nothing. */
export const written = ({key, ctrlKey, metaKey, altKey}: Keys): string | null =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : null;
