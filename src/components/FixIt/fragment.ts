/** The name in the fragment of a shared link. Fragments aren't sent to servers. */
export const FRAGMENT = 'log';

export const hasLog = (fragment: string): boolean => fragment.startsWith(`#${FRAGMENT}=`);
