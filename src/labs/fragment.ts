/** Recognizes links to a playground. Separate from `share.ts`, so that pages load only this part. */

/** The name in the URL's fragment. Fragments aren't sent to servers. */
export const FRAGMENT_NAME = 'playground';

/** The id in a fragment such as `#playground=id.…`, or undefined if the fragment has another name. */
export function idIn(name: string, fragment: string): string | undefined {
  const [, id] = new RegExp(`^#${name}=([^.]*)`).exec(fragment) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The id of the playground that a fragment is for, or undefined if the fragment isn't about a playground. */
export const playgroundIn = (fragment: string): string | undefined => idIn(FRAGMENT_NAME, fragment);
