import {PARAMETERS} from './parameters';
import type {ContentType} from './schema';

/** The properties of a page that its boost depends on. */
export interface BoostedPage {
  legacy: boolean;
  contentType: ContentType | null;
  editions: readonly string[];
}

/** A reason to rank a page below others that contain the same words. */
interface Rule {
  appliesTo: (page: BoostedPage, isCurrent: boolean) => boolean;
  factor: keyof typeof PARAMETERS.pages;
  /** The rule doesn't apply to matching queries, because they look for such pages. */
  unless?: RegExp;
}

const hasType =
  (...types: ContentType[]) =>
  ({contentType}: BoostedPage): boolean =>
    contentType !== null && types.includes(contentType);

/** Joins patterns, so that each line stays readable. */
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({source}) => source).join('|'), 'i');

const rules: readonly Rule[] = [
  // Concepts and interfaces that have a successor.
  {appliesTo: ({legacy}) => legacy, factor: 'legacy', unless: /\b(legacy|old)\b/i},
  // Pages of an archived version mostly repeat the current ones, so without this rule they would rank right below them.
  {appliesTo: (_page, isCurrent) => !isCurrent, factor: 'archived', unless: /\b\d+\.(x|\d+)\b/i},
  // Even if the query names the version, the current page about it ranks above its archived counterpart.
  {appliesTo: (_page, isCurrent) => !isCurrent, factor: 'archivedNamed'},
  // The previous release line, in case a page about the current one has the same words.
  {
    appliesTo: ({editions}) => editions.length > 0 && editions.every((edition) => edition === '1.x'),
    factor: 'previousLine',
    unless: /\b1\.(x|\d+)\b/i,
  },
  // Courses teach what another page explains.
  {
    appliesTo: hasType('course', 'chapter'),
    factor: 'course',
    unless: anyOf(
      /\b(quick ?starts?|workshops?|courses?|tutorials?|universit|train)/,
      /\b(labs?|hands|learn|exercises?|chapters?|steps?)/,
    ),
  },
  // A chapter makes sense only after the one before it, so the course page is the better result.
  {appliesTo: hasType('chapter'), factor: 'chapter', unless: /\b(chapters?|steps?|exercises?)\b/i},
  // The code of one repository, unless the query names a language or a tool.
  {
    appliesTo: hasType('example'),
    factor: 'example',
    unless: anyOf(
      /\b(examples?|samples?|demos?|repository|repositories|projects?|code)\b/,
      /\b(java|js|javascript|typescript|node|react|junit|spring|gradle|python|pytest|go|golang|dotnet|csharp|xunit)\b/,
      /\b(graphql|soap|xml|kafka|sns|sqs|aws|lambda|messages?|events?)\b/,
      /\b(cypress|playwright|msw|mock|mocks|mountebank|wiremock|nock|record and replay|vcr)\b/,
      /\b(dredd|postman|newman|soapui|readyapi|rest ?assured|schemathesis)\b/,
      /\.net\b|c#/,
    ),
  },
  // The reference of a command, unless the query is a message that a command prints, or names a command or an option
  // instead of asking a question.
  {
    appliesTo: hasType('command'),
    factor: 'command',
    unless: anyOf(
      /(^|\s)-/,
      /^(?!\s*(how|why|what|when|where|which|who|can i|do|does|is|are|should|must)\b.*\s\S+\s).*\w-\w/,
      /_|\b(cli|commands?|flags?|options?)\b/,
      /\bpact (broker|docker|extension|mock|plugin|stub|verifier)\b/,
      /\b(successfully (re)?published|verified pact between|verification results are|no pacts found|failed to load)\b/,
      /^next steps:|\b(missing dependencies|verification for the pact|(change|merge)\w* the content|events detected)\b/,
    ),
  },
  // One result of the comparison, unless the query contains its code or its message.
  {
    appliesTo: hasType('comparison-result'),
    factor: 'comparisonResult',
    unless: /[a-z]\.[a-z]|\b(codes?|findings?|results?|must (not )?(have|be|match))\b/i,
  },
  // One message of a tool. The page about the task or the part of the product explains more. If the query is the
  // message, its page is the direct answer.
  {appliesTo: hasType('message'), factor: 'message'},
  // What changed once, rather than how things are now.
  {appliesTo: hasType('release'), factor: 'release', unless: /\breleases?\b|\bupgrad|\bchange|\d\.\d/i},
  {appliesTo: hasType('notice'), factor: 'notice', unless: /\bnotices?\b|\badvisor|\breleases?\b|\d\.\d/i},
];

const RELEASE_LINES = ['1.x', '2.x'];

/** The release line in a query that names exactly one: `saml 1.x`, but not `upgrade from 1.x to 2.x`. */
export function releaseLineIn(query: string): string | null {
  const [first, ...others] = RELEASE_LINES.filter((releaseLine) =>
    new RegExp(`(^|[^\\w.])v?${releaseLine.replace('.', '\\.')}(?!\\w)`, 'i').test(query),
  );
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether a page describes a concept, an interface, or a release line that has a successor. */
export const isOlder = ({legacy, editions}: BoostedPage): boolean =>
  legacy || (editions.length > 0 && editions.every((edition) => edition === '1.x'));

/** Whether a query is about something that has a successor. */
export const asksForOlder = (query: string): boolean => /\b(legacy|old|tags?)\b|\b1\.(x|\d+)\b/i.test(query);

function releaseLineFactor({editions}: BoostedPage, releaseLine: string | null): number {
  if (releaseLine === null || editions.length === 0) return 1;
  if (!editions.includes(releaseLine)) return PARAMETERS.pages.otherLine;
  return editions.length > 1 ? PARAMETERS.pages.sharedLine : 1;
}

/**
 * Returns a function for the boosts of pages for a query, regardless of its words: 1, or less for pages that readers
 * rarely look for. Its second argument is whether the page is unversioned or belongs to the version that readers see by
 * default.
 */
export function boostsFor(query: string): (page: BoostedPage, isCurrent: boolean) => number {
  const releaseLine = releaseLineIn(query);
  const applicable = rules.filter(({unless}) => unless?.test(query) !== true);
  return (page, isCurrent) =>
    applicable.reduce(
      (boost, {appliesTo, factor}) => (appliesTo(page, isCurrent) ? boost * PARAMETERS.pages[factor] : boost),
      releaseLineFactor(page, releaseLine),
    );
}
