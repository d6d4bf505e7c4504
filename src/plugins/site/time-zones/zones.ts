/** A time zone as the page lists it. */
export interface TimeZone {
  name: string;
  /** First part of the name. */
  region: string;
  /** Name that an older time zone database knows it by. */
  former?: string;
}

/**
 * The zones of a platform under the names that are used today.
 * @param names what `Intl.supportedValuesOf('timeZone')` gives: each zone once, under whichever of its names the engine prefers
 * @returns UTC first, then by name
 * @throws Error where the platform knows hardly any zone, as one built without its data does
 */
export function timeZones(names: readonly string[], renamed: readonly {name: string; former: string}[]): TimeZone[] {
  if (names.length < 300)
    throw new Error(
      `This Node.js knows ${names.length} time zones; the page needs all of them. Build with a Node.js that has full international data (ICU).`,
    );
  const today = new Map(renamed.map(({name, former}) => [former, name]));
  const before = new Map(renamed.map(({name, former}) => [name, former]));
  const geographic = new Set(
    names.filter((name) => name.includes('/') && !name.startsWith('Etc/')).map((name) => today.get(name) ?? name),
  );
  const zones = [...geographic].sort().map((name) => {
    const former = before.get(name);
    return {name, region: name.slice(0, name.indexOf('/')), ...(former === undefined ? {} : {former})};
  });
  return [{name: 'UTC', region: 'UTC'}, ...zones];
}
