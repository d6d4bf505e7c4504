/**
 * Reads an environment file: comments, and NAME=value without quotes, as `docker run --env-file` does.
 *
 * @throws Error that names the first wrong line
 */
export function parseEnvironment(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(?<name>[A-Za-z_][A-Za-z0-9_]*)=(?<value>.*)$/.exec(line);
    if (!match?.groups) throw new Error(`line ${index + 1} is neither a comment nor NAME=value: ${line}`);
    const {name = '', value = ''} = match.groups;
    if (values.has(name)) throw new Error(`line ${index + 1} sets ${name} again`);
    values.set(name, value);
  }
  return values;
}
