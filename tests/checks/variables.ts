// Compares the environment variables on pages, in notices, and in other data with src/data/environmentVariables.ts.
// Reports unknown variables, variables that no page shows, and variables that don't work in the page's release line.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {parse} from 'yaml';
import {environmentVariables, outdatedNames} from '../../src/data/environmentVariables';
import type {ReleaseLine} from '../../src/data/environmentVariables.constants';
import type {EnvironmentVariable} from '../../src/data/environmentVariables.schema';
import {sinceIn, variableNamed, worksIn} from '../../src/data/environmentVariablesRules';
import {foreignVariables, type ForeignVariable} from '../../src/data/foreignVariables';
import {releases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';

export interface SourceFile {
  /** Path from the repository's root, with slashes. */
  file: string;
  source: string;
}

/** What the pages are compared with. */
export interface Known {
  variables: readonly EnvironmentVariable[];
  /** Finds the variable that a name refers to. */
  named: (name: string) => EnvironmentVariable | undefined;
  foreign: readonly ForeignVariable[];
  /** Wrong names in older examples, which pages may mention. */
  outdated: readonly string[];
  releases: readonly Pick<Release, 'version' | 'releaseLine' | 'variables'>[];
}

export interface VariableFindings {
  problems: string[];
  mentions: number;
}

const DATA = 'src/data/environmentVariables.ts';
const FOREIGN = 'src/data/foreignVariables.ts';

/**
 * Names with a prefix that only PactFlow, related services, and their tools use. Names without such a prefix are found
 * if they are in the data, but not reported as unknown.
 */
const CANDIDATE =
  /(?<![A-Za-z0-9_$-])(?:\$\{?)?((?:PACTFLOW|PACT_BROKER|RG|REDIS|OTEL|NEW_RELIC|LOGGING_LEVEL|SERVER_SERVLET)_(?:[A-Z0-9_]|\{[A-Z]+\})*)(?![a-z])/g;
const WORD = /(?<![A-Za-z0-9_-])[A-Za-z][A-Za-z0-9_]*(?:\{[A-Z]+\}[A-Za-z0-9_]*)*(?![A-Za-z0-9_-])/g;

/** Words in a sentence about a variable that the release line doesn't support, or no longer supports. */
const NOT_SUPPORTED =
  /\b(?:no (?:longer|effect)|has none|former(?:ly)?|beta|deprecated|retired|renamed?|gone|removed?|leave \S+ out|takes? that name|not read)\b/i;

function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The three known names with the most similar spelling. */
function nearest(name: string, {variables, foreign}: Known): string {
  const names = [...variables, ...foreign].map((variable) => variable.name);
  const scored = [...new Set(names)].map((other) => ({other, score: distance(name, other)}));
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({other}) => `\`${other}\``)
    .join(', ');
}

/**
 * Whether the name is a prefix of known names, such as `PACTFLOW_SAML_`, `PACTFLOW_SAML_2`, or `PACTFLOW_DATABASE_*`.
 */
function isPrefix(name: string, {variables, foreign}: Known): boolean {
  const prefix = `${name.replace(/_+$/, '').replace(/^(PACTFLOW_SAML)_\d+$/, '$1')}_`;
  return [...variables, ...foreign].some((variable) => variable.name.startsWith(prefix));
}

/** The On-Premises release line of a page; undefined for pages that apply to both or to neither, and for partials. */
function onlyReleaseLine(source: string): ReleaseLine | undefined {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  const {edition} = (front === undefined ? {} : parse(front)) as {edition?: unknown};
  const releaseLines = (Array.isArray(edition) ? edition : []).filter(
    (each): each is ReleaseLine => each === '1.x' || each === '2.x',
  );
  return releaseLines.length === 1 ? releaseLines[0] : undefined;
}

interface Line {
  text: string;
  /** The paragraph, list item, or table row that contains the line, with its heading. For code, the line itself. */
  context: string;
}

function linesOf(source: string): Line[] {
  const lines = source.split('\n');
  let inFrontMatter = source.startsWith('---\n');
  let openDelimiter = '';
  let heading = '';
  let paragraph: number[] = [];
  const contexts = lines.map(() => '');
  const close = (): void => {
    const context = `${heading}\n${paragraph.map((index) => lines[index] ?? '').join('\n')}`;
    for (const index of paragraph) contexts[index] = context;
    paragraph = [];
  };
  lines.forEach((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (inFrontMatter) {
      // Keywords are search terms, which may be variables of either release line.
      contexts[index] = 'former';
      if (index > 0 && line === '---') inFrontMatter = false;
    } else if (openDelimiter !== '') {
      contexts[index] = line;
      if (mark.startsWith(openDelimiter)) openDelimiter = '';
    } else if (mark !== '') {
      close();
      openDelimiter = mark;
    } else if (/^#{1,6} /.test(line)) {
      close();
      heading = line;
      contexts[index] = line;
    } else if (line.trim() === '') {
      close();
    } else {
      if (/^\s*(?:[-*] |\d+\. |\|)/.test(line)) close();
      paragraph.push(index);
    }
  });
  close();
  return lines.map((text, index) => ({text, context: contexts[index] ?? ''}));
}

const mentionsOtherLine = (context: string, releaseLine: ReleaseLine): boolean =>
  NOT_SUPPORTED.test(context) ||
  context.includes(releaseLine === '1.x' ? '2.x' : '1.x') ||
  /\b[12]\.\d+\.\d+\b/.test(context) ||
  (releaseLine === '2.x' && /\b1\.1\d\b/.test(context));

/** Pages and notices about one release mention the variables that it adds and removes. */
const isRelease = (file: string): boolean => file.includes('/releases/') || file.startsWith('notices/');

/** The groups of variables that a page's components show, some of them only the variables in one state. */
function* shownBy(source: string): Generator<{group: string; state?: string}> {
  for (const [, group = ''] of source.matchAll(/<VariableGroup\b[^>]*\bname="([^"]+)"/g)) yield {group};
  for (const [tag] of source.matchAll(/<VariableList\b[^>]*>/g))
    yield {group: /\bgroup="([^"]+)"/.exec(tag)?.[1] ?? '', state: /\bstate="([^"]+)"/.exec(tag)?.[1]};
}

/**
 * Compares pages, notices, and other data with the known variables.
 *
 * @param pages pages, partials, and notices
 * @param data other data files
 * @returns one line for each problem, with the file and, on pages, the line; and the number of names that were checked
 */
export function checkVariables(
  pages: readonly SourceFile[],
  data: readonly SourceFile[],
  known: Known,
): VariableFindings {
  const problems: string[] = [];
  const seen = new Set<EnvironmentVariable>();
  const foreign = new Map(known.foreign.map((variable) => [variable.name, variable]));
  const namedOn = new Map<string, Set<string>>();
  let mentions = 0;
  const read = ({file, source}: SourceFile, releaseLine: ReleaseLine | undefined): void => {
    linesOf(source).forEach(({text, context}, index) => {
      const at = `${file}:${index + 1}`;
      for (const [word] of text.matchAll(WORD)) {
        const variable = known.named(word);
        if (variable === undefined) continue;
        seen.add(variable);
        if (
          releaseLine === undefined ||
          worksIn(variable, releaseLine) ||
          foreign.has(word) ||
          mentionsOtherLine(context, releaseLine)
        )
          continue;
        problems.push(
          `${at}: \`${word}\` doesn't work in ${releaseLine}, to which this page applies. Remove it, or name the release line or release that supports it in the same sentence.`,
        );
      }
      for (const [, name = ''] of text.matchAll(CANDIDATE)) {
        mentions += 1;
        const files = namedOn.get(name) ?? new Set();
        namedOn.set(name, files.add(file));
        if (
          known.named(name) !== undefined ||
          foreign.has(name) ||
          known.outdated.includes(name) ||
          isPrefix(name, known)
        )
          continue;
        problems.push(
          `${at}: \`${name}\` isn't in ${DATA}. Similar names: ${nearest(name, known)}. If it belongs to another program, add it to ${FOREIGN}; if it's a shell variable in an example, rename it.`,
        );
      }
    });
  };
  for (const page of pages) {
    read(page, isRelease(page.file) ? undefined : onlyReleaseLine(page.source));
    for (const {group, state} of shownBy(page.source)) {
      const shown = known.variables.filter((variable) => variable.group === group);
      if (shown.length === 0)
        problems.push(
          `${page.file}: the page shows the group "${group}", which doesn't exist in ${DATA}. Correct the name.`,
        );
      for (const variable of shown)
        if (
          state === undefined ||
          (state === 'current') === variable.releaseLines.some((line) => worksIn(variable, line))
        )
          seen.add(variable);
    }
  }
  for (const file of data) read(file, undefined);
  for (const variable of known.variables)
    if (!seen.has(variable))
      problems.push(
        `${DATA}: ${variable.name} isn't on any page. Show its group, "${variable.group}", with <VariableGroup> or <VariableList>, or mention it.`,
      );
  for (const {name, source} of known.foreign) {
    if (!source.startsWith('/')) continue;
    const isMentioned = [...(namedOn.get(name) ?? [])].some((file) => file.startsWith(`docs${source}`));
    if (!isMentioned)
      problems.push(
        `${FOREIGN}: the source of ${name} is ${source}, but no page there mentions it. Correct the source, or remove the variable.`,
      );
  }
  for (const {version, releaseLine, variables = []} of known.releases) {
    for (const {name, change} of variables) {
      mentions += 1;
      const variable = known.named(name);
      if (variable === undefined)
        problems.push(
          `src/data/releases.ts: release ${version} lists ${name}, which isn't in ${DATA}. Similar names: ${nearest(name, known)}.`,
        );
      else if (change === 'new' && sinceIn(variable, releaseLine) !== version)
        problems.push(
          `src/data/releases.ts: release ${version} lists ${name} as new, but according to ${DATA}, it was added in ${sinceIn(variable, releaseLine) ?? 'no release'}. Correct one of the two.`,
        );
    }
  }
  if (mentions === 0)
    problems.push(
      'Expected pages that mention variables, but found none. Correct the folders in tests/checks/variables.ts.',
    );
  return {problems, mentions};
}

function filesBelow(folder: string, fits: (name: string) => boolean): SourceFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(fits)
    .map((name) => join(folder, name))
    .map((file) => ({file: file.split(sep).join('/'), source: readFileSync(file, 'utf8')}));
}

/** Data files that define the variables, and rules and tests, which mention wrong names on purpose. */
const EXCLUDED_DATA = /^(?:environmentVariables|foreignVariables)|\.test\.ts$|schema\.ts$|Rules\.ts$/;

function main(): number {
  const pages = ['docs', 'notices', 'versioned_docs'].flatMap((folder) =>
    filesBelow(folder, (name) => /\.mdx?$/.test(name)),
  );
  const data = filesBelow('src/data', (name) => name.endsWith('.ts') && !EXCLUDED_DATA.test(name));
  const {problems, mentions} = checkVariables(pages, data, {
    variables: environmentVariables,
    named: variableNamed,
    foreign: foreignVariables,
    outdated: outdatedNames.map(({name}) => name),
    releases,
  });
  for (const problem of problems) console.error(problem);
  console.log(
    `variables: ${mentions} names on ${pages.length} pages and in ${data.length} data files, ${environmentVariables.length} variables, ${foreignVariables.length} variables of other programs, ${problems.length} problems`,
  );
  return problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
