/** A stretch of text that is either code or not. */
export interface Stretch {
  text: string;
  code: boolean;
}

/** Cuts a text at its backticks: what stands between two of them is code. Empty stretches are left out. */
export function inlineCode(text: string): Stretch[] {
  return text.split('`').flatMap((part, index) => (part === '' ? [] : [{text: part, code: index % 2 === 1}]));
}
