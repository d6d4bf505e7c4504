// Checks the pages of the archived version 1.x: outside of sections about 2.x, they mention only what 1.x has, and they
// link to pages of their own version where these exist. A page may also link to its own current version.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {parse} from 'yaml';
import {environmentVariables} from '../../src/data/environmentVariables';
import {worksIn} from '../../src/data/environmentVariablesRules';
import {releases} from '../../src/data/releases';
import {roles} from '../../src/data/roles';
import {ARCHIVED_ON_PREMISES, docFile, docPath, isPartial} from '../../src/site/contentFiles';

export interface ArchivedFile {
  /** Path from the version's folder, with slashes. */
  file: string;
  source: string;
}

/** What 2.x added, which the archived pages must not mention. */
export interface Additions {
  /** Names of environment variables that 1.x doesn't read. */
  variables: readonly string[];
  /** Names of roles that no 1.x release has. */
  roles: readonly string[];
  /** Versions of the 2.x releases, such as 2.0.0. */
  releases: readonly string[];
}

export const FOLDER = 'versioned_docs/version-1.x';
const PREFIX = '/1.x';

/**
 * Pages that are generated from the current docs about On-Premises 1.x. Those compare 1.x with 2.x where that helps
 * operators to upgrade, and their links lead to what the archived version has, so only the
 * remaining rules apply to the copies.
 */
const GENERATED = ARCHIVED_ON_PREMISES.replace(`${FOLDER}/`, '');

/** Software and UI that 1.x doesn't have, with the reason for the message. */
const NOT_IN_1X: readonly {pattern: RegExp; reason: string}[] = [
  {pattern: /\b(?:Redis|Valkey|RESP ?3|HAProxy|supervisor(?:d|ctl))\b/gi, reason: 'is part of 2.x'},
  {pattern: /\bnew (?:user )?(?:interface|UI)\b/gi, reason: 'is the 2.x user interface'},
  {pattern: /\b(?:On-Premises |edition )?2\.x\b/g, reason: 'is another release line'},
];

/** URLs of pages that apply only to 2.x or to Cloud. */
const NOT_FOR_1X =
  /^\/docs\/(?:on-premises-2x|user-interface|ai|billing|authentication|faq\/public-ips|login-help)(?=$|[/#?])|^\/docs\/on-premises\/releases\/[2-9]\./;

/** Components that need the `releaseLine` property to show the data of one release line. */
const NEEDS_RELEASE_LINE = /<(AdvisoryTable|Checklist|ConfigurationBuilder|Variable(?:Filter|Group|List))\b([^>]*)>/g;
/**
 * Imports of components and data that always reflect the current release. Archived pages have static tables instead.
 */
const CURRENT_ONLY =
  /from '@site\/src\/(?:components\/(?:Permissions|Releases)\/[^']*|data\/(?:roles|permissions|releases))'/;

/** A section may mention 2.x if its heading, or a heading above it, does: "Move to 2.x". */
const MENTIONS_2X = /\b2\.x\b/;

interface Line {
  number: number;
  text: string;
  /** Whether the line is in a section whose heading mentions 2.x. */
  about2x: boolean;
  /** Whether the line is in a section about versions of the comparator, which look like releases. */
  aboutComparator: boolean;
  isCode: boolean;
}

function linesOf(source: string): Line[] {
  let openDelimiter = '';
  let inFrontMatter = source.startsWith('---\n');
  const headings: string[] = [];
  return source.split('\n').map((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    const heading = openDelimiter === '' && !inFrontMatter ? /^(#{1,6}) (.*)$/.exec(text) : null;
    if (inFrontMatter) inFrontMatter = index === 0 || text !== '---';
    else if (openDelimiter !== '') openDelimiter = mark.startsWith(openDelimiter) ? '' : openDelimiter;
    else if (mark !== '') openDelimiter = mark;
    else if (heading !== null) {
      const level = heading[1]?.length ?? 1;
      headings.length = level - 1;
      headings[level - 1] = heading[2] ?? '';
    }
    const above = headings.filter((each) => each !== undefined);
    return {
      number: index + 1,
      text,
      about2x: above.some((each) => MENTIONS_2X.test(each)),
      aboutComparator: above.some((each) => /comparator/i.test(each)),
      isCode: openDelimiter !== '',
    };
  });
}

/** URLs that a line links to in Markdown, in attributes, and in object properties. */
function* linksIn(text: string): Generator<string> {
  for (const [, url = ''] of text.matchAll(/\]\((\/[^)\s]*)\)/g)) yield url;
  for (const [, url = ''] of text.matchAll(/\b(?:href|to|root|home)=\{?["'`](\/[^"'`]*)["'`]/g)) yield url;
  for (const [, url = ''] of text.matchAll(/\b(?:href|to): ["'](\/[^"']*)["']/g)) yield url;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/**
 * The URL path of a page of 1.x without the version's prefix: `docs/pact.mdx` → `/docs/pact`; undefined for partials.
 */
export function routeOf(file: string): string | undefined {
  return isPartial(file) ? undefined : docPath(`docs/${file}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that matches any of the names as a separate word; if there are no names, it never matches. */
const anyOf = (names: readonly string[]): RegExp =>
  names.length === 0 ? /(?!)/g : new RegExp(`(?<![\\w.-])(?:${names.map(escaped).join('|')})(?![\\w-]|\\.\\d)`, 'g');

/**
 * Compares the archived pages with what 1.x has.
 *
 * @param isCurrent whether the current docs have a page at a path
 * @returns one line for each problem, with the file and line, and the number of links and pages that were checked
 */
export function checkArchived(
  files: readonly ArchivedFile[],
  additions: Additions,
  isCurrent: (path: string) => boolean,
): {problems: string[]; links: number; pages: number} {
  const routes = new Set(files.map(({file}) => routeOf(file)).filter((route) => route !== undefined));
  const addedVariables = anyOf(additions.variables);
  const addedRoles = anyOf(additions.roles);
  const addedReleases = anyOf(additions.releases);
  const problems: string[] = [];
  let links = 0;
  for (const {file, source} of files) {
    const report = (line: number, message: string): void => void problems.push(`${FOLDER}/${file}:${line}: ${message}`);
    const route = routeOf(file);
    const generated = file.startsWith(`${GENERATED}/`);
    if (route !== undefined) {
      if (!isCurrent(route))
        report(
          1,
          `the current docs have no page ${route}, which would be the canonical URL of this page ` +
            '(src/theme/DocItem/Metadata). Move this page to the path of its current counterpart.',
        );
      const {edition} = (parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '{}') ?? {}) as {edition?: unknown};
      if (JSON.stringify(edition) !== '["1.x"]')
        report(1, `expected edition: ["1.x"] in the front matter, but found ${JSON.stringify(edition)}.`);
    }
    for (const {number, text, about2x, aboutComparator, isCode} of linesOf(source)) {
      for (const url of linksIn(text)) {
        links += 1;
        const path = pathOf(url);
        if (!generated && !about2x && routes.has(path) && path !== '/' && path !== route)
          report(number, `${url} links to the current docs, but 1.x has this page. Link to ${PREFIX}${url}.`);
        const archivedPath =
          path === PREFIX ? '/' : path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined;
        if (archivedPath !== undefined && !routes.has(archivedPath))
          report(
            number,
            `${url} doesn't exist in version 1.x. Link to the current page, ${url.slice(PREFIX.length)}, or to another one.`,
          );
        if (!generated && !about2x && NOT_FOR_1X.test(url))
          report(
            number,
            `${url} applies only to 2.x or Cloud. Remove the link, or move it below a heading that mentions 2.x.`,
          );
      }
      const prose = text.replace(/\]\([^)]*\)/g, ']').replace(/#move-to-2x/g, '');
      if (!generated && !about2x) {
        for (const {pattern, reason} of NOT_IN_1X)
          for (const [word] of prose.matchAll(pattern))
            report(
              number,
              `"${word}" ${reason}. Describe what applies to 1.x, or move this below a heading that mentions 2.x.`,
            );
        for (const [name] of prose.matchAll(addedVariables))
          report(number, `${name} doesn't work in 1.x. Remove it, or move it below a heading that mentions 2.x.`);
        for (const [name] of prose.matchAll(addedRoles))
          report(
            number,
            `"${name}" is a role in 2.3.0 and later. Use its name in 1.x, which is "formerName" in src/data/roles.ts.`,
          );
        if (!aboutComparator && !isCode)
          for (const [version] of prose.replace(/comparator\]? \d\S*|comparator@\S*/g, '').matchAll(addedReleases))
            report(
              number,
              `${version} is a 2.x release. Describe what applies to 1.x, or move this below a heading that mentions 2.x.`,
            );
      }
      for (const [, component = '', attributes = ''] of text.matchAll(NEEDS_RELEASE_LINE)) {
        if (!/\breleaseLine=(?:"1\.x"|\{props\.releaseLine\})/.test(attributes))
          report(number, `<${component}> doesn't show the 1.x data. Set releaseLine="1.x".`);
      }
      if (!generated && CURRENT_ONLY.test(text))
        report(number, 'this import always provides the current data. Write the 1.x data as a Markdown table.');
    }
  }
  if (routes.size === 0 || links === 0)
    problems.push(
      `${FOLDER}: expected pages with links, but found ${routes.size} pages and ${links} links. Correct the folder.`,
    );
  return {problems, links, pages: routes.size};
}

/** What 2.x added, according to the site's data. */
export function additionsIn2x(): Additions {
  const namesIn1x = new Set(
    roles
      .filter(({since}) => since === undefined || since.startsWith('1.'))
      .map(({name, formerName}) => formerName ?? name),
  );
  return {
    variables: environmentVariables
      .filter((variable) => !variable.releaseLines.includes('1.x') && !worksIn(variable, '1.x'))
      .map(({name}) => name),
    roles: roles.map(({name}) => name).filter((name) => !namesIn1x.has(name)),
    releases: releases.filter(({releaseLine}) => releaseLine === '2.x').map(({version}) => version),
  };
}

function main(): number {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({file: name.split(sep).join('/'), source: readFileSync(join(FOLDER, name), 'utf8')}));
  const additions = additionsIn2x();
  const {problems, links, pages} = checkArchived(files, additions, (path) => docFile(path, '.') !== undefined);
  const counts = [additions.variables.length, additions.roles.length, additions.releases.length] as const;
  for (const problem of problems) console.error(problem);
  console.log(
    `archived version: ${pages} pages, ${files.length - pages} partials, and ${links} links checked for ${counts[0]} variables, ` +
      `${counts[1]} roles, and ${counts[2]} releases that 2.x added, ${problems.length} problems`,
  );
  return problems.length > 0 || counts.includes(0) ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
