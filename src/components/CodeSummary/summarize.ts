/** The words for each kind of test, in the singular and in the plural. */
const WORDS: readonly {anchors: readonly string[]; one: string; several: string}[] = [
  {anchors: ['ran', 'mock-broker', 'pactflow-endpoints'], one: 'ran', several: 'ran'},
  {anchors: ['difference'], one: 'exact difference', several: 'exact differences'},
  {anchors: ['compiled'], one: 'compiled', several: 'compiled'},
  {anchors: ['checked'], one: 'checked', several: 'checked'},
  {anchors: ['syntax-only'], one: 'syntax only', several: 'syntax only'},
  {anchors: ['illustrative'], one: 'illustration', several: 'illustrations'},
];

/**
 * Counts the code blocks of each kind, as in "10 ran, 2 checked, 1 illustration".
 * @param blocks for each code block, the section that explains how it was tested
 * @throws Error if a section is unknown
 */
export function summarize(blocks: readonly string[]): string {
  const unknown = blocks.find((anchor) => !WORDS.some(({anchors}) => anchors.includes(anchor)));
  if (unknown !== undefined)
    throw new Error(
      `Expected a section of the page about verified code, but found "${unknown}". Add the section to ` +
        'src/components/CodeSummary/summarize.ts.',
    );
  return WORDS.flatMap(({anchors, one, several}) => {
    const count = blocks.filter((anchor) => anchors.includes(anchor)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  }).join(', ');
}
