/** Checks the texts that readers enter, and explains what to change. */

/** The longest application name, so that the URL of the page stays short enough to share. */
const MAX_LENGTH = 200;

/** The most environments for which the lab writes jobs. */
const MAX_ENVIRONMENTS = 5;

/** A text without spaces around it. */
export const normalText = (text: string): string => text.trim();

const shown = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** Describes one character, because a reader can't see a space or a line break in a message. */
function nameOf(character: string): string {
  if (character === ' ') return 'a space';
  if (character === '`') return 'a backtick';
  return /[\p{C}\p{Z}]/u.test(character) ? 'an invisible character' : `\`${character}\``;
}

/** CI systems replace texts such as `$NAME`, `<< name >>`, and `\n`, so a name with these characters would change. */
const REPLACED = /[$<>\\`\p{C}\p{Zl}\p{Zp}]/u;

function applicationProblem(name: string): string | undefined {
  if (name === '') return 'Enter the name of your application. Every command in the files needs it.';
  if (name.startsWith('-')) return 'The name starts with a hyphen, so the Pact CLI would read it as an option.';
  const found = REPLACED.exec(name)?.[0];
  if (found === undefined) return undefined;
  return `The name contains ${nameOf(found)}, which CI systems replace or remove. Use a name without this character.`;
}

const BRANCH = /^[\w./-]+$/;

function branchProblem(branch: string): string | undefined {
  if (branch === '') return 'Enter the name of your main branch. Only this branch is deployed.';
  const found = /[^\w./-]/u.exec(branch)?.[0];
  if (found !== undefined)
    return (
      `The branch name contains ${nameOf(found)}. Git doesn’t allow some characters, and CI systems read others as ` +
      'patterns. Use letters, digits, hyphens, underscores, periods, and slashes.'
    );
  if (
    !BRANCH.test(branch) ||
    branch.startsWith('-') ||
    branch.includes('..') ||
    /(?:^|\/)[./]|[./]$|\.lock(?:\/|$)/.test(branch)
  )
    return `Git doesn’t allow ${shown(branch)} as a branch name. See \`git check-ref-format\`.`;
  return undefined;
}

/** The names in a list that is separated by commas. */
export const environmentsOf = (list: string): string[] => list.split(',').map((name) => name.trim());

function environmentsProblem(list: string): string | undefined {
  if (list === '') return 'Enter at least one environment. Without it, `can-i-deploy` has nothing to check against.';
  const names = environmentsOf(list);
  if (names.includes('')) return 'There’s a comma without an environment before or after it. Delete the comma.';
  if (names.length > MAX_ENVIRONMENTS)
    return `The list has ${names.length} environments, but the lab writes jobs for at most ${MAX_ENVIRONMENTS}.`;
  for (const name of names) {
    const found = /[^\w-]/u.exec(name)?.[0];
    if (found !== undefined)
      return (
        `${shown(name)} contains ${nameOf(found)}. The name is part of job names, so use letters, digits, hyphens, and ` +
        'underscores, and separate names with commas.'
      );
    if (!/^[A-Za-z]/.test(name)) return `${shown(name)} doesn’t start with a letter, which job names require.`;
  }
  // Azure Pipelines allows no hyphens in job names, so the lab writes underscores instead.
  const ids = names.map((name) => name.toLowerCase().replaceAll('-', '_'));
  const again = names.find((_name, at) => ids.indexOf(ids[at] ?? '') !== at);
  return again === undefined ? undefined : `${shown(again)} is in the list twice. Delete one of them.`;
}

export type TextId = 'application' | 'mainBranch' | 'environments';

const PROBLEMS: Record<TextId, (text: string) => string | undefined> = {
  application: applicationProblem,
  mainBranch: branchProblem,
  environments: environmentsProblem,
};

/**
 * Checks a text that a reader entered, or that a URL contains.
 * @returns why it's invalid, as one or more sentences that can contain `code`
 */
export function textProblem(id: TextId, text: string): string | undefined {
  if (text.length > MAX_LENGTH)
    return `The text has ${text.length} characters, but can have at most ${MAX_LENGTH}. Shorten it.`;
  return PROBLEMS[id](normalText(text));
}

/** What a reader should know about a valid text, as one or more sentences. */
export function textNote(id: TextId, text: string): string | undefined {
  if (id === 'application' && !/^[\w.-]+$/.test(text))
    return 'The files quote this name. Your tests must use exactly the same spelling.';
  return undefined;
}
