type Sidebars = Record<string, unknown>;

const versions: Record<string, Sidebars> = {};

/**
 * The sidebars of a version that the browser has loaded so far, by name. Every call for a version returns the same
 * object, because the module of each sidebar adds itself to it.
 */
export function loadedSidebarsOf(version: string): Sidebars {
  return (versions[version] ??= {});
}
