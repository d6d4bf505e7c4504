import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {cutRegion} from '../code-blocks/region';
import {EXAMPLES, filesOf, listStates, OVERLAY, WORKSHOPS} from './states';

/** Readers don't edit these files: npm writes the first, and the second describes a step to those who download it. */
const LEFT_OUT: readonly string[] = ['package-lock.json', 'README.md'];

/** A file that differs between two states. `null` means that the state doesn't have the file. */
export interface Change {
  path: string;
  before: string | null;
  after: string | null;
}

const read = (site: string, folder: string, path: string): string =>
  readFileSync(join(site, folder, path), 'utf8').replaceAll('\r\n', '\n');

/**
 * The files that differ between two states, sorted by path.
 * @param before folder of the earlier state, from the root of the repository
 * @param after folder of the later state, from the root of the repository
 */
export function changesBetween(site: string, before: string, after: string): Change[] {
  const [old, now] = [new Set(filesOf(site, before)), new Set(filesOf(site, after))];
  return [...new Set([...old, ...now])]
    .filter((path) => !LEFT_OUT.includes(path))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((path) => ({
      path,
      before: old.has(path) ? read(site, before, path) : null,
      after: now.has(path) ? read(site, after, path) : null,
    }))
    .filter((change) => change.before !== change.after);
}

/**
 * The files that the breaking variant of an example changes, without region markers.
 * @param folder the example's project, from the root of the repository
 */
export function changesOfOverlay(site: string, folder: string): Change[] {
  const overlay = `${folder}/${OVERLAY}`;
  if (!existsSync(join(site, overlay))) return [];
  const plain = (root: string, path: string) => `${cutRegion(read(site, root, path)).code}\n`;
  return filesOf(site, overlay)
    .map((path) => ({
      path,
      before: existsSync(join(site, folder, path)) ? plain(folder, path) : null,
      after: plain(overlay, path),
    }))
    .filter((change) => change.before !== change.after);
}

/** A change as a unified diff with three lines of context. `/dev/null` stands for a file that is new or deleted. */
export function unified({path, before, after}: Change): string {
  if (`${before}${after}`.includes('\0')) return `Binary file ${path} differs`;
  const patch = createTwoFilesPatch(
    before === null ? '/dev/null' : path,
    after === null ? '/dev/null' : path,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    {context: 3},
  );
  return patch.slice(patch.indexOf('--- ')).trimEnd();
}

/** The number of lines that a change adds and removes. */
export const changedLines = (change: Change): number =>
  unified(change)
    .split('\n')
    .slice(2)
    .filter((line) => /^[+-]/.test(line)).length;

/**
 * The exact difference between two states of a workshop, or between an example and its breaking variant.
 * @param range such as `samples/workshops/introduction/step-1..step-2` or `samples/examples/msw/project..breaking`
 * @param file the only file to show, as a path from the state's folder, or null for all files
 * @throws Error if a state or the file doesn't exist, or if nothing differs
 */
export function differenceOf(site: string, range: string, file: string | null): {text: string; title: string} {
  const [, home = '', from = '', to = ''] =
    /^(samples\/(?:workshops|examples)\/[^/]+)\/([^/]+)\.\.([^/]+)\/?$/.exec(range) ?? [];
  if (to === '')
    throw new Error(
      `diff="${range}" does not name two states. Write diff=${WORKSHOPS}/introduction/step-1..step-2 or, for the ` +
        `breaking variant of an example, diff=${EXAMPLES}/msw/project..${OVERLAY}.`,
    );
  const states = listStates(site, [home]);
  const folderOf = (step: string): string => {
    const state = states.find((one) => one.step === step);
    if (state === undefined)
      throw new Error(
        `diff="${range}": ${home}/${step} is not a state. The states are: ` +
          `${states.map((one) => one.step).join(', ') || 'none'}.`,
      );
    return state.folder;
  };
  const before = folderOf(from);
  const isOverlay = to === OVERLAY && !states.some(({step}) => step === to);
  const after = isOverlay ? `${before}/${OVERLAY}` : folderOf(to);
  if (file !== null && ![before, after].some((folder) => existsSync(join(site, folder, file))))
    throw new Error(
      `diff="${range}" file="${file}": neither state has this file. ` +
        "Give its path from the state's folder, such as src/client.js.",
    );
  const changes = (isOverlay ? changesOfOverlay(site, before) : changesBetween(site, before, after)).filter(
    ({path}) => file === null || path === file,
  );
  if (changes.length === 0)
    throw new Error(
      `diff="${range}"${file === null ? '' : ` file="${file}"`}: there is no difference to show` +
        `${file !== null && LEFT_OUT.includes(file) ? ` because differences never include ${LEFT_OUT.join(' or ')}` : ''}. ` +
        'Remove the code block, or name two states that differ.',
    );
  return {
    text: changes.map(unified).join('\n'),
    title: file ?? (isOverlay ? 'The breaking variant' : `${from} to ${to}`),
  };
}
