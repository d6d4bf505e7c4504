/**
 * Asks for the Markdown of a page.
 * @throws Error when there is none, as in the development server, which answers any address with a page
 */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || (response.headers.get('content-type') ?? '').includes('text/html'))
    throw new Error(`${address} is no Markdown`);
  return response.text();
}

/**
 * Puts the Markdown of a page on the clipboard.
 * @returns whether it is there; browsers refuse where the page is not served over HTTPS, or where the reader said so
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  try {
    const text = fetchMarkdown(address);
    // Safari takes only what is promised within the press itself; a browser that knows no such promise gets the text when it has come.
    if (typeof ClipboardItem === 'function')
      await navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((markdown) => new Blob([markdown], {type: 'text/plain'}))}),
      ]);
    else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
