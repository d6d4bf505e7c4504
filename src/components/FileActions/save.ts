/**
 * Copies a text to the clipboard. Browsers don't allow this without HTTPS or permission.
 * @returns a sentence for the reader about the result
 */
export async function copyText(name: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied ${name}.`;
  } catch {
    return `Your browser doesn’t allow this page to copy. Select the text of ${name}, and copy it manually.`;
  }
}

/**
 * Saves a text, or bytes, as a file, without a request to a server.
 * @returns a sentence for the reader about the result
 */
export function downloadText(name: string, text: BlobPart, type: string): string {
  const url = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return `Downloaded ${name}.`;
}
