/** Commands that run until the reader stops them. They belong in a later code block, which the test doesn't run. */
const SERVERS = /(?:^|[;&|]\s*)npm (?:start|run (?:start|broker))\b/;

/** The first command of a project, by the language of its sample. Projects in JavaScript have no language. */
const FIRST: Readonly<Record<string, {command: string; pattern: RegExp}>> = {
  javascript: {command: 'npm ci', pattern: /^npm ci$/},
  java: {command: 'mvn', pattern: /^mvn /},
  go: {command: 'go', pattern: /^go /},
  python: {command: 'python3 -m venv .venv', pattern: /^python3 -m venv \.venv$/},
};

/**
 * Finds the commands under "## Run it" in a state's README.
 * @param language the key `language` of the sample's package.json
 * @returns the text of the first shell code block there
 * @throws Error that names what is missing and how to fix it
 */
export function runIt(readme: string, language = 'javascript'): string {
  const source = readme.replaceAll('\r\n', '\n');
  if (!/^## Run it[ \t]*$/m.test(source))
    throw new Error(
      'Expected the heading "## Run it", but found none. Add the heading, and below it an sh code block with the commands that a learner runs first.',
    );
  // Headings end the section, but lines that start with # in the code block are comments.
  const [, text] = /^## Run it[ \t]*\n(?:(?!#{1,2} |```).*\n)*```sh\n([\s\S]*?)\n```$/m.exec(source) ?? [];
  if (text === undefined)
    throw new Error(
      'Expected an sh code block below "## Run it", but found none. Add one with the commands that a learner runs first.',
    );
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const first = FIRST[language];
  if (first === undefined)
    throw new Error(
      `Expected "language" in the sample’s package.json to be ${Object.keys(FIRST).slice(1).join(', ')}, but found "${language}". Correct it.`,
    );
  if (!first.pattern.test(lines[0]?.trim() ?? ''))
    throw new Error(
      `Expected the first command below "## Run it" to be ${first.command}, but found "${lines[0] ?? ''}". Start with ${first.command}.`,
    );
  const server = lines.find((line) => /(?<!&)&\s*$/.test(line) || SERVERS.test(line));
  if (server !== undefined)
    throw new Error(
      `The command "${server.trim()}" below "## Run it" doesn’t exit. Move it to a second code block, because the test runs only the first.`,
    );
  return text;
}
