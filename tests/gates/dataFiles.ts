import {existsSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {checkData, countValues, type DataSchemas} from '../../src/data/schema';

/** Files in `src/data/` that hold no data: schemas, rules, and tests. */
const NO_DATA = /(?:^|\/)schema\.ts$|\.schema\.ts$|Rules\.ts$|\.test\.ts$|\.d\.ts$/;

/** What a look at the data files gave. */
export interface DataFindings {
  problems: string[];
  files: number;
  exports: number;
  values: number;
}

/** Names that a module has besides what it exports by name. */
const NO_EXPORTS = new Set(['default', 'module.exports', '__esModule']);

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  const module = (await import(path)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(module).filter(([name]) => !NO_EXPORTS.has(name)));
}

/**
 * Holds every data file of a folder against the schema beside it.
 * @param root of the repository, as an absolute path
 */
export async function checkDataFiles(root: string, folder = 'src/data'): Promise<DataFindings> {
  const names = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    name.split(sep).join('/'),
  );
  const findings: DataFindings = {problems: [], files: 0, exports: 0, values: 0};
  for (const name of names.filter((candidate) => candidate.endsWith('.ts')).sort()) {
    const path = join(root, folder, name);
    if (name.endsWith('.schema.ts') && !existsSync(path.replace(/\.schema\.ts$/, '.ts')))
      findings.problems.push(
        `${folder}/${name}: there is no ${name.replace('.schema', '')} for it to describe. Take it out.`,
      );
    if (NO_DATA.test(name)) continue;
    const schemaPath = path.replace(/\.ts$/, '.schema.ts');
    const schemas = existsSync(schemaPath)
      ? ((await exportsOf(schemaPath)).schemas as DataSchemas | undefined)
      : undefined;
    const exported = await exportsOf(path);
    findings.files += 1;
    findings.exports += Object.keys(exported).length;
    findings.values += countValues(exported);
    findings.problems.push(...checkData(`${folder}/${name}`, exported, schemas));
  }
  if (findings.files === 0)
    findings.problems.push(`${folder}: there is no data file. A look at nothing proves nothing.`);
  return findings;
}
