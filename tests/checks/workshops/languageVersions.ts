// Compares the versions of libraries in the examples and workshops in Java, Go, and Python with each other.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PARENT, parentOf} from '../../../scripts/locks';
import {languageOf, type State} from '../../../src/plugins/shared/downloadable-projects/states';

/** A library in a project, and the line on which the project sets its version. */
export interface Pinned {
  file: string;
  line: number;
  library: string;
  version: string;
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Libraries that a `go.mod` requires directly. The others follow from these. */
export const readGoMod = (file: string, text: string): Pinned[] =>
  linesOf(text).flatMap((line, index) => {
    const [, library, version] = /^\s*(?:require\s+)?([\w.-]+\.[\w.-]+\/\S+) (v\S+)$/.exec(line) ?? [];
    return library === undefined || version === undefined ? [] : [{file, line: index + 1, library, version}];
  });

/** Libraries in a `requirements.txt`. */
export const readRequirements = (file: string, text: string): Pinned[] =>
  linesOf(text).flatMap((line, index) => {
    const [, library, version] = /^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;\\]+)/.exec(line) ?? [];
    return library === undefined || version === undefined
      ? []
      : [{file, line: index + 1, library: library.toLowerCase(), version}];
  });

/** @returns a problem for each library that has another version in an earlier project */
export function compareVersions(pinned: readonly Pinned[]): string[] {
  const first = new Map<string, Pinned>();
  return pinned.flatMap((one) => {
    const other = first.get(one.library);
    if (other === undefined) first.set(one.library, one);
    if (other === undefined || other.version === one.version) return [];
    return [
      `${one.file}:${one.line}: Expected ${one.library} ${other.version}, as in ${other.file}:${other.line}, but found ${one.version}. Use one version in all projects.`,
    ];
  });
}

/** @returns a problem for each library in a requirements.txt without an exact version or without a hash */
export function checkRequirements(file: string, text: string): string[] {
  const fix = 'Run uv pip compile --universal --generate-hashes requirements.in --output-file requirements.txt.';
  const entries = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  return entries.flatMap((entry, index) => {
    if (/^\s*(?:#|$)/.test(entry)) return [];
    if (!/^[\w.-]+(?:\[[\w,-]+\])?==\S+/.test(entry))
      return [
        `${file}: Expected entry ${index + 1} to be a library with an exact version, but found "${entry.trim()}". ${fix}`,
      ];
    return /--hash=sha256:[\da-f]{64}/.test(entry)
      ? []
      : [`${file}: Expected a hash for ${entry.split(/[\s;]/)[0] ?? ''}, but found none. ${fix}`];
  });
}

/** @returns a problem for each version in a pom.xml other than the one of its parent */
export function checkPom(file: string, text: string): string[] {
  const withoutParent = text.replace(/<parent>[\s\S]*?<\/parent>/, (parent) => parent.replace(/[^\n]/g, ' '));
  return linesOf(withoutParent).flatMap((line, index) => {
    const [, version] = /<version>([^<]*)<\/version>/.exec(line) ?? [];
    return version === undefined
      ? []
      : [
          `${file}:${index + 1}: Expected no version in pom.xml, but found ${version}. Add the library with its version to ${PARENT}, and run npm run locks.`,
        ];
  });
}

/**
 * Checks that the projects in other languages than JavaScript pin all versions, and that a library has the same version
 * in all of them.
 * @param site root of the repository
 * @returns the problems, and the number of libraries compared
 */
export function checkLanguageVersions(site: string, states: readonly State[]): {problems: string[]; libraries: number} {
  const problems: string[] = [];
  const pinned: Pinned[] = [];
  for (const {home, folder} of states) {
    const language = languageOf(site, home);
    /** Reads a file of the project; a missing one is a problem. */
    const read = (name: string): [file: string, text: string] => {
      const file = `${folder}/${name}`;
      if (existsSync(join(site, file))) return [file, readFileSync(join(site, file), 'utf8')];
      problems.push(`${file} is missing. Add it: every project in ${language ?? ''} pins its versions there.`);
      return [file, ''];
    };
    if (language === 'java') {
      problems.push(...checkPom(...read('pom.xml')));
      const [file, text] = read('parent.xml');
      if (text !== '' && text !== parentOf(site))
        problems.push(`${file} isn’t the same as ${PARENT}. Run npm run locks.`);
    } else if (language === 'go') {
      pinned.push(...readGoMod(...read('go.mod')));
      read('go.sum');
    } else if (language === 'python') {
      const [file, text] = read('requirements.txt');
      problems.push(...checkRequirements(file, text));
      pinned.push(...readRequirements(file, text));
    }
  }
  return {problems: [...problems, ...compareVersions(pinned)], libraries: pinned.length};
}
