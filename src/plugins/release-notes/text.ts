import type {Release, ReleaseLine} from '../../data/releases.schema';
import {RELEASE_AREAS} from '../../data/releases.schema';
import {escapeText, list, sentence} from '../tool-reference/mdx';

/** Code, labels, and links of the data, which stand in MDX as they are. */
const MARKED = /`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;

/** A text of the data as MDX: what would be read as a tag, an expression or a sign is escaped. */
export function mdx(text: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const match of text.matchAll(MARKED)) {
    parts.push(escapeText(text.slice(end, match.index)), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, escapeText(text.slice(end))]
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** A text of the data without its marks, for descriptions and titles. */
const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]*)\*\*/g, '$1');

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A list, or a paragraph where there is one thing alone. */
export const oneOrList = (items: readonly string[]): string => (items.length === 1 ? (items[0] ?? '') : bullets(items));

const MANY = 5;

/** Lines of release notes: a paragraph for one, a list with the area before each for some of different areas, or a list for each area. */
export function linesByArea(lines: readonly ReleaseLine[]): string {
  const texts = (area: string) => lines.filter((line) => line.area === area).map(({text}) => mdx(text));
  const areas = RELEASE_AREAS.filter((area) => texts(area).length > 0);
  if (lines.length === 1 || areas.length === 1) return oneOrList(lines.map(({text}) => mdx(text)));
  if (lines.length < MANY && areas.length === lines.length)
    return bullets(areas.flatMap((area) => texts(area).map((text) => `**${area}.** ${text}`)));
  return areas.map((area) => `${area}:\n\n${bullets(texts(area))}`).join('\n\n');
}

const ADVISORIES: Readonly<Record<string, string>> = {
  CVE: 'https://nvd.nist.gov/vuln/detail/',
  GHSA: 'https://github.com/advisories/',
};

/** The id of an advisory, linked to the database that holds it. */
export const advisory = (id: string): string => `[${id}](${ADVISORIES[id.split('-')[0] ?? ''] ?? ''}${id})`;

/** A Markdown text in which each id of an advisory is a link. */
export const linkAdvisories = (text: string): string =>
  text.replace(/\b(?:CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})\b(?![^[]*\])/g, advisory);

/** Ids of advisories in the order in which a reader looks one up: by kind, year and number. */
export const inOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((one, other) => one.localeCompare(other, 'en', {numeric: true}));

/** One entry of the section on security; where the same holds for several ids, they share a line. */
export function securityLines(entries: NonNullable<Release['security']>): string[] {
  const texts = [...new Set(entries.map(({text}) => text))];
  return texts.map((text) => {
    const ids = entries.filter((entry) => entry.text === text).flatMap(({id}) => (id === undefined ? [] : [id]));
    const unsaid = ids.filter((id) => !text.includes(id));
    const said = linkAdvisories(mdx(text));
    if (unsaid.length === 0) return said;
    return unsaid.length === 1
      ? `${advisory(unsaid[0] ?? '')}: ${said}`
      : `${said.replace(/\.$/, '')}: ${list(inOrder(unsaid).map(advisory))}.`;
  });
}

/** What a release does not hold, in one sentence; nothing where it holds everything. */
export function nothingOf(
  release: Release,
  what: readonly ('feature' | 'fix' | 'security fix' | 'breaking change' | 'environment variable' | 'migration')[],
): string | undefined {
  const has = {
    feature: release.features,
    fix: release.fixes,
    'security fix': release.security,
    'breaking change': release.breaking,
    'environment variable': release.variables,
    migration: release.migrations,
  };
  const none = what.filter((name) => has[name] === undefined);
  return none.length === 0 ? undefined : `The release notes name ${list(none.map((name) => `no ${name}`))}.`;
}

const SHORTEST = 50;
const LONGEST = 160;

/** The beginning of a text that fits into a description: whole sentences, or else words. */
function shortened(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const ends = [...text.slice(0, longest).matchAll(/[.!?](?=\s|$)/g)].map(({index}) => index + 1);
  const end = ends.at(-1) ?? 0;
  if (end >= SHORTEST) return text.slice(0, end);
  return `${text.slice(0, longest - 2).replace(/[\s,;:–-]+\S*$/, '')} …`;
}

/** The description of a notice: the product and the version, then what matters about the release. */
export const noticeDescription = ({version, summary}: Release): string =>
  shortened(`PactFlow On-Premises ${version} is out. ${sentence(plainText(summary))}`);
