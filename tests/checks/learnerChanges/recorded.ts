// The folder in which a recording runs its command, according to recordings.js.
import type {Recordings} from '../../../samples/recordings/catalog.js';
import {differingPaths, fileCommandsIn, runFileCommands, type Folder} from './folder';

export interface RecordedFolder {
  /** The name of the folder, such as `step-2`. */
  name: string;
  files: Folder;
  /** The files that commands before the recorded one have changed, and not changed back. */
  edited: ReadonlySet<string>;
}

interface Snapshot {
  cwd: string;
  folders: ReadonlyMap<string, Folder>;
  /** The folders before the command itself ran. */
  before: ReadonlyMap<string, Folder>;
}

/**
 * Follows the recordings of a workshop, and runs those of their commands that only change files.
 * @param states the files of each state, by its name
 */
export function recordedFolders(
  recordings: Recordings,
  states: ReadonlyMap<string, Folder>,
): (name: string) => RecordedFolder | undefined {
  const known = new Map<string, Snapshot>();

  const apply = (folders: ReadonlyMap<string, Folder>, cwd: string, scripts: readonly string[]) => {
    const commands = scripts.flatMap((script) => fileCommandsIn(script));
    if (commands.length === 0) return folders;
    return runFileCommands(folders, cwd, commands);
  };
  const snapshotOf = (name: string): Snapshot => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const recording = recordings[name];
    if (recording === undefined) throw new Error(`recordings.js has no recording "${name}"`);
    const start = recording.after === undefined ? undefined : snapshotOf(recording.after);
    const cwd = recording.cwd ?? recording.step ?? start?.cwd ?? '';
    const before = apply(start?.folders ?? states, cwd, recording.before ?? []);
    const snapshot = {cwd, before, folders: apply(before, cwd, [recording.run])};
    known.set(name, snapshot);
    return snapshot;
  };
  return (name) => {
    const {cwd, before} = snapshotOf(name);
    const files = before.get(cwd);
    if (files === undefined) return undefined;
    // An exercise runs in a copy of a state, which has its own name.
    const [edited = []] = [...(states.has(cwd) ? [states.get(cwd) ?? new Map<string, string>()] : states.values())]
      .map((state) => differingPaths(state, files))
      .sort((one, other) => one.length - other.length);
    return {name: cwd, files, edited: new Set(edited)};
  };
}
