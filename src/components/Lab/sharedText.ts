/** Puts the state of a lab, as a text, into a compressed link. A separate script, which loads with the first link. */
import {DamagedLink, pack, unpack} from '@site/src/labs/share';

export {MAX_FRAGMENT} from '@site/src/labs/share';
export {copyText} from '../FileActions/save';

/**
 * @param name of the fragment, which identifies the lab
 * @returns the fragment, which starts with `#`
 */
export const toSharedFragment = (name: string, text: string): Promise<string> => pack(name, 'lab', [text, '']);

/** @returns undefined if the link was cut or changed */
export async function fromSharedFragment(fragment: string): Promise<string | undefined> {
  try {
    const [text] = await unpack(fragment);
    return text;
  } catch (error) {
    if (error instanceof DamagedLink) return undefined;
    throw error;
  }
}
