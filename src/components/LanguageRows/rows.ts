import type {Profile} from '../Preferences/profile';

type Language = NonNullable<Profile['language']>;

/** What tables call a language and its Pact library. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  js: ['JavaScript', 'TypeScript', 'Pact JS'],
  java: ['Java', 'Pact JVM'],
  python: ['Python'],
  go: ['Go'],
  dotnet: ['.NET', 'C#', 'PactNet'],
  ruby: ['Ruby'],
};

/** Whether a text contains a name as a word: `JavaScript` doesn't contain `Java`. */
const contains = (text: string, name: string): boolean => ` ${text.replace(/[\s,]+/g, ' ')} `.includes(` ${name} `);

/** Whether the first cell of a row names a language or its Pact library. */
export const isAbout = (firstCell: string, language: Language): boolean =>
  NAMES[language].some((name) => contains(firstCell, name));

/** Puts the rows about a language first. All others keep their order. */
export function byLanguage<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean): Row[] {
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
}
