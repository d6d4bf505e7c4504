import {EXAMPLE_LANGUAGES, EXAMPLE_ROLES, EXAMPLE_TECHNIQUES, type Example} from './examples.schema';

/** What readers narrow the catalog by. */
export const FACETS = ['languages', 'role', 'technique', 'tools'] as const;
export type Facet = (typeof FACETS)[number];

/** One chosen value by facet; a facet without one narrows nothing. */
export type Choice = Readonly<Partial<Record<Facet, string>>>;

/** Columns that the catalog can be sorted by. */
export type SortKey = 'title' | 'languages' | 'role' | 'kind' | 'technique';

const collator = new Intl.Collator('en', {numeric: true, sensitivity: 'base'});

/** The values of an example under a facet. */
export const valuesOf = (example: Example, facet: Facet): readonly string[] => [example[facet]].flat();

export const fits = (example: Example, choice: Choice, except?: Facet): boolean =>
  FACETS.every(
    (facet) => facet === except || choice[facet] === undefined || valuesOf(example, facet).includes(choice[facet]),
  );

const ORDERS: Partial<Record<Facet, readonly string[]>> = {
  languages: EXAMPLE_LANGUAGES,
  role: EXAMPLE_ROLES,
  technique: EXAMPLE_TECHNIQUES,
};

/**
 * The values of a facet with the examples that each would leave, given everything else that is chosen. Values that the rest leaves nothing for stay, with 0.
 * @returns in the order of the schema; tools by name
 */
export function countsOf(examples: readonly Example[], facet: Facet, choice: Choice): {value: string; count: number}[] {
  const counts = new Map<string, number>(ORDERS[facet]?.map((value) => [value, 0]));
  for (const example of examples) {
    const left = fits(example, choice, facet) ? 1 : 0;
    for (const value of new Set(valuesOf(example, facet))) counts.set(value, (counts.get(value) ?? 0) + left);
  }
  const found = [...counts].map(([value, count]) => ({value, count}));
  return ORDERS[facet] === undefined ? found.sort((a, b) => collator.compare(a.value, b.value)) : found;
}

/** Orders two examples by a column, as readers expect it of names; never by the letters of a computer. */
export const compareBy = (key: SortKey, a: Example, b: Example): number =>
  collator.compare([a[key]].flat().join(', '), [b[key]].flat().join(', '));

/** A consumer and the providers that verify, or are compared with, its contract. */
export interface Pairing {
  consumer: Example;
  providers: readonly Example[];
}

/**
 * Who pairs with whom, by consumer, in the order of the data. A repository that holds both sides is its own provider; consumers without a partner are left out.
 */
export function pairingsOf(examples: readonly Example[]): Pairing[] {
  return examples
    .filter(({role}) => role !== 'Provider')
    .map((consumer) => ({
      consumer,
      providers: examples.filter((other) =>
        other === consumer
          ? consumer.role === 'Both'
          : other.role !== 'Consumer' && consumer.partners.includes(other.id),
      ),
    }))
    .filter(({providers}) => providers.length > 0);
}

/** The pairings that an example is part of, on either side. */
export const pairingsWith = (pairings: readonly Pairing[], id: string): Pairing[] =>
  pairings.filter(({consumer, providers}) => consumer.id === id || providers.some((provider) => provider.id === id));

const opposite = (a: Example, b: Example): boolean => a.role === 'Both' || b.role === 'Both' || a.role !== b.role;

/**
 * Holds the examples against each other.
 * @returns one sentence for each thing that is wrong, with the way to mend it; none when all is well
 */
export function checkExamples(examples: readonly Example[]): string[] {
  if (examples.length === 0) return ['There are no examples. A list that is empty proves nothing.'];
  const byId = new Map(examples.map((example) => [example.id, example]));
  return examples.flatMap((example) => {
    const at = `Example "${example.id}"`;
    const unknown = example.languages
      .filter((language) => !(EXAMPLE_LANGUAGES as readonly string[]).includes(language))
      .map(
        (language) =>
          `${at} has the language "${language}", which is not known. Known: ${EXAMPLE_LANGUAGES.join(', ')}.`,
      );
    const wrong = example.partners.flatMap((id, index) => {
      const partner = byId.get(id);
      if (partner === undefined)
        return [`${at} has the partner "${id}", and there is no such example. Write the id of one, or take it out.`];
      if (partner === example) return [`${at} is its own partner. Take it out: the role Both says so.`];
      if (example.partners.indexOf(id) !== index) return [`${at} has the partner "${id}" twice. Take one out.`];
      if (!opposite(example, partner))
        return [
          `${at} is paired with "${id}", and each is a ${example.role.toLowerCase()}. A pair needs a consumer and a provider.`,
        ];
      if (example.technique !== partner.technique)
        return [
          `${at} is ${example.technique.toLowerCase()}, and its partner "${id}" is ${partner.technique.toLowerCase()}. Both sides of a pair use one technique.`,
        ];
      return partner.partners.includes(example.id)
        ? []
        : [`${at} has the partner "${id}", which does not name it. Add "${example.id}" to the partners of "${id}".`];
    });
    return [...unknown, ...wrong];
  });
}
