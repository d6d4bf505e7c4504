/**
 * Reads a file that the reader opened or dropped.
 * @param sizeProblem says why a file of this size in bytes can't be read, or returns undefined
 * @param unchanged a sentence that says that nothing was lost
 * @returns the text, or a sentence with the reason why there's none
 */
export async function readTextFile(
  file: File,
  sizeProblem: (name: string, size: number) => string | undefined,
  unchanged: string,
): Promise<{text: string} | {problem: string}> {
  const {name, size} = file;
  const problem = sizeProblem(name, size);
  if (problem !== undefined) return {problem};
  try {
    const text = await file.text();
    if (text.includes('\u0000')) return {problem: `${name} isn’t a text file. ${unchanged}`};
    return text.trim() === '' ? {problem: `${name} is empty. ${unchanged}`} : {text};
  } catch {
    return {problem: `Your browser can’t read ${name}. Open the file, and paste its text instead.`};
  }
}
