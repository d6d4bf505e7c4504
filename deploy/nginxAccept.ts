/**
 * Implements `prefersMarkdown` as nginx `map` blocks. nginx can't compare numbers, so the weights become strings of
 * four digits that a regular expression compares. There is one difference: if a header lists a type twice, nginx uses
 * the first weight. No known client sends such a header.
 */

export interface NginxMap {
  source: string;
  name: string;
  fallback: string;
  rows: readonly (readonly [pattern: string, value: string])[];
  comment: string;
}

/** The media ranges in an Accept header that match a page or its Markdown version. */
const RANGES = {markdown: 'text/markdown', html: 'text/html', text: 'text/\\*', any: '\\*/\\*'} as const;
type Range = keyof typeof RANGES;

/** Matches the parameters between a media range and its weight, with their semicolons. */
const parameters = '\\s*(?:;(?!\\s*q=)[^,;]*)*';

/** The weight of a media range as written in the header; 1 if it has no weight, and empty if it isn't listed. */
function rawWeight(range: Range): NginxMap {
  const entry = `(?:^|,)\\s*${RANGES[range]}${parameters}`;
  return {
    source: '$http_accept',
    name: `$docs_raw_weight_${range}`,
    fallback: '""',
    rows: [
      [`~*${entry};\\s*q=\\s*(?<docs_raw_q_${range}>[^,;\\s]*)`, `"q$docs_raw_q_${range}"`],
      [`~*${entry}\\s*(?:,|$)`, '"q1"'],
    ],
    comment: `The weight of ${RANGES[range].replace(/\\/g, '')} in the Accept header, prefixed with "q".`,
  };
}

/** The weight in thousandths, as four digits. Malformed weights count as 0. */
function weight(range: Range): NginxMap {
  const digits = (name: string) => `docs_${name}_${range}`;
  return {
    source: `$docs_raw_weight_${range}`,
    name: `$docs_weight_${range}`,
    fallback: '"0000"',
    rows: [
      ['', '""'],
      ['~^q1(?:\\.0*)?$', '"1000"'],
      [`~^q0?\\.(?<${digits('one')}>\\d)$`, `"0\${${digits('one')}}00"`],
      [`~^q0?\\.(?<${digits('two')}>\\d\\d)$`, `"0\${${digits('two')}}0"`],
      [`~^q0?\\.(?<${digits('three')}>\\d\\d\\d)\\d*$`, `"0\${${digits('three')}}"`],
    ],
    comment: 'The same weight in thousandths, as four digits.',
  };
}

/** The weight of a type, which is the weight of the most specific media range that matches it. */
function effective(range: 'markdown' | 'html'): NginxMap {
  const value = (number: number) => `docs_effective_${range}_${number}`;
  return {
    source: `$docs_weight_${range}|$docs_weight_text|$docs_weight_any`,
    name: `$docs_effective_${range}`,
    fallback: '"0000"',
    rows: [0, 1, 2].map((number) => [`~^${'\\|'.repeat(number)}(?<${value(number)}>\\d{4})`, `$${value(number)}`]),
    comment: `The weight of text/${range}: the most specific media range takes precedence (RFC 9110, section 12.5.1).`,
  };
}

/** Matches `one:other:`, two strings of four digits, if the first number is greater than the second. */
export const greater = `^(\\d*)(?:${Array.from({length: 9}, (_, index) => `${index + 1}\\d*:\\1[0-${index}]`).join('|')})`;

/**
 * The maps, each after the ones that it depends on. The last one sets `$docs_prefers_markdown` to 1 if the client
 * prefers Markdown.
 */
export const acceptMaps: readonly NginxMap[] = [
  ...(Object.keys(RANGES) as Range[]).flatMap((range) => [rawWeight(range), weight(range)]),
  effective('markdown'),
  effective('html'),
  {
    source: '$docs_effective_markdown:$docs_effective_html:$docs_weight_markdown',
    name: '$docs_prefers_markdown',
    fallback: '""',
    rows: [
      ['~^0000:', '""'],
      [`~${greater}`, '1'],
      ['~^(\\d{4}):\\1:\\d', '1'],
    ],
    comment:
      'Set to 1 if the client prefers Markdown: its weight is higher than that of HTML, or the weights are equal ' +
      'and the Accept header lists text/markdown.',
  },
];
