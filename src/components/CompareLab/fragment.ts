/** The fragments of links to the comparison lab. Fragments aren't sent to servers. */

/** The name in the fragment of a shared link. */
export const SHARED = 'compare';

export const isShared = (fragment: string): boolean => fragment.startsWith(`#${SHARED}=`);

/** The name of the example in a fragment such as `#example=request.body.incompatible`, or undefined. */
export function exampleIn(fragment: string): string | undefined {
  const [, name] = /^#example=(.+)$/.exec(fragment) ?? [];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return name;
  }
}
