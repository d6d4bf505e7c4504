import {
  conflictsOf,
  controlsOf,
  defaultsFor,
  RELEASES,
  type Choices,
  type ReleaseLine,
} from '../../../src/components/ConfigurationBuilder/choices';
import {textProblem} from '../../../src/components/ConfigurationBuilder/texts';
import {pairwise, type Factors} from './pairwise';

/** Valid texts for the text fields, with characters that files could have to escape. */
const TEXTS: Partial<Record<keyof Choices, readonly string[]>> = {
  webhookHosts: ['', 'jenkins.example.com *.ci.example.com 10.2.3.0/24 /.*\\.example\\.com$/'],
  noProxy: ['', 'ci.example.com,.internal.example.com,10.2.3.4'],
};

const values = (choices: Choices): Factors =>
  Object.fromEntries(
    controlsOf(choices).map(({id, as, options}) => {
      if (as !== 'text') return [id, options.map(({value}) => value)];
      const texts = TEXTS[id];
      if (texts === undefined || texts.some((text) => textProblem(id, text) !== undefined))
        throw new Error(`Expected valid texts for the field ${id} in TEXTS.`);
      return [id, texts];
    }),
  );

/** The values of every choice in a release line. */
export const factorsOf = (releaseLine: ReleaseLine): Factors => ({
  ...values({...defaultsFor(releaseLine), authentication: 'saml', outgoing: 'proxy'}),
  releaseLine: [releaseLine],
  release: RELEASES[releaseLine],
});

const cache = new Map<ReleaseLine, {combinations: Choices[]; pairs: number; impossible: string[]}>();

/** Sets of choices that contain every pair of choices that readers can combine. */
export function combinationsOf(releaseLine: ReleaseLine): {
  combinations: Choices[];
  pairs: number;
  impossible: string[];
} {
  const known = cache.get(releaseLine);
  if (known !== undefined) return known;
  const {combinations, ...rest} = pairwise(
    factorsOf(releaseLine),
    (combination) => conflictsOf(combination as unknown as Choices).length === 0,
  );
  const result = {combinations: combinations as unknown as Choices[], ...rest};
  cache.set(releaseLine, result);
  return result;
}
