// What the JSON-LD of a page must say: https://schema.org, and what Google asks of articles and trails.
import type {Head} from './page';

/** Kind of a page, as the rules of its structured data know it. */
export interface DataRules {
  /** `kind` in the front matter of a doc; undefined for a notice, and for what is generated. */
  kind?: string;
  isNotice: boolean;
  /** Whether the article has at least one numbered list or several numbered headings. */
  hasNumbers: boolean;
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('[object');
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** The things in the JSON-LD of a page, and what keeps it from being read. */
export function thingsIn(texts: readonly string[]): {things: Thing[]; problems: string[]} {
  const things: Thing[] = [];
  const problems: string[] = [];
  for (const text of texts) {
    if (text.includes('<')) problems.push('has "<" in its JSON-LD, which can end the element: write it as \\u003c');
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch (error) {
      problems.push(`has JSON-LD that does not parse: ${(error as Error).message}`);
      continue;
    }
    if (!isThing(data) || data['@context'] !== 'https://schema.org')
      problems.push('has JSON-LD without "@context": "https://schema.org"');
    else things.push(...(Array.isArray(data['@graph']) ? data['@graph'].filter(isThing) : [data]));
  }
  return {things, problems};
}

const owner = (value: unknown): boolean =>
  isThing(value) && value['@type'] === 'Organization' && isText(value.name) && isAddress(value.url);

function checkArticle(article: Thing, {title, description, canonical}: Head, isNotice: boolean): string[] {
  const fields: [name: string, isRight: boolean][] = [
    ['headline, which is the heading of the page', article.headline === title],
    ['description, which is that of the page', article.description === description],
    ['url, which is the canonical address', article.url === canonical],
    ['mainEntityOfPage, which is the canonical address', article.mainEntityOfPage === canonical],
    ['image', isAddress(article.image)],
    ['inLanguage', isText(article.inLanguage)],
    ['author', owner(article.author)],
    ['publisher', owner(article.publisher)],
    [
      'isPartOf, the site',
      isThing(article.isPartOf) && article.isPartOf['@type'] === 'WebSite' && isAddress(article.isPartOf.url),
    ],
    ['datePublished', isNotice ? isMoment(article.datePublished) : article.datePublished === undefined],
    ['dateModified', article.dateModified === undefined || isMoment(article.dateModified)],
    [
      'keywords',
      article.keywords === undefined ||
        (Array.isArray(article.keywords) && article.keywords.length > 0 && article.keywords.every(isText)),
    ],
  ];
  return fields
    .filter(([, isRight]) => !isRight)
    .map(([name]) => `its ${String(article['@type'])} has a wrong ${name}`);
}

function checkSteps(steps: unknown, type: string, head: Head): string[] {
  if (!Array.isArray(steps) || steps.length < 2) return ['its HowTo has fewer than two steps'];
  return steps.flatMap((step: unknown, index): string[] => {
    const name = `step ${index + 1} of its ${type}`;
    if (!isThing(step) || step.position !== index + 1) return [`${name} has a wrong position`];
    if (!isText(step.name) || !isAddress(step.url)) return [`${name} has no name, or no address`];
    const [page, id = ''] = String(step.url).split('#');
    if (page !== head.canonical || (id !== '' && !head.ids.has(id)))
      return [`${name} leads to ${String(step.url)}, which is not on this page`];
    if (step['@type'] === 'HowToSection') return checkSteps(step.itemListElement, 'HowToSection', head);
    return step['@type'] === 'HowToStep' && isText(step.text) ? [] : [`${name} is no HowToStep with a text`];
  });
}

function checkTrail(trail: Thing): string[] {
  const items = trail.itemListElement;
  if (!Array.isArray(items) || items.length === 0) return ['its BreadcrumbList is empty'];
  return items.flatMap((item: unknown, index): string[] =>
    isThing(item) &&
    item['@type'] === 'ListItem' &&
    item.position === index + 1 &&
    isText(item.name) &&
    isAddress(item.item)
      ? []
      : [`crumb ${index + 1} of its BreadcrumbList is not whole`],
  );
}

/**
 * Holds the structured data of a page against its rules.
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function checkData(head: Head, {kind, isNotice, hasNumbers}: DataRules): string[] {
  const {things, problems} = thingsIn(head.data);
  const ofType = (...types: string[]): Thing[] => things.filter((thing) => types.includes(String(thing['@type'])));
  const articles = ofType('Article', 'TechArticle', 'BlogPosting');
  const [article] = articles;
  if (head.isLeftOut)
    return things.every((thing) => thing['@type'] === 'BreadcrumbList')
      ? problems
      : [...problems, 'tells of itself in its JSON-LD, and asks search engines to leave it out'];
  const type = isNotice ? 'Article' : 'TechArticle';
  if (articles.length !== 1 || article?.['@type'] !== type)
    problems.push(
      `has ${articles.map((thing) => String(thing['@type'])).join(', ') || 'no article'} in its JSON-LD; it needs one ${type}`,
    );
  if (article !== undefined) problems.push(...checkArticle(article, head, isNotice));

  const trails = ofType('BreadcrumbList');
  if (trails.length > (head.hasTrail ? 1 : 0))
    problems.push(`has ${trails.length} lists of crumbs in its JSON-LD, and shows ${head.hasTrail ? 'one' : 'none'}`);
  problems.push(...trails.flatMap(checkTrail));

  const howTos = ofType('HowTo');
  if (howTos.length > 1) problems.push(`has ${howTos.length} HowTos`);
  if (howTos.length > 0 && !(kind === 'how-to' || kind === 'tutorial'))
    problems.push(`has a HowTo, and its kind is ${kind ?? 'none'}`);
  if (howTos.length > 0 && !hasNumbers) problems.push('has a HowTo, and no numbered steps');
  for (const howTo of howTos) {
    if (howTo.name !== head.title || howTo.description !== head.description)
      problems.push('its HowTo has another name or description than the page');
    problems.push(...checkSteps(howTo.step, 'HowTo', head));
  }
  const known = articles.length + trails.length + howTos.length;
  if (known !== things.length)
    problems.push(
      `has things in its JSON-LD that no rule knows: ${things.map((thing) => String(thing['@type'])).join(', ')}`,
    );
  return problems;
}
