import {matchers} from '../../../data/matchers';
import type {Matcher} from '../../../data/matchers.schema';
import {matchingDifferences, matchingVersions} from '../../../data/matchingDifferences';
import {LANGUAGES, type Language} from '../../../labs/selectors/code';
import type {MarkdownTable} from './table';

/** Code whose vertical bars don't end the cell. */
const code = (text: string): string => `\`${text}\``;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The matchers in some languages. */
const namesIn = (...languages: readonly Language[]): MarkdownTable => ({
  headings: ['Need', ...languages.map((language) => LANGUAGES[language])],
  rows: (matchers as readonly Matcher[]).map(({need, names}) => [
    need,
    ...languages.map((language) => names[language]),
  ]),
});

/** The tables of the matching lab's page. */
export const matcherTables: Readonly<Record<string, MarkdownTable>> = {
  matcherRules: {
    headings: ['Need', 'Rule in the pact file', 'Since version', 'What it accepts'],
    rows: (matchers as readonly Matcher[]).map(({need, rule, since, meaning}) => [
      need,
      code(rule),
      String(since),
      meaning,
    ]),
  },
  matchingDifferences: {
    headings: ['Case', `Native library (${matchingVersions.native})`, `Lab (${matchingVersions.module})`],
    rows: matchingDifferences.map(({what, native, module}) => [what, native, module].map(sentence)),
  },
  matcherNamesScripts: namesIn('js', 'python'),
  matcherNamesCompiled: namesIn('java', 'go', 'dotnet'),
};
