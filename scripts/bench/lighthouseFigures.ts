/** The figures that are read from a Lighthouse report, and their targets. */

/** The part of a Lighthouse result that's read here. */
export interface Report {
  requestedUrl?: string;
  /** Set if the page couldn't be measured at all. */
  runtimeError?: {code: string; message: string};
  environment: {
    /** The machine's speed. Lighthouse's throttling factor assumes about 1,000 to 1,500. */
    benchmarkIndex: number;
  };
  /** Scores from 0 to 1; null if an audit of the category failed to run. */
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]} | undefined>;
  audits: Record<string, {title: string; score: number | null; numericValue?: number; details?: unknown} | undefined>;
}

export interface Figure {
  name: string;
  /** NaN if the report doesn't have the figure. */
  read(report: Report): number;
  target: {least: number} | {most: number};
  digits: number;
}

const score = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? NaN) * 100);
const value = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;

/**
 * Scores out of 100, and times in milliseconds. The targets for paints are the values that Lighthouse and Chrome rate
 * as good.
 */
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

/** Whether a figure meets its target. A missing measurement doesn't. */
export const isMet = ({target}: Pick<Figure, 'target'>, found: number): boolean =>
  'least' in target ? found >= target.least : found <= target.most;

/**
 * The median; for an even number of values, the lower of the two middle ones.
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('Expected at least one value to calculate a median.');
  return middle;
}

/** Titles of the audits that lost points in a category that should have the full score. */
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
 * URLs on other sites that a page requested.
 * @throws Error if the report lists no requests
 */
export function requestsToOtherSites(report: Report, origin: string): string[] {
  const {items = []} = (report.audits['network-requests']?.details ?? {}) as {items?: {url: string}[]};
  if (items.length === 0)
    throw new Error('The report lists no requests. Check whether Lighthouse still has the network-requests audit.');
  return items.map(({url}) => url).filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin);
}
