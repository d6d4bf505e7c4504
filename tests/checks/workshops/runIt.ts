/** Commands that go on until somebody stops them. They stand in a fence of their own, below the one that is run. */
const SERVERS = /(?:^|[;&|]\s*)npm (?:start|run (?:start|broker))\b/;

/**
 * The commands that a state's README gives under "## Run it".
 * @returns the text of the first fence of shell there
 * @throws Error that says what is missing, and how to mend it
 */
export function runIt(readme: string): string {
  const source = readme.replaceAll('\r\n', '\n');
  if (!/^## Run it[ \t]*$/m.test(source))
    throw new Error(
      'has no heading "## Run it". Write one, and below it a fence ```sh with the commands that a learner runs first.',
    );
  // A line that begins with # is a comment within the fence, and the next heading before it.
  const [, text] = /^## Run it[ \t]*\n(?:(?!#{1,2} |```).*\n)*```sh\n([\s\S]*?)\n```$/m.exec(source) ?? [];
  if (text === undefined)
    throw new Error('has no fence ```sh below "## Run it". Write the commands there that a learner runs first.');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines[0]?.trim() !== 'npm ci')
    throw new Error(`begins with "${lines[0] ?? ''}" below "## Run it", not with npm ci.`);
  const server = lines.find((line) => /(?<!&)&\s*$/.test(line) || SERVERS.test(line));
  if (server !== undefined)
    throw new Error(
      `starts what does not end below "## Run it": ${server.trim()}. Put it into a second fence there: only the first is run.`,
    );
  return text;
}
