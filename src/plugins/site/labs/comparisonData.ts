import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ComparisonChoices, ComparisonDetails} from '../../../labs/comparisonData';

/** The recorded results, from the root of the repository. */
export const RESULTS = 'samples/comparison-results/results.json';

/** The part of `results.json` that the comparison lab shows. */
interface Results {
  codes: {
    code: string;
    /** Missing for codes that the comparator never reports. */
    summary: string | null;
    meaning: string;
    fix: {provider: string | null; consumer: string | null};
    oas: string | null;
    asyncapi: string | null;
    pact: string | null;
  }[];
  options: {
    option: string;
    summary: string;
    value: boolean | string;
    partOfQuirks: boolean;
    on: {meaning: string};
    oas: string;
    pact: string;
  }[];
}

/** The headings of the examples, by the start of the codes. Codes that the comparator never reports have no example. */
const GROUPS = {'request.': 'Requests', 'response.': 'Responses', 'message.': 'Messages'} as const;

const nameOf = (option: string): string => option.replace(/^x-opc-config-/, '');

const choiceOf = ({name, summary}: {name: string; summary: string}) => ({name, summary});

/**
 * Selects what the comparison lab needs from the recorded comparison results.
 * @throws Error if an example is in none of the groups
 */
export function selectComparisonData({codes, options}: Results): {
  choices: ComparisonChoices;
  details: ComparisonDetails;
} {
  const withExample = codes.flatMap(({code, summary, oas, asyncapi, pact}) =>
    pact === null ? [] : [{name: code, summary: summary ?? '', description: oas ?? asyncapi ?? '', pact}],
  );
  const groups = Object.entries(GROUPS).map(([prefix, label]) => ({
    label,
    examples: withExample.filter(({name}) => name.startsWith(prefix)).map(choiceOf),
  }));
  const grouped = new Set(groups.flatMap(({examples}) => examples.map(({name}) => name)));
  const other = withExample.find(({name}) => !grouped.has(name));
  if (other !== undefined)
    throw new Error(`GROUPS in src/plugins/site/labs/comparisonData.ts has no prefix for ${other.name}. Add one.`);
  const ofSettings = options.map(({option, summary, oas, pact}) => ({
    name: nameOf(option),
    summary,
    description: oas,
    pact,
  }));
  return {
    choices: {
      groups: [...groups, {label: 'Settings', examples: ofSettings.map(choiceOf)}],
      settings: options.map(({option, value, partOfQuirks, on}) => ({
        name: nameOf(option),
        value: typeof value === 'string' ? '' : partOfQuirks,
        meaning: on.meaning,
      })),
    },
    details: {
      examples: Object.fromEntries(
        [...withExample, ...ofSettings].map(({name, description, pact}) => [name, {description, pact}]),
      ),
      codes: Object.fromEntries(codes.map(({code, meaning, fix}) => [code, {meaning, ...fix}])),
    },
  };
}

/** @param site root of the repository */
export const readComparisonData = (site: string) =>
  selectComparisonData(JSON.parse(readFileSync(join(site, RESULTS), 'utf8')) as Results);
