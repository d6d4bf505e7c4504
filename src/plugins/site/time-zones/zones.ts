/** A time zone in the list. */
export interface TimeZone {
  name: string;
  /** The first part of the name. */
  region: string;
  /** The name in earlier versions of the time zone database. */
  former?: string;
  /** Other words that readers filter by. */
  keywords?: readonly string[];
}

/** The fewest time zones that a platform with complete data supports. */
const MIN_ZONES = 300;

/**
 * Lists the time zones of a platform under their current names.
 * @param names from `Intl.supportedValuesOf('timeZone')`: each zone once, under the name that the platform prefers
 * @param keywords other words that readers filter by, for some zones
 * @returns UTC, followed by all other zones in alphabetical order
 * @throws Error if the platform has no time zone data
 */
export function timeZones(
  names: readonly string[],
  renamed: readonly {name: string; former: string}[],
  keywords: readonly {name: string; keywords: readonly string[]}[] = [],
): TimeZone[] {
  if (names.length < MIN_ZONES)
    throw new Error(
      `Expected at least ${MIN_ZONES} time zones from Node.js, but found ${names.length}. Build the site with a Node.js ` +
        'that includes complete internationalization data (full-icu), such as the official releases.',
    );
  const currentNames = new Map(renamed.map(({name, former}) => [former, name]));
  const formerNames = new Map(renamed.map(({name, former}) => [name, former]));
  const geographic = new Set(
    names
      .filter((name) => name.includes('/') && !name.startsWith('Etc/'))
      .map((name) => currentNames.get(name) ?? name),
  );
  const keywordsByName = new Map(keywords.map((entry) => [entry.name, entry.keywords]));
  const zoneOf = (name: string, region: string): TimeZone => {
    const [former, words] = [formerNames.get(name), keywordsByName.get(name)];
    return {name, region, ...(former !== undefined && {former}), ...(words !== undefined && {keywords: words})};
  };
  return [
    zoneOf('UTC', 'UTC'),
    ...[...geographic].sort().map((name) => zoneOf(name, name.slice(0, name.indexOf('/')))),
  ];
}
