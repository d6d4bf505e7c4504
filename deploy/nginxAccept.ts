/**
 * The choice of `prefersMarkdown` in maps of nginx, which knows no numbers: weights become texts of four digits, and a
 * pattern compares two of them. Where a header names a type twice, nginx takes the first weight; that is the only
 * difference, and no client is known that does so.
 */

export interface MapOfNginx {
  source: string;
  name: string;
  fallback: string;
  rows: readonly (readonly [pattern: string, value: string])[];
  comment: string;
}

/** Media ranges of Accept that a page's types follow from. */
const RANGES = {markdown: 'text/markdown', html: 'text/html', text: 'text/\\*', any: '\\*/\\*'} as const;
type Range = keyof typeof RANGES;

/** Behind the name of a range: its parameters but the weight, each with its semicolon. */
const parameters = '\\s*(?:;(?!\\s*q=)[^,;]*)*';

/** The weight of one range as it stands in the header; 1 where it has none, empty where it is not named. */
function writtenWeight(range: Range): MapOfNginx {
  const entry = `(?:^|,)\\s*${RANGES[range]}${parameters}`;
  return {
    source: '$http_accept',
    name: `$docs_written_${range}`,
    fallback: '""',
    rows: [
      [`~*${entry};\\s*q=\\s*(?<docs_written_q_${range}>[^,;\\s]*)`, `"q$docs_written_q_${range}"`],
      [`~*${entry}\\s*(?:,|$)`, '"q1"'],
    ],
    comment: `The weight of ${RANGES[range].replace(/\\/g, '')} in Accept`,
  };
}

/** That weight with three decimals and no point; what is no number weighs nothing. */
function weight(range: Range): MapOfNginx {
  const digits = (name: string) => `docs_${name}_${range}`;
  return {
    source: `$docs_written_${range}`,
    name: `$docs_weight_${range}`,
    fallback: '"0000"',
    rows: [
      ['', '""'],
      ['~^q1(?:\\.0*)?$', '"1000"'],
      [`~^q0?\\.(?<${digits('one')}>\\d)$`, `"0\${${digits('one')}}00"`],
      [`~^q0?\\.(?<${digits('two')}>\\d\\d)$`, `"0\${${digits('two')}}0"`],
      [`~^q0?\\.(?<${digits('three')}>\\d\\d\\d)\\d*$`, `"0\${${digits('three')}}"`],
    ],
    comment: 'The same as four digits',
  };
}

/** The weight that a page's type has: of the range that names it most exactly. */
function effective(range: 'markdown' | 'html'): MapOfNginx {
  const value = (number: number) => `docs_effective_${range}_${number}`;
  return {
    source: `$docs_weight_${range}|$docs_weight_text|$docs_weight_any`,
    name: `$docs_effective_${range}`,
    fallback: '"0000"',
    rows: [0, 1, 2].map((number) => [`~^${'\\|'.repeat(number)}(?<${value(number)}>\\d{4})`, `$${value(number)}`]),
    comment: 'RFC 9110, 12.5.1: the most exact range counts',
  };
}

/** Patterns over `wanted:other:` for two texts of four digits of which the first is greater. */
export const greater = `^(\\d*)(?:${Array.from({length: 9}, (_, index) => `${index + 1}\\d*:\\1[0-${index}]`).join('|')})`;

/**
 * The maps, in the order in which they build upon each other; the last sets `$docs_markdown` to 1 for who wants
 * Markdown.
 */
export const acceptMaps: readonly MapOfNginx[] = [
  ...(Object.keys(RANGES) as Range[]).flatMap((range) => [writtenWeight(range), weight(range)]),
  effective('markdown'),
  effective('html'),
  {
    source: '$docs_effective_markdown:$docs_effective_html:$docs_weight_markdown',
    name: '$docs_markdown',
    fallback: '""',
    rows: [
      ['~^0000:', '""'],
      [`~${greater}`, '1'],
      ['~^(\\d{4}):\\1:\\d', '1'],
    ],
    comment: 'Who weighs Markdown higher than HTML gets it; at the same weight, who names it',
  },
];
