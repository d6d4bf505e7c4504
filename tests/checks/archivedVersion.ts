// Holds the frozen 1.x edition against what 1.x has: nothing on its pages that came with 2.x, but below a heading that announces it, and links that stay in the edition where it has the page, unless a page leads to its own current one.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {parse} from 'yaml';
import {environmentVariables} from '../../src/data/environmentVariables';
import {worksIn} from '../../src/data/environmentVariablesRules';
import {releases} from '../../src/data/releases';
import {roles} from '../../src/data/roles';
import {docFile, docPath, isPartial} from '../../src/site/contentFiles';

export interface FrozenFile {
  /** Path below the folder of the edition, with slashes. */
  file: string;
  source: string;
}

/** What the pages must not name. */
export interface Later {
  /** Variables that 1.x does not read. */
  variables: readonly string[];
  /** Names of roles that no release of 1.x has. */
  roles: readonly string[];
  /** Releases after 1.x, such as 2.0.0. */
  releases: readonly string[];
}

export const FOLDER = 'versioned_docs/version-1.x';
const PREFIX = '/1.x';

/** Software and screens that 1.x does not have, and what to write instead. */
const THINGS: readonly {pattern: RegExp; what: string}[] = [
  {pattern: /\b(?:Redis|Valkey|RESP ?3|HAProxy|supervisor(?:d|ctl))\b/gi, what: 'is part of 2.x'},
  {pattern: /\bnew (?:user )?(?:interface|UI)\b/gi, what: 'is the interface of 2.x'},
  {pattern: /\b(?:On-Premises |edition )?2\.x\b/g, what: 'is another edition'},
];

/** Pages of the site that are about 2.x or the hosted service alone. */
const ELSEWHERE =
  /^\/docs\/(?:on-premises-2x|user-interface|ai|billing|authentication|faq\/public-ips|login-help)(?=$|[/#?])|^\/docs\/on-premises\/releases\/[2-9]\./;

/** Components that show data, and say of which edition only when they are asked for it. */
const NEEDS_EDITION = /<(AdvisoryTable|Checklist|ConfigurationBuilder|Variable(?:Filter|Group|List))\b([^>]*)>/g;
/** Components that always show the current edition. Frozen pages have their tables as text. */
const CURRENT_ONLY =
  /from '@site\/src\/(?:components\/(?:Permissions|Releases)\/[^']*|data\/(?:roles|permissions|releases))'/;

/** A section may tell of 2.x when its heading, or one above it, says so: "Move to 2.x". */
const ANNOUNCES = /\b2\.x\b/;

interface Line {
  number: number;
  text: string;
  /** Below a heading that announces 2.x. */
  announced: boolean;
  /** Below a heading about the versions of the comparator, which look like releases. */
  comparator: boolean;
  code: boolean;
}

function linesOf(source: string): Line[] {
  let fence = '';
  let front = source.startsWith('---\n');
  const headings: string[] = [];
  return source.split('\n').map((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    const heading = fence === '' && !front ? /^(#{1,6}) (.*)$/.exec(text) : null;
    if (front) front = index === 0 || text !== '---';
    else if (fence !== '') fence = mark.startsWith(fence) ? '' : fence;
    else if (mark !== '') fence = mark;
    else if (heading !== null) {
      const level = heading[1]?.length ?? 1;
      headings.length = level - 1;
      headings[level - 1] = heading[2] ?? '';
    }
    const above = headings.filter((each) => each !== undefined);
    return {
      number: index + 1,
      text,
      announced: above.some((each) => ANNOUNCES.test(each)),
      comparator: above.some((each) => /comparator/i.test(each)),
      code: fence !== '',
    };
  });
}

/** Addresses that a line links to: in Markdown, in attributes, and in properties. */
function* linksIn(text: string): Generator<string> {
  for (const [, address = ''] of text.matchAll(/\]\((\/[^)\s]*)\)/g)) yield address;
  for (const [, address = ''] of text.matchAll(/\b(?:href|to|root|home)=\{?["'`](\/[^"'`]*)["'`]/g)) yield address;
  for (const [, address = ''] of text.matchAll(/\b(?:href|to): ["'](\/[^"']*)["']/g)) yield address;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** The URL path of a page of 1.x without the version's prefix: `docs/pact.mdx` → `/docs/pact`; undefined for partials. */
export function routeOf(file: string): string | undefined {
  return isPartial(file) ? undefined : docPath(`docs/${file}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for whole words; one that never matches where there are none. */
const anyOf = (words: readonly string[]): RegExp =>
  words.length === 0 ? /(?!)/g : new RegExp(`(?<![\\w.-])(?:${words.map(escaped).join('|')})(?![\\w-]|\\.\\d)`, 'g');

/**
 * Compares the pages of the frozen edition with what 1.x has.
 * @param isCurrent whether the current docs have a page at a path
 * @returns one line for each thing that is wrong, with file and line; and how many links were looked at
 */
export function checkFrozen(
  files: readonly FrozenFile[],
  later: Later,
  isCurrent: (path: string) => boolean,
): {problems: string[]; links: number; pages: number} {
  const routes = new Set(files.map(({file}) => routeOf(file)).filter((route) => route !== undefined));
  const [variables, laterRoles, laterReleases] = [anyOf(later.variables), anyOf(later.roles), anyOf(later.releases)];
  const problems: string[] = [];
  let links = 0;
  for (const {file, source} of files) {
    const say = (line: number, message: string): void => void problems.push(`${FOLDER}/${file}:${line}: ${message}`);
    const route = routeOf(file);
    if (route !== undefined) {
      if (!isCurrent(route))
        say(
          1,
          `there is no current page ${route}, which its canonical address would be. Move the page to the path of the current one (src/theme/DocItem/Metadata).`,
        );
      const {edition} = (parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '{}') ?? {}) as {edition?: unknown};
      if (JSON.stringify(edition) !== '["1.x"]')
        say(1, `its editions are ${JSON.stringify(edition)}. A page of this edition has edition: ["1.x"].`);
    }
    for (const {number, text, announced, comparator, code} of linesOf(source)) {
      for (const address of linksIn(text)) {
        links += 1;
        const path = pathOf(address);
        if (!announced && routes.has(path) && path !== '/' && path !== route)
          say(number, `${address} leads out of the edition, which has this page itself. Link to ${PREFIX}${address}.`);
        const within = path === PREFIX ? '/' : path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined;
        if (within !== undefined && !routes.has(within))
          say(
            number,
            `${address} is no page of the edition. Link to ${address.slice(PREFIX.length)}, the current page, or to another one.`,
          );
        if (!announced && ELSEWHERE.test(address))
          say(
            number,
            `${address} is about 2.x or the hosted service. Take the link out, or move it below a heading that names 2.x.`,
          );
      }
      const said = text.replace(/\]\([^)]*\)/g, ']').replace(/#move-to-2x/g, '');
      if (!announced) {
        for (const {pattern, what} of THINGS)
          for (const [word] of said.matchAll(pattern))
            say(number, `"${word}" ${what}. Say what holds for 1.x, or move it below a heading that names 2.x.`);
        for (const [name] of said.matchAll(variables))
          say(number, `${name} does not work in 1.x. Take it out, or move it below a heading that names 2.x.`);
        for (const [name] of said.matchAll(laterRoles))
          say(
            number,
            `"${name}" is a role of 2.3.0 and later. Write its name in 1.x; "formerName" in src/data/roles.ts has it.`,
          );
        if (!comparator && !code)
          for (const [version] of said.replace(/comparator\]? \d\S*|comparator@\S*/g, '').matchAll(laterReleases))
            say(
              number,
              `${version} is a release of 2.x. Say what holds for 1.x, or move it below a heading that names 2.x.`,
            );
      }
      for (const [, component = '', attributes = ''] of text.matchAll(NEEDS_EDITION)) {
        if (!/\bedition=(?:"1\.x"|\{props\.edition\})/.test(attributes))
          say(number, `<${component}> shows the data of no edition, or of another one. Give it edition="1.x".`);
      }
      if (CURRENT_ONLY.test(text))
        say(number, 'this component shows the data of today. Write the table as it holds for 1.x.');
    }
  }
  if (routes.size === 0 || links === 0)
    problems.push(`${FOLDER}: ${routes.size} pages with ${links} links were found. A look at nothing proves nothing.`);
  return {problems, links, pages: routes.size};
}

/** What 2.x brought, from the data of the site. */
export function laterThan1x(): Later {
  const early = new Set(
    roles
      .filter(({since}) => since === undefined || since.startsWith('1.'))
      .map(({name, formerName}) => formerName ?? name),
  );
  return {
    variables: environmentVariables
      .filter((variable) => !variable.releaseLines.includes('1.x') && !worksIn(variable, '1.x'))
      .map(({name}) => name),
    roles: roles.map(({name}) => name).filter((name) => !early.has(name)),
    releases: releases.filter(({releaseLine}) => releaseLine === '2.x').map(({version}) => version),
  };
}

function main(): number {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({file: name.split(sep).join('/'), source: readFileSync(join(FOLDER, name), 'utf8')}));
  const later = laterThan1x();
  const {problems, links, pages} = checkFrozen(files, later, (path) => docFile(path, '.') !== undefined);
  for (const problem of problems) console.error(problem);
  console.log(
    `frozen: ${pages} pages, ${files.length - pages} partials, ${links} links against ${later.variables.length} variables, ${later.roles.length} roles and ${later.releases.length} releases of 2.x, ${problems.length} problems`,
  );
  return problems.length > 0 || later.variables.length === 0 || later.roles.length === 0 || later.releases.length === 0
    ? 1
    : 0;
}

if (require.main === module) process.exitCode = main();
