import {EXAMPLE_LANGUAGES} from './examples.constants';
import type {Example} from './examples.schema';

/** The examples on the other side of an example's contracts, in the order of the data. */
export const partnersOf = (examples: readonly Example[], {partners}: Pick<Example, 'partners'>): Example[] =>
  examples.filter(({id}) => partners.includes(id));

const opposite = (a: Example, b: Example): boolean => a.role === 'Both' || b.role === 'Both' || a.role !== b.role;

/**
 * Checks that the partners of the examples match.
 * @returns one message for each problem, with how to fix it; none if there are no problems
 */
export function checkExamples(examples: readonly Example[]): string[] {
  if (examples.length === 0) return ['src/data/examples.ts: expected at least one example, but found none.'];
  const byId = new Map(examples.map((example) => [example.id, example]));
  return examples.flatMap((example) => {
    const at = `src/data/examples.ts: example "${example.id}"`;
    const unknown = example.languages
      .filter((language) => !(EXAMPLE_LANGUAGES as readonly string[]).includes(language))
      .map(
        (language) => `${at}: expected one of the languages ${EXAMPLE_LANGUAGES.join(', ')}, but found "${language}".`,
      );
    const wrong = example.partners.flatMap((id, index) => {
      const partner = byId.get(id);
      if (partner === undefined)
        return [`${at}: the partner "${id}" doesn't exist. Replace it with the ID of an example, or remove it.`];
      if (partner === example)
        return [
          `${at}: the example is its own partner. Remove it from partners, because the role Both already implies it.`,
        ];
      if (example.partners.indexOf(id) !== index)
        return [`${at}: the partner "${id}" is listed twice. Remove one of the entries.`];
      if (!opposite(example, partner))
        return [
          `${at}: expected a pair of a consumer and a provider, but "${id}" is also a ${example.role.toLowerCase()}.`,
        ];
      if (example.technique !== partner.technique)
        return [
          `${at}: expected partners with the same technique, but the example is ${example.technique.toLowerCase()} and its partner "${id}" is ${partner.technique.toLowerCase()}.`,
        ];
      return partner.partners.includes(example.id)
        ? []
        : [`${at}: the partner "${id}" doesn't list this example. Add "${example.id}" to the partners of "${id}".`];
    });
    return [...unknown, ...wrong];
  });
}
