/** A figure for each size of a site, and how it is written. */
export interface Figure {
  name: string;
  unit: string;
  /** Digits behind the point. */
  digits: number;
  values: number[];
}

const LEAST = 10;
const MOST = 20_000;

/** Sizes when none are given: each twice the one before. */
export const SIZES: readonly number[] = [375, 750, 1500, 3000];

/**
 * Reads the sizes from a command line, such as `375 750`. One size alone is measured with three smaller ones, each half of the next.
 * @returns pages, the fewest first
 * @throws Error that says what is allowed
 */
export function readSizes(words: readonly string[]): number[] {
  if (words.length === 0) return [...SIZES];
  const sizes = words.map((word) => {
    const size = /^\d{1,6}$/.test(word) ? Number(word) : NaN;
    if (!(size >= LEAST && size <= MOST))
      throw new Error(
        `"${word}" is no number of pages. Allowed: whole numbers from ${LEAST} to ${MOST}, such as npm run bench:growth -- 375 750 1500 3000; a single one is halved three times.`,
      );
    return size;
  });
  const [only] = sizes;
  const all =
    only !== undefined && sizes.length === 1
      ? [8, 4, 2, 1].map((part) => Math.round(only / part)).filter((size) => size >= LEAST)
      : sizes;
  if (new Set(all).size < 2)
    throw new Error(
      `${sizes.join(', ')} pages: growth needs two sizes that differ. Give another, such as ${(sizes[0] ?? LEAST) * 2}.`,
    );
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * By how much a figure grows when the site doubles: 1 not at all, 2 with the site, 4 with its square.
 * @param sizes both above zero
 * @returns NaN where a figure is not above zero
 */
export function perDoubling(
  [size, larger]: readonly [number, number],
  [value, later]: readonly [number, number],
): number {
  return value > 0 && later > 0 ? (later / value) ** (1 / Math.log2(larger / size)) : NaN;
}

/** The lines of a table: figures, then what each becomes when the site doubles, from one size to the next. */
export function growthTable(sizes: readonly number[], figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({name, unit}) => `${name}, ${unit}`.length));
  const cell = (text: string): string => text.padStart(10);
  const steps = sizes.slice(1).map((size, index) => [sizes[index] ?? size, size] as const);
  const head = `${'pages'.padEnd(width)}${sizes.map((size) => cell(String(size))).join('')}   per doubling:${steps.map(([from, to]) => cell(`${from}-${to}`)).join('')}`;
  const rows = figures.map(({name, unit, digits, values}) => {
    if (values.length !== sizes.length)
      throw new Error(`"${name}" has ${values.length} figures for ${sizes.length} sizes.`);
    const ratios = steps.map((step, index) => perDoubling(step, [values[index] ?? 0, values[index + 1] ?? 0]));
    return `${`${name}, ${unit}`.padEnd(width)}${values.map((value) => cell(value.toFixed(digits))).join('')}                ${ratios.map((ratio) => cell(Number.isNaN(ratio) ? '-' : ratio.toFixed(2))).join('')}`;
  });
  return [head, ...rows];
}
