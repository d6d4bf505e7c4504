/**
 * Offset of a zone from UTC at a moment, such as `+05:30`. Summer time counts, so the moment matters.
 * @returns undefined where the browser does not know the zone
 */
export function offsetAt(timeZone: string, moment: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longOffset'}).formatToParts(moment);
    const said = parts.find(({type}) => type === 'timeZoneName')?.value.replace('GMT', '');
    return said === '' ? '+00:00' : said;
  } catch {
    return undefined;
  }
}

/** Minutes of an offset, for sorting. */
export function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+\-−])(\d+):(\d+)/.exec(offset) ?? [];
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}
