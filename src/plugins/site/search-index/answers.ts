/** Collects direct answers for the search: what a term, a variable, an option, or a comparison result means. */
import {glossary} from '../../../data/glossary.ts';
import {environmentVariables} from '../../../data/environmentVariables.ts';
import {answerKey, type Answer} from '../../../search/answer.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';

/** A row of an option table in the text of a command's page: `--tag, -t <TAG> · Check the versions …`. */
const OPTION_ROW = /^(--[\w-]+)(?:, -\w)?(?: [<[].*?[>\]]+)? · (.+)$/gm;

/** The page that lists the environment variables, and the page of the glossary. */
const VARIABLES_PAGE = '/docs/on-premises-2x/environment-variables';
const VARIABLES_PAGE_1X = '/docs/on-premises/environment-variables';
const GLOSSARY_PAGE = '/docs/troubleshooting/glossary';

/** Names of the commands whose meaning of an option is shown. Readers use these most. */
const COMMON_COMMANDS = ['can-i-deploy', 'publish', 'record-deployment', 'create-webhook', 'publish-provider-contract'];

/** A text without the marks of code, emphasis, and links. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/`|\*\*/g, '');

function variableAnswers(): [string, Answer][] {
  return environmentVariables.map((variable) => {
    const {name, purpose, releaseLines} = variable;
    const isCurrent = (releaseLines as readonly string[]).includes('2.x');
    const fallback = 'default' in variable && typeof variable.default === 'string' ? variable.default : undefined;
    return [
      name,
      {
        title: name,
        text: plain(purpose) + (fallback === undefined ? '' : ` Default: ${plain(fallback)}`),
        url: `${isCurrent ? VARIABLES_PAGE : VARIABLES_PAGE_1X}#${name.toLowerCase()}`,
      },
    ];
  });
}

function glossaryAnswers(): [string, Answer][] {
  return glossary.flatMap((entry) => {
    const {id, term, definition} = entry;
    const names = [term, ...('aliases' in entry ? entry.aliases : [])];
    return names.map((name): [string, Answer] => [
      name,
      {title: term[0]?.toUpperCase() + term.slice(1), text: definition, url: `${GLOSSARY_PAGE}#${id}`},
    ]);
  });
}

/** The options of all commands. If commands give an option different meanings, the most common command's is shown. */
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

/**
 * The answers to queries for a single thing, by key (see `answerKey`).
 * @param baseUrl the site's base path, for the URLs of pages that aren't in `pages`
 */
export function answersOf(pages: readonly ExtractedPage[], baseUrl: string): ReadonlyMap<string, Answer> {
  const known = new Set(pages.map(({url}) => url));
  const local = (answer: Answer): Answer => {
    const url = baseUrl.replace(/\/$/, '') + answer.url;
    return {...answer, url: known.has(answer.url.replace(/#.*$/, '')) ? answer.url : url};
  };
  const answers = [...glossaryAnswers(), ...optionAnswers(pages), ...resultAnswers(pages), ...variableAnswers()];
  return new Map(
    answers
      .map(([name, answer]): [string, Answer] => [answerKey(name), local(answer)])
      .filter(([key, {url}]) => key !== '' && known.has(url.replace(/#.*$/, ''))),
  );
}
