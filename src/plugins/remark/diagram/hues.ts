/** The two parties of a contract. Each has its own hue on all pages. */
export type Hue = 'consumer' | 'provider';

/** Labels with one of these words name neither party. */
const NEITHER = /consumer-driven|identity provider|\bmock\b/i;
const PARTIES: readonly (readonly [Hue, RegExp])[] = [
  ['consumer', /\bconsumers?\b|\bCatalogueWeb\b|\bProduct(Client| website)\b/i],
  ['provider', /\bproviders?\b|\bProduct ?API\b/i],
];

/** The party that a label names, or undefined if it names both or neither. */
export function hueOf(label: string): Hue | undefined {
  if (NEITHER.test(label)) return undefined;
  const named = PARTIES.filter(([, words]) => words.test(label)).map(([hue]) => hue);
  return named.length === 1 ? named[0] : undefined;
}

/** The hues that a writer gave to nodes of a flowchart with `:::consumer` or `:::provider`, by the node's id. */
export const chosenHues = (source: string): Map<string, Hue> =>
  new Map(
    [...source.matchAll(/(\w+)(?:[[({][^\n]*?[\])}]+)?:::(consumer|provider)\b/g)].map(([, id = '', hue]) => [
      id,
      hue as Hue,
    ]),
  );
