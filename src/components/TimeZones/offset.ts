/**
 * UTC offset of a time zone at a moment, such as `+05:30`. It depends on daylight saving time.
 * @returns undefined if the browser doesn't know the time zone
 */
export function offsetAt(timeZone: string, moment: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longOffset'}).formatToParts(moment);
    const offset = parts.find(({type}) => type === 'timeZoneName')?.value.replace('GMT', '');
    return offset === '' ? '+00:00' : offset;
  } catch {
    return undefined;
  }
}

/** An offset in minutes, for sorting. */
export function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+\-−])(\d+):(\d+)/.exec(offset) ?? [];
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}
