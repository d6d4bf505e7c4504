/**
 * The words in a URL path, as a search query for a missing page: `ui old can i deploy` for
 * `/docs/ui-old/can_i_deploy.html`. Every character except letters, digits, and dots separates words. Returns at most
 * 8 words.
 */
export function wordsOfPath(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // The path has a stray %, so the words are taken from it as it is.
  }
  const words = text.replace(/\.html?$/i, '').match(/[\p{L}\p{N}.]+/gu) ?? [];
  return words
    .filter((word) => !/^(docs|index)$/i.test(word))
    .slice(0, 8)
    .join(' ');
}
