// Holds the environment variables that pages, notices and data name against src/data/environmentVariables.ts: names that nobody knows, variables that no page shows, and variables of the other edition.
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
  /** Path from the root of the repository, with slashes. */
  file: string;
  source: string;
}

/** What pages are held against. */
export interface Known {
  variables: readonly EnvironmentVariable[];
  /** The variable that a written name belongs to. */
  named: (name: string) => EnvironmentVariable | undefined;
  foreign: readonly ForeignVariable[];
  /** Names that pages may mention as mistakes of older examples. */
  stray: readonly string[];
  releases: readonly Pick<Release, 'version' | 'releaseLine' | 'variables'>[];
}

export interface VariableFindings {
  problems: string[];
  mentions: number;
}

const DATA = 'src/data/environmentVariables.ts';
const FOREIGN = 'src/data/foreignVariables.ts';

/** Beginnings of names that PactFlow, its neighbors and its tools have to themselves. A name without one of them is looked for, but never missed. */
const CANDIDATE =
  /(?<![A-Za-z0-9_$-])(?:\$\{?)?((?:PACTFLOW|PACT_BROKER|RG|REDIS|OTEL|NEW_RELIC|LOGGING_LEVEL|SERVER_SERVLET)_(?:[A-Z0-9_]|\{[A-Z]+\})*)(?![a-z])/g;
const WORD = /(?<![A-Za-z0-9_-])[A-Za-z][A-Za-z0-9_]*(?:\{[A-Z]+\}[A-Za-z0-9_]*)*(?![A-Za-z0-9_-])/g;

/** Words by which a sentence says that a variable is not, or no longer, for the reader's edition. */
const SAID =
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

/** The three known names that are spelled most alike. */
function nearest(name: string, {variables, foreign}: Known): string {
  const names = [...variables, ...foreign].map((variable) => variable.name);
  const scored = [...new Set(names)].map((other) => ({other, score: distance(name, other)}));
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({other}) => `\`${other}\``)
    .join(', ');
}

/** A beginning of names, such as `PACTFLOW_SAML_`, `PACTFLOW_SAML_2`, or `PACTFLOW_DATABASE_*`. */
function isFamily(name: string, {variables, foreign}: Known): boolean {
  const beginning = `${name.replace(/_+$/, '').replace(/^(PACTFLOW_SAML)_\d+$/, '$1')}_`;
  return [...variables, ...foreign].some((variable) => variable.name.startsWith(beginning));
}

/** A page's only On-Premises edition; undefined for pages of both, of none, and for partials. */
function onlyEdition(source: string): ReleaseLine | undefined {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  const {edition} = (front === undefined ? {} : parse(front)) as {edition?: unknown};
  const editions = (Array.isArray(edition) ? edition : []).filter(
    (each): each is ReleaseLine => each === '1.x' || each === '2.x',
  );
  return editions.length === 1 ? editions[0] : undefined;
}

interface Line {
  text: string;
  /** The paragraph, list item or row that it belongs to, with the heading over it. Of code, the line itself. */
  context: string;
}

function linesOf(source: string): Line[] {
  const lines = source.split('\n');
  let front = source.startsWith('---\n');
  let fence = '';
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
    if (front) {
      // Keywords name what readers look for, of whichever edition.
      contexts[index] = 'former';
      if (index > 0 && line === '---') front = false;
    } else if (fence !== '') {
      contexts[index] = line;
      if (mark.startsWith(fence)) fence = '';
    } else if (mark !== '') {
      close();
      fence = mark;
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

const saysSo = (context: string, edition: ReleaseLine): boolean =>
  SAID.test(context) ||
  context.includes(edition === '1.x' ? '2.x' : '1.x') ||
  /\b[12]\.\d+\.\d+\b/.test(context) ||
  (edition === '2.x' && /\b1\.1\d\b/.test(context));

/** Pages that tell of one release name what it adds and drops. */
const isRelease = (file: string): boolean => file.includes('/releases/') || file.startsWith('notices/');

/** Groups that a page's components show: whole ones, and those of a state. */
function* shownBy(source: string): Generator<{group: string; state?: string}> {
  for (const [, group = ''] of source.matchAll(/<VariableGroup\b[^>]*\bname="([^"]+)"/g)) yield {group};
  for (const [tag] of source.matchAll(/<VariableList\b[^>]*>/g))
    yield {group: /\bgroup="([^"]+)"/.exec(tag)?.[1] ?? '', state: /\bstate="([^"]+)"/.exec(tag)?.[1]};
}

/**
 * Compares pages, notices and data with the variables that are known.
 * @param pages Markdown of the site; `data` are the other data files, of which every line counts as a page's
 * @returns one line for each thing that is wrong, with file and line where there is one, and how many names were looked at
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
  const read = ({file, source}: SourceFile, edition: ReleaseLine | undefined): void => {
    linesOf(source).forEach(({text, context}, index) => {
      const at = `${file}:${index + 1}`;
      for (const [word] of text.matchAll(WORD)) {
        const variable = known.named(word);
        if (variable === undefined) continue;
        seen.add(variable);
        if (edition === undefined || worksIn(variable, edition) || foreign.has(word) || saysSo(context, edition))
          continue;
        problems.push(
          `${at}: \`${word}\` does not work in ${edition}, the edition of this page. Take it out, or say in the same sentence which edition or release has it.`,
        );
      }
      for (const [, name = ''] of text.matchAll(CANDIDATE)) {
        mentions += 1;
        const on = namedOn.get(name) ?? new Set();
        namedOn.set(name, on.add(file));
        if (known.named(name) !== undefined || foreign.has(name) || known.stray.includes(name) || isFamily(name, known))
          continue;
        problems.push(
          `${at}: \`${name}\` is no variable of ${DATA}. Nearest: ${nearest(name, known)}. A variable of another program belongs in ${FOREIGN}; a shell variable of an example gets a name of another kind.`,
        );
      }
    });
  };
  for (const page of pages) {
    read(page, isRelease(page.file) ? undefined : onlyEdition(page.source));
    for (const {group, state} of shownBy(page.source)) {
      const shown = known.variables.filter((variable) => variable.group === group);
      if (shown.length === 0)
        problems.push(`${page.file}: it shows the variables of "${group}", and ${DATA} has no such group.`);
      for (const variable of shown)
        if (
          state === undefined ||
          (state === 'current') === variable.releaseLines.some((edition) => worksIn(variable, edition))
        )
          seen.add(variable);
    }
  }
  for (const file of data) read(file, undefined);
  for (const variable of known.variables)
    if (!seen.has(variable))
      problems.push(
        `${DATA}: ${variable.name} stands on no page. Show its group, "${variable.group}", with <VariableGroup> or <VariableList>, or name it in a text.`,
      );
  for (const {name, source} of known.foreign) {
    if (!source.startsWith('/')) continue;
    const there = [...(namedOn.get(name) ?? [])].some((file) => file.startsWith(`docs${source}`));
    if (!there)
      problems.push(
        `${FOREIGN}: ${name} is said to be explained on ${source}, and no page there names it. Correct the source, or take the name out.`,
      );
  }
  for (const {version, releaseLine, variables = []} of known.releases) {
    for (const {name, change} of variables) {
      mentions += 1;
      const variable = known.named(name);
      if (variable === undefined)
        problems.push(
          `src/data/releases.ts: release ${version} names ${name}, which is no variable of ${DATA}. Nearest: ${nearest(name, known)}.`,
        );
      else if (change === 'new' && sinceIn(variable, releaseLine) !== version)
        problems.push(
          `src/data/releases.ts: release ${version} calls ${name} new, and ${DATA} has it since ${sinceIn(variable, releaseLine) ?? 'no release'}. One of the two is wrong.`,
        );
    }
  }
  if (mentions === 0) problems.push('docs: no page names a variable. A look at nothing proves nothing.');
  return {problems, mentions};
}

function filesBelow(folder: string, fits: (name: string) => boolean): SourceFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(fits)
    .map((name) => join(folder, name))
    .map((file) => ({file: file.split(sep).join('/'), source: readFileSync(file, 'utf8')}));
}

/** Data files that are themselves what others are held against, and files of rules and tests, which name wrong variables on purpose. */
const OWN = /^(?:environmentVariables|foreignVariables)|\.test\.ts$|schema\.ts$|Rules\.ts$/;

function main(): number {
  const pages = ['docs', 'notices', 'versioned_docs'].flatMap((folder) =>
    filesBelow(folder, (name) => /\.mdx?$/.test(name)),
  );
  const data = filesBelow('src/data', (name) => name.endsWith('.ts') && !OWN.test(name));
  const {problems, mentions} = checkVariables(pages, data, {
    variables: environmentVariables,
    named: variableNamed,
    foreign: foreignVariables,
    stray: outdatedNames.map(({name}) => name),
    releases,
  });
  for (const problem of problems) console.error(problem);
  console.log(
    `variables: ${mentions} names on ${pages.length} pages and in ${data.length} data files against ${environmentVariables.length} variables and ${foreignVariables.length} of other programs, ${problems.length} problems`,
  );
  return problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
