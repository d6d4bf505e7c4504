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
  host: ['', 'pactflow.example.com'],
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

interface Combinations {
  combinations: Choices[];
  /** How many pairs of choices the combinations contain. */
  pairs: number;
  /** Pairs that readers can't combine. */
  impossible: string[];
}

const known = new Map<string, Combinations>();

/** Sets of choices that contain every pair of choices that readers can combine for an output. */
export function combinationsOf(releaseLine: ReleaseLine, output: Choices['output']): Combinations {
  const key = `${releaseLine} ${output}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const defaults = defaultsFor(releaseLine, undefined, output);
  const factors: Factors = {
    ...values({...defaults, authentication: 'saml', tls: 'proxy', outgoing: 'proxy'}),
    output: [output],
    releaseLine: [releaseLine],
    release: RELEASES[releaseLine],
  };
  const isValid = (choices: Choices) => conflictsOf(choices).length === 0;
  const {combinations, pairs, impossible} = pairwise(factors, (one) => isValid(one as unknown as Choices));
  const result = {combinations: combinations as unknown as Choices[], pairs, impossible};
  known.set(key, result);
  return result;
}
