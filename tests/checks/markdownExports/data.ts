// Checks the JSON-LD of a page against https://schema.org and Google's requirements for articles and breadcrumbs.
import type {Head} from './page';

/** The properties of a page that determine its structured data. */
export interface DataRules {
  /** The `kind` in the front matter of a doc; undefined for notices and generated pages. */
  kind?: string;
  isNotice: boolean;
  /** Whether the article has at least one numbered list or several numbered headings. */
  hasNumbers: boolean;
}

/** An object in JSON-LD. Thing is the base type of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('[object');
const isTimestamp = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Parses the JSON-LD of a page. */
export function thingsIn(texts: readonly string[]): {things: Thing[]; problems: string[]} {
  const things: Thing[] = [];
  const problems: string[] = [];
  for (const text of texts) {
    if (text.includes('<'))
      problems.push('The JSON-LD contains "<", which could end the script element. Write it as \\u003c.');
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch (error) {
      problems.push(`The JSON-LD isn’t valid JSON: ${(error as Error).message}.`);
      continue;
    }
    if (!isThing(data) || data['@context'] !== 'https://schema.org')
      problems.push('The JSON-LD doesn’t have "@context": "https://schema.org".');
    else things.push(...(Array.isArray(data['@graph']) ? data['@graph'].filter(isThing) : [data]));
  }
  return {things, problems};
}

const isOrganization = (value: unknown): boolean =>
  isThing(value) && value['@type'] === 'Organization' && isText(value.name) && isUrl(value.url);

function checkArticle(article: Thing, {title, description, canonical}: Head, isNotice: boolean): string[] {
  const fields: [name: string, isCorrect: boolean][] = [
    ['headline (expected the page’s heading)', article.headline === title],
    ['description (expected the page’s description)', article.description === description],
    ['url (expected the canonical URL)', article.url === canonical],
    ['mainEntityOfPage (expected the canonical URL)', article.mainEntityOfPage === canonical],
    ['image', isUrl(article.image)],
    ['inLanguage', isText(article.inLanguage)],
    ['author', isOrganization(article.author)],
    ['publisher', isOrganization(article.publisher)],
    [
      'isPartOf (expected the site)',
      isThing(article.isPartOf) && article.isPartOf['@type'] === 'WebSite' && isUrl(article.isPartOf.url),
    ],
    ['datePublished', isNotice ? isTimestamp(article.datePublished) : article.datePublished === undefined],
    ['dateModified', article.dateModified === undefined || isTimestamp(article.dateModified)],
    [
      'keywords',
      article.keywords === undefined ||
        (Array.isArray(article.keywords) && article.keywords.length > 0 && article.keywords.every(isText)),
    ],
  ];
  return fields
    .filter(([, isCorrect]) => !isCorrect)
    .map(([name]) => `The ${String(article['@type'])} has a wrong or missing ${name}.`);
}

function checkSteps(steps: unknown, type: string, head: Head): string[] {
  if (!Array.isArray(steps) || steps.length < 2) return [`The ${type} has fewer than two steps.`];
  return steps.flatMap((step: unknown, index): string[] => {
    const name = `Step ${index + 1} of the ${type}`;
    if (!isThing(step) || step.position !== index + 1) return [`${name} has a wrong position.`];
    if (!isText(step.name) || !isUrl(step.url)) return [`${name} has no name or no URL.`];
    const [page, id = ''] = String(step.url).split('#');
    if (page !== head.canonical || (id !== '' && !head.ids.has(id)))
      return [`${name} has the URL ${String(step.url)}, which isn’t on this page.`];
    if (step['@type'] === 'HowToSection') return checkSteps(step.itemListElement, 'HowToSection', head);
    return step['@type'] === 'HowToStep' && isText(step.text) ? [] : [`${name} isn’t a HowToStep with text.`];
  });
}

function checkBreadcrumbs(breadcrumbs: Thing): string[] {
  const items = breadcrumbs.itemListElement;
  if (!Array.isArray(items) || items.length === 0) return ['The BreadcrumbList is empty.'];
  return items.flatMap((item: unknown, index): string[] =>
    isThing(item) &&
    item['@type'] === 'ListItem' &&
    item.position === index + 1 &&
    isText(item.name) &&
    isUrl(item.item)
      ? []
      : [`Item ${index + 1} of the BreadcrumbList needs a type, a position, a name, and a URL.`],
  );
}

/**
 * Checks the structured data of a page.
 * @returns one sentence for each problem
 */
export function checkData(head: Head, {kind, isNotice, hasNumbers}: DataRules): string[] {
  const {things, problems} = thingsIn(head.data);
  const ofType = (...types: string[]): Thing[] => things.filter((thing) => types.includes(String(thing['@type'])));
  const articles = ofType('Article', 'TechArticle', 'BlogPosting');
  const [article] = articles;
  if (head.isNoindex)
    return things.every((thing) => thing['@type'] === 'BreadcrumbList')
      ? problems
      : [...problems, 'A page with noindex may only have breadcrumbs in its JSON-LD, but this one describes itself.'];
  const type = isNotice ? 'Article' : 'TechArticle';
  if (articles.length !== 1 || article?.['@type'] !== type)
    problems.push(
      `Expected one ${type} in the JSON-LD, but found ${articles.map((thing) => String(thing['@type'])).join(', ') || 'no article'}.`,
    );
  if (article !== undefined) problems.push(...checkArticle(article, head, isNotice));

  const breadcrumbs = ofType('BreadcrumbList');
  if (breadcrumbs.length > (head.hasBreadcrumbs ? 1 : 0))
    problems.push(
      `The JSON-LD has ${breadcrumbs.length} BreadcrumbList objects, but the page shows ${head.hasBreadcrumbs ? 'one' : 'no'} breadcrumb trail.`,
    );
  problems.push(...breadcrumbs.flatMap(checkBreadcrumbs));

  const howTos = ofType('HowTo');
  if (howTos.length > 1) problems.push(`Expected at most one HowTo, but found ${howTos.length}.`);
  if (howTos.length > 0 && !(kind === 'how-to' || kind === 'tutorial'))
    problems.push(
      `Only how-to guides and tutorials may have a HowTo, but the kind of this page is ${kind ?? 'not set'}.`,
    );
  if (howTos.length > 0 && !hasNumbers) problems.push('The page has a HowTo but no numbered steps.');
  for (const howTo of howTos) {
    if (howTo.name !== head.title || howTo.description !== head.description)
      problems.push('The name or description of the HowTo differs from the page’s.');
    problems.push(...checkSteps(howTo.step, 'HowTo', head));
  }
  const expected = articles.length + breadcrumbs.length + howTos.length;
  if (expected !== things.length)
    problems.push(
      `The JSON-LD has objects of unexpected types: ${things.map((thing) => String(thing['@type'])).join(', ')}.`,
    );
  return problems;
}
