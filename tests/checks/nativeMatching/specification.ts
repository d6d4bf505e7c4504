/** Runs the cases of the Pact specification, which the package `pact_matching` contains. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {ModuleCall} from '../../../src/labs/match/module';

/** The versions of the specification, by the names of their folders. */
const VERSIONS = {v1: 'V1', v1_1: 'V1.1', v2: 'V2', v3: 'V3', v4: 'V4'} as const;

/** Cases that fail in the library itself, whose own tests skip them. */
const KNOWN = ['v3', 'v4'].map((version) => `${version}/response/body/unexpected xml namespace.json`);

/**
 * Matches the requests, responses, and messages of the cases.
 * @param folder contains a folder for each version
 * @returns the number of cases, and a problem for each unexpected result
 */
export function checkSpecification(call: ModuleCall, folder: string): {cases: number; problems: string[]} {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const problems = files.flatMap((name) => {
    const [version = '', kind = ''] = name.split('/');
    const text = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
    const {match, expected, actual} = JSON.parse(text) as Record<string, unknown>;
    const answer = call({op: `match_${kind}`, expected, actual, spec: VERSIONS[version as keyof typeof VERSIONS]});
    const isCorrect = answer.ok && answer.matched === match;
    return isCorrect === KNOWN.includes(name)
      ? [
          `${name}: expected ${isCorrect ? 'a wrong result, as in the library' : `matched: ${String(match)}`}, but found ${JSON.stringify(answer)}`,
        ]
      : [];
  });
  return {cases: files.length, problems};
}
