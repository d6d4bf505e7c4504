import type {ContentType, IndexedPage} from './schema';

/** A reason to rank a page below others that contain the same words. */
interface Rule {
  appliesTo: (page: IndexedPage, isCurrent: boolean) => boolean;
  factor: number;
  /** The rule doesn't apply to matching queries, because they look for such pages. */
  unless?: RegExp;
}

const hasType =
  (...types: ContentType[]) =>
  ({contentType}: IndexedPage): boolean =>
    contentType !== null && types.includes(contentType);

/** Joins patterns, so that each line stays readable. */
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({source}) => source).join('|'), 'i');

const rules: readonly Rule[] = [
  // Concepts and interfaces that have a successor.
  {appliesTo: ({legacy}) => legacy, factor: 0.6, unless: /\b(legacy|old)\b/i},
  // Pages of an archived version mostly repeat the current ones, so without this rule they would rank right below them.
  {appliesTo: (_page, isCurrent) => !isCurrent, factor: 0.25, unless: /\b\d+\.(x|\d+)\b/i},
  // Even if the query names the version, the current page about it ranks above its archived counterpart.
  {appliesTo: (_page, isCurrent) => !isCurrent, factor: 0.85},
  // The previous release line, in case a page about the current one has the same words.
  {
    appliesTo: ({editions}) => editions.length > 0 && editions.every((edition) => edition === '1.x'),
    factor: 0.85,
    unless: /\b1\.(x|\d+)\b/i,
  },
  // Courses teach what another page explains.
  {
    appliesTo: hasType('course', 'chapter'),
    factor: 0.8,
    unless: anyOf(
      /\b(quick ?starts?|workshops?|courses?|tutorials?|universit|train)/,
      /\b(labs?|hands|learn|exercises?|chapters?|steps?)/,
    ),
  },
  // A chapter makes sense only after the one before it, so the course page is the better result.
  {appliesTo: hasType('chapter'), factor: 0.75, unless: /\b(chapters?|steps?|exercises?)\b/i},
  // The code of one repository, unless the query names a language or a tool.
  {
    appliesTo: hasType('example'),
    factor: 0.7,
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
    factor: 0.4,
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
    factor: 0.5,
    unless: /[a-z]\.[a-z]|\b(codes?|findings?|results?|must (not )?(have|be|match))\b/i,
  },
  // What changed once, rather than how things are now.
  {appliesTo: hasType('release'), factor: 0.5, unless: /\breleases?\b|\bupgrad|\bchange|\d\.\d/i},
  {appliesTo: hasType('notice'), factor: 0.8, unless: /\bnotices?\b|\badvisor|\breleases?\b|\d\.\d/i},
];

const RELEASE_LINES = ['1.x', '2.x'];

/** Factors for pages about other release lines than the one that a query names, and for pages about several. */
const RELEASE_LINE_FACTORS = {others: 0.5, shared: 0.75};

/** The release line in a query that names exactly one: `saml 1.x`, but not `upgrade from 1.x to 2.x`. */
export function releaseLineIn(query: string): string | null {
  const [first, ...others] = RELEASE_LINES.filter((releaseLine) =>
    new RegExp(`(^|[^\\w.])v?${releaseLine.replace('.', '\\.')}(?!\\w)`, 'i').test(query),
  );
  return first === undefined || others.length > 0 ? null : first;
}

function releaseLineFactor({editions}: IndexedPage, releaseLine: string | null): number {
  if (releaseLine === null || editions.length === 0) return 1;
  if (!editions.includes(releaseLine)) return RELEASE_LINE_FACTORS.others;
  return editions.length > 1 ? RELEASE_LINE_FACTORS.shared : 1;
}

/**
 * The boost of a page for a query, regardless of its words: 1, or less for pages that readers rarely look for.
 * @param isCurrent whether the page is unversioned or belongs to the version that readers see by default
 */
export function boostOf(page: IndexedPage, isCurrent: boolean, query: string): number {
  return rules.reduce(
    (boost, {appliesTo, factor, unless}) =>
      appliesTo(page, isCurrent) && unless?.test(query) !== true ? boost * factor : boost,
    releaseLineFactor(page, releaseLineIn(query)),
  );
}
