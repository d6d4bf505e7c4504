import {ERROR_AREAS, type ErrorArea} from '../../src/data/errors.constants';
import type {KnownError} from '../../src/data/errors.schema';
import {fillIn, findMessage} from '../../src/data/errorsRules';
import {FIX_PATH, messagePath, pageFile, PROOFS_PATH} from '../../src/site/referenceUrls';
import {escapeText, frontMatter, heading, joinParts, list} from '../../src/plugins/shared/mdx';
import {mdx} from './releaseText';

/** The folder of the pages, relative to the root of the repository. */
export const MESSAGES_FOLDER = `docs${FIX_PATH}`;

/** The partial that lists all messages. */
const OVERVIEW = `${MESSAGES_FOLDER}/_messages.mdx`;

/** Marks the generated files, and distinguishes them from the page that reads logs. */
export const MESSAGES_MARK =
  '{/* Generated from src/data/errors by npm run reference. Edits to this file are overwritten. */}';

const PRODUCTS = {cloud: 'PactFlow Cloud', '2.x': 'On-Premises 2.x', '1.x': 'On-Premises 1.x'} as const;

/** Areas whose readers run PactFlow instead of testing with it. */
const FOR_OPERATORS: ReadonlySet<ErrorArea> = new Set<ErrorArea>(['login', 'on-premises']);

/** Limits of a page's description, in characters. */
const SHORTEST = 50;
const LONGEST = 160;

/** Maximum length of a label in the sidebar, in characters. */
const LONGEST_LABEL = 60;

/** Inline code that can contain backticks. */
function codeSpan(message: string): string {
  const text = message.replace(/\t/g, ' ');
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

const plain = (markdown: string): string => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');

/** A description for result lists: as many sentences as fit. */
function describe(meaning: string, title: string): string {
  const text = plain(meaning);
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z`])/);
  let description = sentences[0] ?? '';
  for (const sentence of sentences.slice(1))
    if (`${description} ${sentence}`.length <= LONGEST) description = `${description} ${sentence}`;
    else break;
  if (description.length > LONGEST) description = `${description.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
  return description.length >= SHORTEST
    ? description
    : `${description} Causes and fixes for "${title}".`.slice(0, LONGEST);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The texts of patterns that readers search for, without their parts, if the page doesn't have the same words. */
function searchedTexts({patterns, title, example}: KnownError): string[] {
  const shown = new Set(wordsOf(`${title} ${example}`));
  return patterns
    .map((pattern) =>
      pattern
        .replace(/\{\w+\}/g, ' ')
        .replace(/[^\p{L}\p{N}'.:/_-]+/gu, ' ')
        .trim(),
    )
    .filter((text) => text.length > 3 && wordsOf(text).some((word) => !shown.has(word)));
}

/** The label of a page in the sidebar: its title, or the beginning of it. */
function labelOf(title: string): string {
  if (title.length <= LONGEST_LABEL) return title;
  return `${title.slice(0, LONGEST_LABEL - 2).replace(/[\s,;:(\u2026]+\S*$/, '')} \u2026`;
}

/** Variables that commands on this site read, and what they contain. */
const VARIABLES = {GIT_COMMIT: 'version', GIT_BRANCH: 'branch'} as const;

/** Explains the variables that the commands on a page read, unless a command sets the variable itself. */
function variables({causes: all}: KnownError): string[] {
  const commands = all.flatMap(({checkCommand, command}) =>
    [checkCommand, command].filter((text) => text !== undefined),
  );
  const read = Object.entries(VARIABLES).filter(
    ([name]) =>
      commands.some((text) => text.includes(`$${name}`) && !/^(?:echo|printenv) /.test(text)) &&
      !commands.some((text) => new RegExp(`^(?:export )?${name}=`, 'm').test(text)),
  );
  if (read.length === 0) return [];
  const sources = read.map(([name, what]) => `the ${what} from \`$${name}\``);
  return [
    `The ${commands.length > 1 ? 'commands on this page read' : 'command on this page reads'} ${list(sources)}. [Set ${read.length > 1 ? 'both variables' : 'the variable'}](/docs/branches-and-releases#commit-and-branch) first.`,
  ];
}

function causes({causes: all, example, patterns}: KnownError): string {
  const parts = findMessage(patterns, example)?.parts ?? {};
  const item = ({cause, check, fix, checkCommand, command}: KnownError['causes'][number], index: number): string => {
    const marker = all.length > 1 ? `${index + 1}. ` : '';
    const indent = ' '.repeat(marker.length);
    const block = (text: string | undefined): string[] =>
      text === undefined ? [] : [`\`\`\`sh check\n${indent}${fillIn(text, parts)}\n${indent}\`\`\``];
    const paragraphs = [
      `**${mdx(cause)}**`,
      `**How to tell:** ${mdx(check)}`,
      ...block(checkCommand),
      `**Fix:** ${mdx(fix)}`,
      ...block(command),
    ];
    return marker + paragraphs.join(`\n\n${indent}`);
  };
  return all.map(item).join('\n\n');
}

/** What kind of page a public source is, as the end of a sentence. */
function sourceName(url: string): string {
  if (/^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\//.test(url)) return 'a report on GitHub';
  const [, repository] = /^https:\/\/(?:github\.com|raw\.githubusercontent\.com)\/[^/]+\/([^/]+)\//.exec(url) ?? [];
  return repository === undefined ? 'public documentation' : `the source code of \`${repository}\``;
}

/** Where the message is from, why there's no recording of it, and to which products it applies if not to all. */
function origin({origin: from, editions}: KnownError): string {
  const sentences = [
    ...(editions.length === Object.keys(PRODUCTS).length
      ? []
      : [`**Applies to:** ${list(editions.map((edition) => PRODUCTS[edition]))}.`]),
    ...('recorded' in from
      ? [`We [recorded](${PROOFS_PATH}) this message in \`${from.recorded}\`.`]
      : [
          `We haven't captured this message in a test run, because ${mdx(from.unrecorded)}.`,
          ...(from.remark === undefined ? [] : [mdx(from.remark)]),
          `The text comes from [${sourceName(from.source)}](${from.source}).`,
        ]),
  ];
  return sentences.join(' ');
}

function page(entry: KnownError): string {
  const {id, area, era, title, example, meaning, next, links, keywords = [], editions} = entry;
  return joinParts([
    frontMatter({
      title,
      sidebarLabel: labelOf(title),
      description: describe(meaning, title),
      keywords: [id.replace(/-/g, ' '), ...searchedTexts(entry), ...keywords],
      audience: FOR_OPERATORS.has(area) ? ['operator', 'administrator'] : ['developer', 'tester'],
      edition: editions,
      isLegacy: era === 'legacy',
      contentType: 'message',
    }),
    MESSAGES_MARK,
    mdx(meaning),
    `> ${codeSpan(example)}`,
    origin(entry),
    heading(2, entry.causes.length > 1 ? 'Possible causes' : 'Cause', 'causes'),
    ...variables(entry),
    causes(entry),
    heading(2, 'If none of this helps', 'still-failing'),
    mdx(next),
    heading(2, 'Related pages', 'related'),
    [
      ...links.map(({label, to}) => `- [${mdx(label)}](${to})`),
      `- [Find other messages in your log](${FIX_PATH})`,
      `- [All messages: ${ERROR_AREAS[area]}](${FIX_PATH}#${area})`,
    ].join('\n'),
  ]);
}

/** The messages of an area, in the order of the data. */
const ofArea = (entries: readonly KnownError[], area: string): KnownError[] =>
  entries.filter((entry) => entry.area === area);

function overview(entries: readonly KnownError[]): string {
  const areas = Object.entries(ERROR_AREAS).filter(([area]) => ofArea(entries, area).length > 0);
  return joinParts([
    MESSAGES_MARK,
    ...areas.flatMap(([area, label]) => [
      heading(2, label, area),
      ofArea(entries, area)
        .map(({id, title}) => `- [${escapeText(title)}](${messagePath(id)})`)
        .join('\n'),
    ]),
  ]);
}

/** Generates a page for each message, and the list of all messages. */
export const generateMessageFiles = (entries: readonly KnownError[]): Map<string, string> =>
  new Map([
    ...entries.map((entry): [string, string] => [pageFile(messagePath(entry.id), false), page(entry)]),
    [OVERVIEW, overview(entries)],
  ]);
