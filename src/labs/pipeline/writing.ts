/** Helpers of the writers, which turn a plan into the files of a CI system. */
import type {Plan, Step} from './plan';

/** A file that the reader saves in the repository. */
export interface GeneratedFile {
  /** The path from the repository root. */
  path: string;
  language: 'yaml' | 'groovy' | 'bash' | 'json';
  text: string;
}

/** A sentence about a part of a file, and the page that explains it. */
export type Note = Pick<Step, 'name' | 'why' | 'page'>;

/** Where the reader sets a value that isn't in the files. */
export interface Setting {
  name: string;
  what: string;
  secret: boolean;
}

const WIDTH = 100;

/** Breaks a text into lines. Words that are longer than a line stay complete. */
export function wrap(text: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const before = text.lastIndexOf(' ', start + width);
    const end = before > start ? before : text.indexOf(' ', start + width);
    if (end < 0) break;
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  return [...lines, text.slice(start)];
}

export const indent = (by: number, lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));

/** Joins groups of lines with a blank line between them. */
export const spaced = (groups: readonly (readonly string[])[]): string[] =>
  groups.filter(({length}) => length > 0).flatMap((group, index) => (index === 0 ? group : ['', ...group]));

/** Writes the comments of a file, and collects what they explain. */
export class Comments {
  readonly notes: Note[] = [];
  /** What the current file has explained already. */
  private readonly explained = new Set<string>();

  /** @param site the URL that the paths of pages are added to, without a slash at its end */
  constructor(private readonly site: string) {}

  /** The first comment of a file, which says what the file is for. */
  begin(what: string, marker = '#'): string[] {
    this.explained.clear();
    return this.plain(what, marker);
  }

  /** Comment lines that give the reason for a part of the file, and the first time, where to read more. */
  of(note: Note, marker = '#'): string[] {
    if (!this.notes.some(({name, page}) => name === note.name && page === note.page))
      this.notes.push({name: note.name, why: note.why, page: note.page});
    const isNew = !this.explained.has(note.why);
    this.explained.add(note.why);
    return [...this.plain(note.why, marker), ...(isNew ? [`${marker} ${this.site}${note.page}`] : [])];
  }

  /** Comment lines without a page. */
  plain(text: string, marker = '#'): string[] {
    return wrap(plain(text)).map((line) => `${marker} ${line}`);
  }
}

/** Files that people edit contain only apostrophes that a keyboard has. */
const plain = (text: string): string => text.replaceAll('’', "'");

const PLAIN = /^[A-Za-z$][\w ./@=+-]*$/;
/** A YAML scalar in single quotes, for conditions that contain double quotes. */
export const single = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/** A YAML scalar on one line. */
export const scalar = (text: string): string =>
  PLAIN.test(text) && !text.endsWith(' ') && !OTHER_TYPES.test(text) ? text : JSON.stringify(text);

/**
 * The lines of a YAML entry whose value is a shell script. Scripts with special characters become literal blocks, in
 * which nothing needs an escape sequence.
 */
export function script(key: string, lines: readonly string[]): string[] {
  const [first = ''] = lines;
  if (lines.length === 1 && PLAIN.test(first)) return [`${key} ${first}`];
  return [`${key} |`, ...indent(2, lines)];
}

/** The items of a YAML list, of which each is a shell script. */
export const scriptItem = (lines: readonly string[]): string[] => script('-', lines);

export const fileOf = (path: string, language: GeneratedFile['language'], lines: readonly string[]): GeneratedFile => ({
  path,
  language,
  text: `${lines.join('\n')}\n`,
});

/** What a writer gets. */
export interface Task {
  plan: Plan;
  comments: Comments;
}

/** A job's name that is valid in every CI system. */
export const deployJob = (environment: string): string => `deploy-${environment}`;

export const NOTES = {
  version: {
    name: 'Set the version and the branch',
    why: 'The commit is the version number in the broker. Selectors, pending pacts, and can-i-deploy also need the branch.',
    page: '/docs/branches-and-releases#rules',
  },
  broker: {
    name: 'Connect to the broker',
    why: 'The credentials come from the secret store of the CI system, so they’re never in the repository.',
    page: '/docs/install-pact-cli#connect',
  },
  application: {
    name: 'Name the application',
    why: 'The application’s name in the broker, which must be the same in the tests.',
    page: '/docs/pact',
  },
  publish: {
    name: 'Turn on publishing',
    why: 'The provider tests publish their results only in builds, not on a developer’s machine.',
    page: '/docs/which-pacts-are-verified',
  },
  authority: {
    name: 'Trust your certificate authority',
    why: 'The file contains the public certificate authorities and yours. It isn’t secret, so add it to the repository.',
    page: '/docs/install-pact-cli#certificate-authority',
  },
  changedPact: {
    name: 'Read the changed pact',
    why: 'The webhook sends the URL of the pact, and the provider version that must verify it.',
    page: '/docs/user-interface/settings/webhooks#dynamic-variables',
  },
  checkoutVersion: {
    name: 'Check out the provider version',
    why: 'The result must be for the version that the webhook names. It can be the one in production instead of the latest.',
    page: '/docs/user-interface/settings/webhooks#events',
  },
} as const satisfies Record<string, Note>;

/** The value of `JAVA_TOOL_OPTIONS` for a folder in the syntax of the CI system. */
export const javaOptions = (folder: string): string =>
  `-Djavax.net.ssl.trustStore=${folder}/truststore -Djavax.net.ssl.trustStorePassword=changeit`;
