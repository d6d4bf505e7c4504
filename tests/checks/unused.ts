// Finds unused files, exports, types, and packages, packages that no package.json lists, and circular imports.
// `knip.config.ts` lists the entry points and the exceptions, with reasons.
import {relative} from 'node:path';
import type * as knip from 'knip/session';
import {report, type LintResult} from './lint';

/** A function that the package exports without declaring its type. */
interface Knip {
  main(options: knip.MainOptions): Promise<knip.Results>;
}

/** The problem and its solution, by kind. Other kinds are reported with their own names. */
const MEANINGS: Readonly<Partial<Record<knip.IssueType, string>>> = {
  files: 'nothing uses this file. Remove it, or add it to knip.config.ts with the reason',
  dependencies: 'nothing uses this package. Uninstall it, and remove it from DEPENDENCIES.md',
  devDependencies: 'nothing uses this package. Uninstall it, and remove it from DEPENDENCIES.md',
  unlisted: 'package.json doesn’t list this package. Install it, and add it to DEPENDENCIES.md',
  unresolved: 'this file or package doesn’t exist',
  binaries: 'no listed package provides this command',
  exports: 'no other file uses this export. Remove the keyword "export", or the code',
  types: 'no other file uses this type. Remove the keyword "export", or the type',
  cycles: 'these files import each other. Move the shared code to another file',
};

function describe(root: string, {type, filePath, line, col, symbol, symbols}: knip.Issue): string {
  const place = [
    relative(root, filePath).replaceAll('\\', '/'),
    ...(line === undefined ? [] : [line]),
    ...(col === undefined ? [] : [col]),
  ].join(':');
  const what =
    type === 'files'
      ? ''
      : ` ${type === 'cycles' || type === 'duplicates' ? (symbols ?? []).map((each) => each.symbol).join(', ') : symbol}:`;
  return `${place}:${what} ${MEANINGS[type] ?? type} (${type})`;
}

/**
 * Checks a repository with its `knip.config.ts`.
 *
 * @param root absolute path of the folder with `knip.config.ts` and `package.json`
 * @returns the number of files that were read, and the problems, including unnecessary entries in the configuration
 */
export async function findUnused(root: string): Promise<LintResult> {
  const {createOptions, finalizeConfigurationHints} = await import('knip/session');
  const {main: runKnip} = (await import('knip')) as Knip;
  const results = await runKnip(await createOptions({cwd: root, isShowProgress: false}));
  const found = Object.values(results.issues).flatMap((files) =>
    Object.values(files).flatMap((symbols) => Object.values(symbols)),
  );
  const unnecessary = finalizeConfigurationHints(results, {cwd: root}).map(
    ({identifier, message}) => `knip.config.ts: ${String(identifier)}: ${message}`,
  );
  const loadErrors = results.hasConfigLoadErrors
    ? [
        'A configuration file can’t be loaded (see above), so files that it lists would be reported as unused. Correct it first.',
      ]
    : [];
  return {
    files: results.counters.total,
    problems: [...loadErrors, ...found.map((issue) => describe(root, issue)).sort(), ...unnecessary],
  };
}

if (require.main === module) {
  void findUnused(process.cwd()).then((result) => {
    process.exitCode = report('unused', result) ? 0 : 1;
  });
}
