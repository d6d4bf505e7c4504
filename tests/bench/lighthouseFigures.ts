/** What of a Lighthouse report is looked at, and what it should be. */

/** The part of a Lighthouse result that is read here. */
export interface Report {
  requestedUrl?: string;
  /** Set where the page could not be measured at all. */
  runtimeError?: {code: string; message: string};
  environment: {
    /** How fast this machine is; Lighthouse slows it by a factor that fits about 1 000 to 1 500. */
    benchmarkIndex: number;
  };
  /** Scores from 0 to 1; null where an audit of the category failed to run. */
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]} | undefined>;
  audits: Record<string, {title: string; score: number | null; numericValue?: number; details?: unknown} | undefined>;
}

export interface Figure {
  name: string;
  /** NaN where the report does not have it. */
  read(report: Report): number;
  target: {least: number} | {most: number};
  digits: number;
}

const score = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? NaN) * 100);
const value = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;

/** Scores out of 100, and times in milliseconds. The targets of the paints are those that Lighthouse and Chrome call good. */
export const FIGURES: readonly Figure[] = [
  {name: 'performance', read: score('performance'), target: {least: 95}, digits: 0},
  {name: 'accessibility', read: score('accessibility'), target: {least: 100}, digits: 0},
  {name: 'best practices', read: score('best-practices'), target: {least: 100}, digits: 0},
  {name: 'SEO', read: score('seo'), target: {least: 100}, digits: 0},
  {name: 'FCP', read: value('first-contentful-paint'), target: {most: 1800}, digits: 0},
  {name: 'LCP', read: value('largest-contentful-paint'), target: {most: 2500}, digits: 0},
  {name: 'TBT', read: value('total-blocking-time'), target: {most: 150}, digits: 0},
  {name: 'CLS', read: value('cumulative-layout-shift'), target: {most: 0}, digits: 3},
];

/** Whether a figure is what it should be; what was not measured is not. */
export const isMet = ({target}: Pick<Figure, 'target'>, found: number): boolean =>
  'least' in target ? found >= target.least : found <= target.most;

/** The middle of the values; of an even number the worse of the two for a figure that should be large. @throws Error without any */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Titles of the audits that cost a page points in a category in which it should lose none. */
export function lostPoints({categories, audits}: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({id, weight}) => {
      const audit = audits[id];
      return weight > 0 && typeof audit?.score === 'number' && audit.score < 1
        ? [`${category}: ${audit.title} (${id})`]
        : [];
    }),
  );
}

/**
 * Addresses that a page asked for outside of its own site.
 * @throws Error where the report lists no requests: then nothing is known
 */
export function outsiders(report: Report, origin: string): string[] {
  const {items = []} = (report.audits['network-requests']?.details ?? {}) as {items?: {url: string}[]};
  if (items.length === 0)
    throw new Error('The report lists no requests. See whether Lighthouse still has the audit network-requests.');
  return items.map(({url}) => url).filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin);
}
