import {existsSync, readdirSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {checkData, countValues, type DataSchemas} from '../../src/data/schema';

/** Files in `src/data/` that contain no data: schemas, constants, rules, and tests. */
const NO_DATA = /(?:^|\/)schema\.ts$|\.schema\.ts$|\.constants\.ts$|Rules\.ts$|\.test\.ts$|\.d\.ts$/;

/** The problems in the data files, and how much was checked. */
export interface DataFindings {
  problems: string[];
  files: number;
  exports: number;
  values: number;
}

/** Names that a module namespace has in addition to the module's named exports. */
const NO_EXPORTS = new Set(['default', 'module.exports', '__esModule']);

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  const module = (await import(path)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(module).filter(([name]) => !NO_EXPORTS.has(name)));
}

/**
 * Checks every data file of a folder against the schema next to it.
 * @param root absolute path of the repository
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
        `${folder}/${name}: expected a data file ${name.replace('.schema', '')} next to the schema. Add the file, or remove the schema.`,
      );
    if (NO_DATA.test(name)) continue;
    // The parts of a large list are in a folder, and have the schema of the list.
    const ownSchema = path.replace(/\.ts$/, '.schema.ts');
    const schemaPath = existsSync(ownSchema) ? ownSchema : `${dirname(path)}.schema.ts`;
    const schemas = existsSync(schemaPath)
      ? ((await exportsOf(schemaPath)).schemas as DataSchemas | undefined)
      : undefined;
    const exported = await exportsOf(path);
    findings.files += 1;
    findings.exports += Object.keys(exported).length;
    findings.values += countValues(exported);
    findings.problems.push(...checkData(`${folder}/${name}`, exported, schemas));
  }
  if (findings.files === 0) findings.problems.push(`${folder}: expected at least one data file, but found none.`);
  return findings;
}
