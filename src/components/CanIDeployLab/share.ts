/** Puts the complete state of the lab into a compressed link. A separate script, which loads with the first link. */
import {fromText, SHARED_FRAGMENT, toText, type LabState} from '@site/src/labs/canIDeploy/state';
import {DamagedLink, pack, unpack} from '@site/src/labs/share';

export {copyText} from '../FileActions/save';

/** @returns the fragment, which starts with `#` */
export const toSharedFragment = (state: LabState): Promise<string> => pack(SHARED_FRAGMENT, 'lab', [toText(state), '']);

/** @returns undefined if the link was cut or changed */
export async function fromSharedFragment(fragment: string): Promise<LabState | undefined> {
  try {
    const [text] = await unpack(fragment);
    return fromText(text);
  } catch (error) {
    if (error instanceof DamagedLink) return undefined;
    throw error;
  }
}
