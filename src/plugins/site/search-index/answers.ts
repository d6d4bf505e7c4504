/** Collects direct answers for the search: what a term, a variable, an option, or a comparison result means. */
import {glossary} from '../../../data/glossary.ts';
import {environmentVariables} from '../../../data/environmentVariables.ts';
import {answerKey, type Answer} from '../../../search/answer.ts';
import type {Section} from '../../../search/schema.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';

/** A row of an option table in the text of a command's page: `--tag, -t <TAG> · Check the versions …`. */
const OPTION_ROW = /^(--[\w-]+)(?:, -\w)?(?: [<[].*?[>\]]+)? · (.+)$/gm;

/** The commands that readers use most. If several commands have an option, the answer comes from one of these. */
const COMMON_COMMANDS = ['can-i-deploy', 'publish', 'record-deployment', 'create-webhook', 'publish-provider-contract'];

/** A text without the marks of code, emphasis, and links. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/`|\*\*/g, '');

/** Returns a function that finds the URL of a section. Pages about 1.x come last. */
function sectionFinder(pages: readonly ExtractedPage[]): (passes: (section: Section) => boolean) => string | undefined {
  const is1x = ({editions: [only, ...others]}: ExtractedPage): boolean => only === '1.x' && others.length === 0;
  const all = [...pages]
    .sort((a, b) => Number(is1x(a)) - Number(is1x(b)) || (a.url < b.url ? -1 : 1))
    .flatMap(({url, sections}) => sections.map((section) => ({url, section})));
  return (passes) => {
    const found = all.find(({section}) => section.anchor !== '' && passes(section));
    return found && `${found.url}#${found.section.anchor}`;
  };
}

type FindSection = ReturnType<typeof sectionFinder>;

/** A variable has an answer only if a section's heading is its name. */
const variableAnswers = (find: FindSection): [string, Answer][] =>
  environmentVariables.flatMap((variable): [string, Answer][] => {
    const {name, purpose} = variable;
    const url = find(({heading}) => heading === name);
    const fallback = 'default' in variable && typeof variable.default === 'string' ? variable.default : undefined;
    const text = plain(purpose) + (fallback === undefined ? '' : ` Default: ${plain(fallback)}`);
    return url === undefined ? [] : [[name, {title: name, text, url}]];
  });

const glossaryAnswers = (find: FindSection): [string, Answer][] =>
  glossary.flatMap((entry): [string, Answer][] => {
    const {id, term, definition} = entry;
    const title = `${term[0]?.toUpperCase() ?? ''}${term.slice(1)}`;
    const url = find(({heading, anchor}) => anchor === id && heading.toLowerCase() === term.toLowerCase());
    const names = [term, ...('aliases' in entry ? entry.aliases : [])];
    return url === undefined ? [] : names.map((name) => [name, {title, text: definition, url}]);
  });

/** The options of all commands. If an option has several meanings, the answer is that of the most common command. */
function optionAnswers(pages: readonly ExtractedPage[]): [string, Answer][] {
  const commands = pages
    .filter(({contentType}) => contentType === 'command')
    .map((page) => ({page, name: page.title.split(' ').at(-1) ?? ''}))
    .sort((a, b) => rankOf(a.name) - rankOf(b.name) || (a.page.url < b.page.url ? -1 : 1));
  const answers = new Map<string, Answer>();
  for (const {page} of commands)
    for (const {text, anchor} of page.sections)
      for (const [, option = '', meaning = ''] of text.matchAll(OPTION_ROW))
        if (!answers.has(option))
          answers.set(option, {
            title: `${option} (${page.title})`,
            text: meaning,
            url: page.url + (anchor ? `#${anchor}` : ''),
          });
  return [...answers];
}

function rankOf(command: string): number {
  const rank = COMMON_COMMANDS.indexOf(command);
  return rank === -1 ? COMMON_COMMANDS.length : rank;
}

const resultAnswers = (pages: readonly ExtractedPage[]): [string, Answer][] =>
  pages
    .filter(({contentType}) => contentType === 'comparison-result')
    .map(({title, description, url}) => [title, {title, text: description, url}]);

/** The answers to queries that name a single item, indexed by key (see `answerKey`). */
export function answersOf(pages: readonly ExtractedPage[]): ReadonlyMap<string, Answer> {
  const find = sectionFinder(pages);
  const answers = [
    ...glossaryAnswers(find),
    ...optionAnswers(pages),
    ...resultAnswers(pages),
    ...variableAnswers(find),
  ];
  return new Map(answers.map(([name, answer]): [string, Answer] => [answerKey(name), answer]));
}
