// Compares the project's own documents with the repository: everything that they mention must exist, and they must
// explain every package and override.
import {posix} from 'node:path';

/** What the documents are compared with. */
export interface Repository {
  /** Paths of all files, from the root, with slashes. */
  files: readonly string[];
  scripts: readonly string[];
  checks: readonly string[];
  /** Environment variables whose names begin with `DOCS_`. */
  settings: readonly string[];
  /** Remark plugins in the order in which they run. */
  remarkPlugins: readonly string[];
  packages: readonly string[];
  overrides: readonly string[];
}

/** The problems, and how much was read. */
export interface DocumentFindings {
  problems: string[];
  paths: number;
  links: number;
  scripts: number;
  checks: number;
  packages: number;
}

/** A placeholder in an example, such as `src/your/file.ts` or `samples/<name>/`. */
const PLACEHOLDER = /[<>…{}|$]|(?:^|\/)(?:your|x|y)(?:\/|\.|$)/;

const withoutCodeBlocks = (text: string): string =>
  text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, (block) => block.replace(/[^\n]/g, ''));

/** A line without its code. What's in the label of a link is code, too, but the link isn't. */
const withoutCode = (line: string): string => line.replace(/(?<!`)`[^`]+`(?!`)/g, 'code');

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...withoutCodeBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** The names in backticks in the first column of the table below a heading. */
function namesBelow(text: string, heading: string): string[] {
  const [section = ''] = text.split(`\n## ${heading}\n`)[1]?.split(/\n##+ /) ?? [];
  return [...section.matchAll(/^\| (?!-|Package)([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

/** The maximum number of words in each document, so that new contributors read it to the end. */
const WORD_LIMITS: Readonly<Record<string, number>> = {
  'README.md': 700,
  'ARCHITECTURE.md': 1500,
  'CONTRIBUTING.md': 2000,
};

/**
 * The number of words in a Markdown document, without table borders and other marks that contain no letter or digit.
 */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const pattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*')}$`,
  );

/**
 * @param documents text by path from the root; `DEPENDENCIES.md` explains the packages, and `ARCHITECTURE.md`
 *   lists the remark plugins
 */
export function checkDocuments(documents: Readonly<Record<string, string>>, repository: Repository): DocumentFindings {
  const findings: DocumentFindings = {problems: [], paths: 0, links: 0, scripts: 0, checks: 0, packages: 0};
  const folders = new Set(
    repository.files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  const topFolders = new Set([...folders].filter((folder) => !folder.includes('/')));
  const exists = (path: string): boolean =>
    repository.files.includes(path) ||
    folders.has(path.replace(/\/$/, '')) ||
    (path.includes('*') &&
      [...repository.files, ...folders].some((each) => pattern(path.replace(/\/$/, '')).test(each)));

  for (const [name, text] of Object.entries(documents)) {
    withoutCodeBlocks(text)
      .split('\n')
      .forEach((line, index) => {
        const report = (problem: string): void => void findings.problems.push(`${name}:${index + 1}: ${problem}`);
        const reportCheck = (check: string): void =>
          report(`no check is named ${check}. The checks are: ${repository.checks.join(', ')}.`);
        for (const [, code = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
          const path = code.replace(/^\.\//, '');
          if (
            /^[\w.@*-]+(?:\/[\w.@*-]*)+$/.test(path) &&
            topFolders.has(path.split('/')[0] ?? '') &&
            !PLACEHOLDER.test(path)
          ) {
            findings.paths += 1;
            if (!exists(path)) report(`\`${code}\` doesn't exist. Name the file or folder that replaced it.`);
          }
          for (const [, script = ''] of code.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)\b/g)) {
            findings.scripts += 1;
            if (!repository.scripts.includes(script))
              report(`package.json has no script "${script}". The scripts are: ${repository.scripts.join(', ')}.`);
          }
          for (const [check] of (/^npm test -- (.+)$/.exec(code)?.[1] ?? '').matchAll(/"[^"]+"|[^\s"]+/g)) {
            findings.checks += 1;
            if (!check.startsWith('--') && !repository.checks.includes(check.replaceAll('"', ''))) reportCheck(check);
          }
          for (const [setting] of code.matchAll(/\bDOCS_\w+/g))
            if (
              !repository.settings.some(
                (each) => each === setting || (setting.endsWith('_') && each.startsWith(setting)),
              )
            )
              report(`the setting ${setting} doesn't exist. See src/site/settings.ts.`);
        }
        for (const [, check = ''] of line.matchAll(/\bchecks? `([^`]+)`/g))
          if (!repository.checks.includes(check)) reportCheck(check);
        for (const [, link = ''] of withoutCode(line).matchAll(/\]\(([^)\s]+)\)/g)) {
          if (/^(?:[a-z]+:|\/)/.test(link)) continue;
          findings.links += 1;
          const [relative = '', anchor] = link.split('#');
          const path = relative === '' ? name : posix.join(posix.dirname(name), relative);
          if (relative !== '' && !exists(path)) report(`the link leads to ${path}, which doesn't exist.`);
          const target = documents[path];
          if (anchor !== undefined && target !== undefined && !anchorsOf(target).has(anchor))
            report(`${path} has no heading with the anchor #${anchor}.`);
        }
      });
  }

  for (const [name, limit] of Object.entries(WORD_LIMITS)) {
    const words = countWords(documents[name] ?? '');
    if (words > limit) findings.problems.push(`${name} has ${words} words. Shorten it to at most ${limit}.`);
  }

  const packages = documents['DEPENDENCIES.md'] ?? '';
  const explained = namesBelow(packages, 'Packages');
  findings.packages = repository.packages.length;
  const covers = (row: string, each: string): boolean => row === each || (row.includes('*') && pattern(row).test(each));
  for (const each of repository.packages)
    if (!explained.some((row) => covers(row, each)))
      findings.problems.push(`DEPENDENCIES.md doesn't explain why the package ${each} is needed.`);
  for (const row of explained)
    if (!repository.packages.some((each) => covers(row, each)))
      findings.problems.push(`DEPENDENCIES.md explains ${row}, which package.json doesn't list.`);
  const [, overrides = ''] = /^The `overrides`([\s\S]*)/m.exec(packages) ?? [];
  const explainedOverrides = [...overrides.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
  for (const each of repository.overrides)
    if (!explainedOverrides.some((row) => covers(row, each)))
      findings.problems.push(`DEPENDENCIES.md doesn't explain why package.json overrides ${each}.`);

  const [, list = ''] =
    /^## Remark plugins\n([\s\S]*?)(?=\n## )/m.exec(`${documents['ARCHITECTURE.md'] ?? ''}\n## `) ?? [];
  const listed = [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, plugin]) => plugin);
  if (listed.join() !== repository.remarkPlugins.join())
    findings.problems.push(
      `ARCHITECTURE.md: "Remark plugins" lists ${listed.join(', ')}, ` +
        `but docusaurus.config.ts runs ${repository.remarkPlugins.join(', ')}. Update the list.`,
    );
  if (findings.paths === 0 || findings.links === 0 || findings.scripts === 0)
    findings.problems.push(
      'Expected the documents to mention paths, links, and scripts, but at least one kind is missing. ' +
        'Correct the patterns in tests/checks/documents.ts.',
    );
  return findings;
}
