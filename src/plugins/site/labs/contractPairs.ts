import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {parseRecording} from '../../shared/code-blocks/recording';

/** A description and a pact of a sample, for tests. */
export interface ContractPair {
  name: string;
  /** YAML or JSON. */
  description: string;
  /** JSON. */
  pact: string;
}

const WORKSHOPS = 'samples/workshops';
const RESULTS = 'samples/comparison-results';

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => join(folder, name));
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Each OpenAPI description of a workshop state with the pacts of the same workshop. */
export function workshopPairs(site: string): ContractPair[] {
  return foldersIn(join(site, WORKSHOPS)).flatMap((workshop) => {
    const home = join(site, WORKSHOPS, workshop);
    const recorded = join(home, 'output/pact-file.txt');
    const pacts = new Map(
      filesBelow(home, /\/published\/pacts\/.*\.json$/).map((file) => [readFileSync(file, 'utf8'), file]),
    );
    if (existsSync(recorded)) pacts.set(parseRecording(readFileSync(recorded, 'utf8')).stdout, recorded);
    const descriptions = new Map(
      filesBelow(home, /(?:^|\/)openapi[\w.-]*\.yaml$/).map((file) => [readFileSync(file, 'utf8'), file]),
    );
    return [...descriptions].flatMap(([description, one]) =>
      [...pacts].map(([pact, other]) => ({
        name: `${one.slice(site.length)} and ${other.slice(site.length)}`,
        description,
        pact,
      })),
    );
  });
}

/** The pairs of the recorded comparison results: with each code, with each fix, and with each setting off and on. */
export function resultPairs(site: string): ContractPair[] {
  const texts = (folder: string, pattern: RegExp) =>
    filesBelow(folder, pattern).map((file) => ({name: file.slice(site.length), text: readFileSync(file, 'utf8')}));
  const cases = foldersIn(join(site, RESULTS, 'cases')).flatMap((code) => {
    const folder = join(site, RESULTS, 'cases', code);
    const descriptions = texts(folder, /^oas(?:\.fixed)?\.yaml$/);
    const pacts = texts(folder, /^pact(?:\.fixed|\.failing)?\.json$/);
    return descriptions.flatMap((one) =>
      pacts.map((other) => ({name: `${one.name} and ${other.name}`, description: one.text, pact: other.text})),
    );
  });
  const options = foldersIn(join(site, RESULTS, 'options')).flatMap((option) => {
    const folder = join(site, RESULTS, 'options', option);
    const [description, pact] = ['oas.yaml', 'pact.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const {value = true} = JSON.parse(readFileSync(join(folder, 'option.json'), 'utf8')) as {value?: unknown};
    return [false, value].map((setting) => {
      const document = parse(description ?? '') as {info: Record<string, unknown>};
      document.info[`x-opc-config-${option}`] = setting;
      return {name: `option ${option}: ${String(setting)}`, description: stringify(document), pact: pact ?? ''};
    });
  });
  return [...cases, ...options];
}
