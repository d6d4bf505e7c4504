// Looks for what nothing uses: files, exports, types, packages. Also for packages that no package.json lists, and for files that import each other in a circle.
// `knip.config.ts` says what is used from outside, and why.
import {relative} from 'node:path';
import type * as knip from 'knip/session';
import {report, type LintResult} from './lint';

/** What the package exports, but does not declare. */
interface Knip {
  main(options: knip.MainOptions): Promise<knip.Results>;
}

/** What is wrong, and what to do about it. Kinds that are not named here are told by their own name. */
const MEANINGS: Readonly<Partial<Record<knip.IssueType, string>>> = {
  files: 'nothing uses this file. Remove it, or name it in knip.config.ts with the reason',
  dependencies: 'nothing uses this package. Uninstall it, and take it out of the README',
  devDependencies: 'nothing uses this package. Uninstall it, and take it out of the README',
  unlisted: 'package.json does not list this package. Install it, and say why in the README',
  unresolved: 'there is no such file or package',
  binaries: 'no package that is listed brings this command',
  exports: 'no other file uses this export. Take "export" away, or the whole',
  types: 'no other file uses this type. Take "export" away, or the whole',
  cycles: 'these files import each other. Move what both need to a file of its own',
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
 * Looks at a repository by its `knip.config.ts`.
 * @param root absolute path of the folder with that file and `package.json`
 * @returns as files those that were read; as problems what is unused, and what the configuration says without need
 */
export async function findUnused(root: string): Promise<LintResult> {
  const {createOptions, finalizeConfigurationHints} = await import('knip/session');
  const {main: look} = (await import('knip')) as Knip;
  const results = await look(await createOptions({cwd: root, isShowProgress: false}));
  const found = Object.values(results.issues).flatMap((files) =>
    Object.values(files).flatMap((symbols) => Object.values(symbols)),
  );
  const needless = finalizeConfigurationHints(results, {cwd: root}).map(
    ({identifier, message}) => `knip.config.ts: ${String(identifier)}: ${message}`,
  );
  const unread = results.hasConfigLoadErrors
    ? ['A configuration cannot be loaded; see above. What it names would be told as unused.']
    : [];
  return {
    files: results.counters.total,
    problems: [...unread, ...found.map((issue) => describe(root, issue)).sort(), ...needless],
  };
}

if (require.main === module) {
  void findUnused(process.cwd()).then((result) => {
    process.exitCode = report('unused', result) ? 0 : 1;
  });
}
