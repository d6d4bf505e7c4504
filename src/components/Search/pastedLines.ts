import type {ClipboardEvent} from 'react';
import {inOneLine} from '@site/src/search/message';

/**
 * Handles pasting several lines, such as a log. The browser would join them without a space, so the last word of a line
 * and the first word of the next one would become one word.
 * @returns the new value of the input, or null if the browser handles the event
 */
export function pastedLines(event: ClipboardEvent<HTMLInputElement>): string | null {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text.trim())) return null;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(inOneLine(text), input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  return input.value;
}
