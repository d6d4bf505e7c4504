import {plain} from '../../src/components/DataTable/rows';
import {RELEASE_NOTE_TOPICS, type Release, type ReleaseNote} from '../../src/data/releases.schema';
import {escapeText, list, sentence} from '../../src/plugins/shared/mdx';

/** Code, labels, and links of the data, which MDX understands without changes. */
const MARKED = /`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;

/** A text of the data as MDX, with characters escaped that MDX would parse as markup. */
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

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A list, or a paragraph if there is only one item. */
export const oneOrList = (items: readonly string[]): string => (items.length === 1 ? (items[0] ?? '') : bullets(items));

/** From this number of notes on, each topic gets its own list. */
const MANY = 5;

/**
 * Lists release notes: one list for one topic or a few notes with different topics, otherwise a list for each topic.
 */
export function notesByTopic(notes: readonly ReleaseNote[]): string {
  const texts = (topic: string) => notes.filter((note) => note.topic === topic).map(({text}) => mdx(text));
  const topics = RELEASE_NOTE_TOPICS.filter((topic) => texts(topic).length > 0);
  if (topics.length === 1) return bullets(notes.map(({text}) => mdx(text)));
  if (notes.length < MANY && topics.length === notes.length)
    return bullets(topics.flatMap((topic) => texts(topic).map((text) => `**${topic}.** ${text}`)));
  return topics.map((topic) => `${topic}:\n\n${bullets(texts(topic))}`).join('\n\n');
}

const ADVISORIES: Readonly<Record<string, string>> = {
  CVE: 'https://nvd.nist.gov/vuln/detail/',
  GHSA: 'https://github.com/advisories/',
};

/** The ID of an advisory, linked to the database that contains it. */
export const advisory = (id: string): string => `[${id}](${ADVISORIES[id.split('-')[0] ?? ''] ?? ''}${id})`;

/** A Markdown text in which each advisory ID is a link. */
export const linkAdvisories = (text: string): string =>
  text.replace(/\b(?:CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})\b(?![^[]*\])/g, advisory);

/** Advisory IDs, sorted by type, year, and number. */
export const inOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((one, other) => one.localeCompare(other, 'en', {numeric: true}));

/** The entries of the section on security. IDs with the same text share an entry. */
export function securityLines(entries: NonNullable<Release['security']>): string[] {
  const texts = [...new Set(entries.map(({text}) => text))];
  return texts.map((text) => {
    const ids = entries.filter((entry) => entry.text === text).flatMap(({id}) => (id === undefined ? [] : [id]));
    const missing = ids.filter((id) => !text.includes(id));
    const linked = linkAdvisories(mdx(text));
    if (missing.length === 0) return linked;
    return missing.length === 1
      ? `${advisory(missing[0] ?? '')}: ${linked}`
      : `${linked.replace(/\.$/, '')}: ${list(inOrder(missing).map(advisory))}.`;
  });
}

/** A sentence that lists the kinds of content that the notes don't mention; undefined if they mention all kinds. */
export function notMentioned(
  release: Release,
  what: readonly (
    'features' | 'fixes' | 'security fixes' | 'breaking changes' | 'environment variables' | 'migrations'
  )[],
): string | undefined {
  const has = {
    features: release.features,
    fixes: release.fixes,
    'security fixes': release.security,
    'breaking changes': release.breaking,
    'environment variables': release.variables,
    migrations: release.migrations,
  };
  const none = what.filter((name) => has[name] === undefined);
  return none.length === 0 ? undefined : `The release notes don't mention any ${list(none, 'or')}.`;
}

const SHORTEST = 50;
const LONGEST = 160;

/** Shortens a text to fit into a description: to complete sentences if possible, otherwise to complete words. */
function shortened(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const ends = [...text.slice(0, longest).matchAll(/[.!?](?=\s|$)/g)].map(({index}) => index + 1);
  const end = ends.at(-1) ?? 0;
  if (end >= SHORTEST) return text.slice(0, end);
  return `${text.slice(0, longest - 2).replace(/[\s,;:–-]+\S*$/, '')} …`;
}

/** The description of a notice: the product and the version, and then the summary of the release. */
export function noticeDescription({version, summary}: Release): string {
  const text = sentence(plain(summary));
  const start = text.startsWith('This release ') ? text.slice('This release'.length) : ` is available. ${text}`;
  return shortened(`PactFlow On-Premises ${version}${start}`);
}
