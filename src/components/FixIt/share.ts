/** Puts the lines of a log that contain known messages into a link. */
import {pack, unpack} from '@site/src/labs/share';
import {FRAGMENT} from './fragment';

export {DamagedLink} from '@site/src/labs/share';

export const toFragment = (lines: readonly string[]): Promise<string> => pack(FRAGMENT, 'fix', [lines.join('\n'), '']);

/** @throws DamagedLink if the fragment was cut or changed */
export async function fromFragment(fragment: string): Promise<string> {
  const [log] = await unpack(fragment);
  return log;
}
