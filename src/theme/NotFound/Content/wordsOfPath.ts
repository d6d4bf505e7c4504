/**
 * The words of an address, to search for when nothing stands there: `/docs/ui-old/can_i_deploy.html` gives `ui old can i deploy`.
 * Anything that is no letter, digit or dot parts words; at most 8 words are given.
 */
export function wordsOfPath(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // A stray % in the address: search for it as it was typed.
  }
  const words = text.replace(/\.html?$/i, '').match(/[\p{L}\p{N}.]+/gu) ?? [];
  return words
    .filter((word) => !/^(docs|index)$/i.test(word))
    .slice(0, 8)
    .join(' ');
}
