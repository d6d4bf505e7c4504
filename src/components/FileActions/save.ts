/**
 * Puts a text on the clipboard. Browsers refuse it where the page is not served over HTTPS, or where the reader said so.
 * @returns a sentence about what happened
 */
export async function copyText(name: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${name} is copied.`;
  } catch {
    return `The browser does not let this page copy. Select the text of ${name} and copy it yourself.`;
  }
}

/**
 * Saves a text as a file, without asking a server.
 * @returns a sentence about what happened
 */
export function downloadText(name: string, text: string, type: string): string {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return `${name} is downloaded.`;
}
