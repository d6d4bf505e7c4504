// Finds words and phrases that tests/checks/wording/rules.ts replaces with better ones. Known findings are counted by
// folder in wording-baseline.json, and the counts may only go down.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {RULES, type WordingRule} from './wording/rules';
import {sentencesOf} from './wording/text';

const BASELINE = 'tests/checks/wording-baseline.json';

/** Folders whose files are read, from the repository's root. Files at the root are read, too. */
const FOLDERS = [
  '.ci',
  '.github',
  'deploy',
  'docs',
  'i18n',
  'notices',
  'samples',
  'scripts',
  'src',
  'tests',
  'versioned_docs',
];
/** Of samples, only the infrastructure and what learners read: the rest is code that pages quote. */
const SAMPLES = /^samples\/(?:mock-broker|recordings)\/|\/README\.md$/;
const EXTENSIONS = /\.(?:mdx?|[cm]?[jt]sx?|css|ya?ml)$|^i18n\/.*\.json$|^\.ci\/|\/Dockerfile$/;
/**
 * The rules quote the wording that they report. Fixtures contain defects on purpose. The data of messages is read on
 * the pages that are generated from it, because it also contains what tools print.
 */
const EXEMPT = new RegExp(
  [
    String.raw`^tests/checks/wording(?:/|\.test\.ts$)`,
    '^tests/fixtures/',
    '^samples/.*/output/',
    '/node_modules/',
    '^src/data/errors/',
    String.raw`^docs/fix/_messages\.mdx$`,
  ].join('|'),
);
/** The pages about messages, whose titles and keywords are what tools print. */
const MESSAGE_PAGE = /^docs\/fix\//;
/** The title, label, and keywords in the front matter of these pages. */
const QUOTED = /^(?:title|sidebar_label): .*$|^ {2}- ".*"$/gm;

export interface Finding {
  file: string;
  line: number;
  /** What was found, as it's written. */
  phrase: string;
  instead: string;
}

const compile = ({pattern, instead}: WordingRule) => ({
  pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), 'giu'),
  instead,
});
const COMPILED = RULES.map(compile);

/** Finds the wording in one file that a rule replaces, in the order of lines. */
export function checkWording(
  file: string,
  source: string,
  rules: readonly {pattern: RegExp; instead: string}[] = COMPILED,
): Finding[] {
  const text = sentencesOf(file, MESSAGE_PAGE.test(file) ? source.replace(QUOTED, '') : source);
  return rules
    .flatMap(({pattern, instead}) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        phrase: match[0].replace(/\s+/g, ' ').trim(),
        instead,
      })),
    )
    .sort((one, other) => one.line - other.line);
}

/** The rule of one entry in the list, ready to use with `checkWording`. */
export const compileRules = (rules: readonly WordingRule[]) => rules.map(compile);

/**
 * The folder that a file's findings are counted in: `docs/docs/ai`, `src/components`, `notices`, or `.` for the root.
 */
export function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders.length === 0) return '.';
  const depth: Record<string, number> = {docs: 3, versioned_docs: 4, notices: 1};
  return folders.slice(0, depth[folders[0] ?? ''] ?? 2).join('/');
}

const countByFolder = (findings: readonly Finding[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const {file} of findings) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return counts;
};

export const describe = ({file, line, phrase, instead}: Finding): string =>
  `${file}:${line}: found "${phrase}". ${instead}`;

/**
 * Compares the findings with the baseline.
 *
 * @param baseline the number of known findings by folder; folders without any are left out
 * @returns the lines to print; none if the counts are equal
 */
export function compareWithBaseline(
  findings: readonly Finding[],
  baseline: Readonly<Record<string, number>>,
): string[] {
  const counts = countByFolder(findings);
  return [...new Set([...counts.keys(), ...Object.keys(baseline)])].sort().flatMap((folder) => {
    const count = counts.get(folder) ?? 0;
    const known = baseline[folder] ?? 0;
    if (count > known)
      return [
        ...findings.filter(({file}) => folderOf(file) === folder).map(describe),
        `${folder}: expected at most ${known} findings, as in ${BASELINE}, but found ${count}. ` +
          'Reword the new ones among those listed above.',
      ];
    if (count < known)
      return [
        `${folder}: found ${count} findings, fewer than the ${known} in ${BASELINE}. ` +
          'Run npm run wording -- --lower to lower the number.',
      ];
    return [];
  });
}

/** Lowers the baseline to the number of findings. A number never goes up, and folders without findings are removed. */
export function lowered(
  findings: readonly Finding[],
  baseline: Readonly<Record<string, number>>,
): Record<string, number> {
  const counts = countByFolder(findings);
  return Object.fromEntries(
    Object.entries(baseline)
      .map(([folder, known]) => [folder, Math.min(known, counts.get(folder) ?? 0)] as const)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Paths of all files to read, from the repository's root. */
export function listFiles(root: string): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      ),
  );
  const top = readdirSync(root, {withFileTypes: true}).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return [...below.filter((file) => !file.startsWith('samples/') || SAMPLES.test(file)), ...top]
    .filter((file) => EXTENSIONS.test(file) && !EXEMPT.test(file))
    .sort();
}

function main(args: readonly string[]): number {
  const root = process.cwd();
  const baseline = JSON.parse(readFileSync(join(root, BASELINE), 'utf8')) as Record<string, number>;
  const files = listFiles(root);
  const findings = files.flatMap((file) => checkWording(file, readFileSync(join(root, file), 'utf8')));
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (args.includes('--lower')) {
    writeFileSync(join(root, BASELINE), `${JSON.stringify(lowered(findings, baseline), null, 2)}\n`);
    console.log(`${BASELINE}: lowered to the current number of findings where it was higher`);
    return 0;
  }
  if (paths.length > 0) {
    const listed = findings.filter(({file}) => paths.some((path) => file === path || file.startsWith(path)));
    for (const finding of listed) console.log(describe(finding));
    console.log(`wording: ${listed.length} findings in ${paths.join(', ')}`);
    return 0;
  }
  const problems = compareWithBaseline(findings, baseline);
  for (const problem of problems) console.error(problem);
  const known = Object.values(baseline).reduce((sum, count) => sum + count, 0);
  console.log(
    `wording: ${files.length} files, ${RULES.length} rules, ${findings.length} findings (${known} in the baseline)`,
  );
  return problems.length > 0 || files.length === 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main(process.argv.slice(2));
