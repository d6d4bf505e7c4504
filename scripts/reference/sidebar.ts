import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {ERROR_AREAS, type ErrorArea} from '../../src/data/errors.constants';
import type {KnownError} from '../../src/data/errors.schema';
import {compareVersions} from '../../src/data/releaseLineRules';
import {PLANNER_URL, releaseUrl, RELEASES_URL} from '../../src/data/releaseRules';
import type {Release} from '../../src/data/releases.schema';
import {
  CLI_PATH,
  resultPath,
  commandPath,
  docId,
  FIX_PATH,
  messagePath,
  RESULTS_PATH,
} from '../../src/site/referenceUrls';
import {groupsOf} from './commandPages';
import type {Cli, Command, Results} from './model';
import {codesBySubject} from './resultPages';

type Items = Extract<SidebarsConfig[string], unknown[]>;
type Item = Items[number];

const category = (label: string, items: Items, link?: string): Item => ({
  type: 'category',
  label,
  collapsed: true,
  ...(link !== undefined && {link: {type: 'doc', id: link}}),
  items,
});

/** The label of a category, in words. The labels of commands are the command names. */
const groupLabel = (name: string): string =>
  name === 'pactflow' ? 'PactFlow' : `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/-/g, ' ')}`;

/** The sidebar category of the command line: groups with their pages, and the commands of each group. */
export function cliSidebar({commands}: Pick<Cli, 'commands'>): Item {
  const item = (path: string): Item => {
    const command = commands.find((other) => other.path === path);
    if (command === undefined)
      throw new Error(
        `A group in scripts/reference/cliNotes.ts contains ${path}, but cli.json has no such command. Remove it.`,
      );
    const isGroup = command.subcommands.length > 0;
    const id = docId(commandPath(path), isGroup);
    return isGroup ? category(groupLabel(path.split(' ').at(-1) ?? path), below(command), id) : id;
  };
  const below = (command: Command): Items => {
    const groups = groupsOf(command).map(({label, commands: names}) => ({
      label,
      items: names.map((name) => item(`${command.path} ${name}`)),
    }));
    // The groups of the program itself and single groups don't get a category.
    return command.path === 'pact' || groups.length === 1
      ? groups.flatMap(({items}) => items)
      : groups.map(({label, items}) => category(label, items));
  };
  const root = commands.find(({path}) => path === 'pact');
  if (root === undefined)
    throw new Error('cli.json has no entry for the command pact. Run npm run update in samples/pact-cli.');
  return category('Command line', below(root), docId(CLI_PATH, true));
}

/**
 * The code without its subject, which is the label of the category. The complete code doesn't fit on a line. Codes with
 * only two parts keep their subject, because one word isn't clear enough.
 */
const shortLabel = (code: string): string => (code.split('.').length > 2 ? code.replace(/^[\w-]+\./, '') : code);

/** The sidebar category of the comparison results: subjects, with a page for each code. */
export const resultsSidebar = ({codes}: {codes: readonly Pick<Results['codes'][number], 'code'>[]}): Item =>
  category(
    'Comparison results',
    codesBySubject(codes).map(({label, codes: found}) =>
      category(
        label,
        found.map(({code}) => ({type: 'doc', id: docId(resultPath(code), false), label: shortLabel(code), key: code})),
      ),
    ),
    docId(RESULTS_PATH, true),
  );

/** The areas whose pages share a sidebar. A sidebar of its own for each area would cost every page of the site more. */
const MESSAGE_SIDEBARS: Readonly<Record<string, readonly ErrorArea[]>> = {
  commands: ['can-i-deploy', 'cli'],
  broker: ['broker', 'webhooks', 'comparison'],
  tests: ['verification', 'js', 'jvm', 'python', 'go', 'net'],
  operations: ['login', 'on-premises', 'ci'],
};

/**
 * The sidebars of the pages about messages: one for the page that reads logs, and one for each group of areas, so that
 * a page doesn't load the titles of all messages. Each sidebar links to the lists of the other areas. The names start
 * with `docs-`, so that the item Docs of the navigation bar is active.
 */
export function messagesSidebars(entries: readonly Pick<KnownError, 'id' | 'area'>[]): SidebarsConfig {
  const areas = Object.entries(ERROR_AREAS).flatMap(([area, label]) => {
    const ids = entries.filter((entry) => entry.area === area).map(({id}) => docId(messagePath(id), false));
    return ids.length > 0 ? [{area: area as ErrorArea, label, ids}] : [];
  });
  const linkTo = ({area, label}: {area: string; label: string}): Item => ({
    type: 'link',
    label,
    href: `${FIX_PATH}#${area}`,
  });
  const sidebars = Object.entries(MESSAGE_SIDEBARS).filter(([, own]) => areas.some(({area}) => own.includes(area)));
  return {
    'docs-fix': [docId(FIX_PATH, true), ...areas.map(linkTo)],
    ...Object.fromEntries(
      sidebars.map(([name, own]) => [
        `docs-fix-${name}`,
        [
          {type: 'link', label: 'Fix an error', href: FIX_PATH},
          ...areas.map((area) => (own.includes(area.area) ? category(area.label, area.ids) : linkTo(area))),
        ] as Items,
      ]),
    ),
  };
}

/**
 * The sidebar category of the releases: the index, the planner, and the pages of each release line, latest first. The
 * category of the previous release line is collapsed.
 */
export function releasesSidebar(releases: readonly Pick<Release, 'version' | 'releaseLine'>[]): Item {
  const releaseLine = (name: Release['releaseLine'], collapsed: boolean): Item => ({
    type: 'category',
    label: `Releases of ${name}`,
    collapsed,
    items: releases
      .filter((release) => release.releaseLine === name)
      .sort((a, b) => compareVersions(b.version, a.version))
      .map(({version}) => docId(releaseUrl(version), false)),
  });
  return {
    type: 'category',
    label: 'Releases',
    collapsed: false,
    link: {type: 'doc', id: docId(RELEASES_URL, true)},
    items: [docId(PLANNER_URL, false), releaseLine('2.x', false), releaseLine('1.x', true)],
  };
}
