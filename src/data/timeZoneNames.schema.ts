import {z} from 'zod';
import {list, pattern, records, text} from './schema';

const zoneName = () => pattern(/^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+){1,2}$/, 'a name such as Asia/Kolkata');

const renamedZone = z.strictObject({
  name: zoneName().describe('current name in the time zone database'),
  former: zoneName().describe('former name, which JavaScript engines may still list'),
});

/** A time zone with its current and its former name. */
export type RenamedZone = z.infer<typeof renamedZone>;

const timeZoneKeywords = z.strictObject({
  name: text().describe('current name in the time zone database'),
  keywords: list(text()).describe('other words that readers filter by'),
});

/** Other words that readers search a time zone by. */
export type TimeZoneKeywords = z.infer<typeof timeZoneKeywords>;

export const schemas = {
  renamedZones: records(renamedZone, ['name', 'former']),
  timeZoneKeywords: records(timeZoneKeywords, ['name']),
};
