import type {IndexedPage} from './schema';

/** A reason to rank a page below others that say the same words. */
interface Rule {
  applies: (page: IndexedPage, current: boolean) => boolean;
  factor: number;
  /** A query that matches asks for such pages; the rule then keeps silent. */
  askedFor: RegExp;
}

const rules: readonly Rule[] = [
  // Concepts and interfaces that have a successor.
  {
    applies: (page) => page.legacy || /\/ui-old\/|-legacy(\/|$)/.test(page.url),
    factor: 0.6,
    askedFor: /\b(legacy|old)\b/i,
  },
  // Frozen docs of an earlier version: most say what today's page says, and would stand right below it.
  {applies: (_page, current) => !current, factor: 0.25, askedFor: /\b\d+\.(x|\d+)\b/i},
  // Even then, today's page about that version comes before the frozen one that says the same.
  {applies: (_page, current) => !current, factor: 0.85, askedFor: /(?!)/},
  // The older edition, where a page of the newer one says the same.
  {
    applies: ({editions}) => editions.length > 0 && editions.every((edition) => edition === '1.x'),
    factor: 0.85,
    askedFor: /\b1\.(x|\d+)\b/i,
  },
  // What teaches a subject step by step, as against the page that tells it.
  {
    applies: ({url}) => /\/workshops\/./.test(url),
    factor: 0.8,
    askedFor:
      /\b(quick ?starts?|workshops?|courses?|tutorials?|universit|train|labs?|hands|learn|exercises?|chapters?|steps?)/i,
  },
  // A chapter of a course, which makes sense after the one before it, as against the course and the pages on its subjects.
  {
    applies: ({url}) => /\/workshops\/(ci-cd|ci-cd-legacy|bi-directional)\//.test(url),
    factor: 0.75,
    askedFor: /\b(chapters?|steps?|exercises?)\b/i,
  },
  // One repository's code, as against what it is an example of: for readers who ask for an example, a language or a tool.
  {
    applies: ({url}) => /\/docs\/examples\/./.test(url),
    factor: 0.7,
    askedFor:
      /\b(examples?|samples?|demos?|repositor|projects?|code|java|js|javascript|typescript|node|react|junit|spring|gradle|graphql|soap|xml|kafka|sns|sqs|aws|lambda|messages?|events?|python|pytest|go|golang|dotnet|csharp|xunit|cypress|playwright|msw|mock|mocks|mountebank|wiremock|nock|record and replay|vcr|dredd|postman|newman|soapui|readyapi|rest ?assured|schemathesis)\b|\.net\b|c#/i,
  },
  // What a command takes, as against what it is for: for readers who name a command or an option.
  {
    applies: ({url}) => /\/reference\/cli(\/|$)/.test(url),
    factor: 0.4,
    askedFor:
      /(^|\s)-|^(?!\s*(how|why|what|when|where|which|who|can i|do|does|is|are|should|must)\b.*\s\S+\s).*\w-\w|_|\b(cli|commands?|flags?|options?)\b|\bpact (broker|docker|extension|mock|plugin|stub|verifier)\b/i,
  },
  // One finding of the comparison, as against what the comparison does: for readers who paste its code or its message.
  {
    applies: ({url}) => /\/comparison-results(\/|$)/.test(url),
    factor: 0.5,
    askedFor: /[a-z]\.[a-z]|\b(codes?|findings?|results?|must (not )?(have|be|match))\b/i,
  },
  // What changed once, as against how things are.
  {applies: ({url}) => /\/releases\//.test(url), factor: 0.5, askedFor: /\breleases?\b|\bupgrad|\bchange|\d\.\d/i},
  {applies: ({url}) => /\/notices\//.test(url), factor: 0.8, askedFor: /\bnotices?\b|\badvisor|\breleases?\b|\d\.\d/i},
];

const EDITIONS = ['1.x', '2.x'];

/** What a page is worth to readers who name an edition, if it is about others only, and if it is about that one among others. */
const EDITION = {others: 0.5, shared: 0.75};

/** The edition that a query names, if it names one and no other: `saml 1.x`, but not `upgrade from 1.x to 2.x`. */
export function editionNamed(query: string): string | null {
  const [first, ...others] = EDITIONS.filter((edition) =>
    new RegExp(`(^|[^\\w.])v?${edition.replace('.', '\\.')}(?!\\w)`, 'i').test(query),
  );
  return first === undefined || others.length > 0 ? null : first;
}

function editionFactor({editions}: IndexedPage, named: string | null): number {
  if (named === null || editions.length === 0) return 1;
  if (!editions.includes(named)) return EDITION.others;
  return editions.length > 1 ? EDITION.shared : 1;
}

/**
 * What a page is worth for a query apart from its words: 1, or less for pages that today's readers rarely mean.
 * @param current the page belongs to no docs version, or to the one that readers land on
 */
export function standingOf(page: IndexedPage, current: boolean, query: string): number {
  return rules.reduce(
    (standing, {applies, factor, askedFor}) =>
      applies(page, current) && !askedFor.test(query) ? standing * factor : standing,
    editionFactor(page, editionNamed(query)),
  );
}
