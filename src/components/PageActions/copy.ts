/**
 * Fetches the Markdown version of a page.
 * @throws Error if the response isn't Markdown. The development server, for example, returns a page for any URL.
 */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || (response.headers.get('content-type') ?? '').includes('text/html'))
    throw new Error(`Expected Markdown from ${url}, but received status ${response.status}.`);
  return response.text();
}

/**
 * Copies the Markdown version of a page to the clipboard.
 * @returns false if the page has no Markdown version, or if the browser doesn't allow copying (without HTTPS or
 * permission)
 */
export async function copyMarkdown(url: string): Promise<boolean> {
  try {
    const text = fetchMarkdown(url);
    // Safari accepts a clipboard write only during the click, so the item contains a promise. Browsers without
    // ClipboardItem get the text once it has arrived.
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
