type Sidebars = Record<string, unknown>;

const versions: Record<string, Sidebars> = {};

/** The sidebars of a version that the browser has loaded so far, by name. The same object each time: a sidebar's module adds itself to it. */
export function sidebarsOf(version: string): Sidebars {
  return (versions[version] ??= {});
}
