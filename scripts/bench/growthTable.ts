/** A measurement for each size of the site, and how to print it. */
export interface Figure {
  name: string;
  unit: string;
  /** Decimal places. */
  digits: number;
  values: number[];
}

const LEAST = 10;
const MOST = 20_000;

/** The default sizes; each is twice the one before. */
export const SIZES: readonly number[] = [375, 750, 1500, 3000];

/**
 * Reads the sizes from a command line, such as `375 750`. A single size is measured together with three smaller ones,
 * each half of the next.
 * @returns numbers of pages, in ascending order
 * @throws Error that describes the allowed values
 */
export function readSizes(words: readonly string[]): number[] {
  if (words.length === 0) return [...SIZES];
  const sizes = words.map((word) => {
    const size = /^\d{1,6}$/.test(word) ? Number(word) : NaN;
    if (!(size >= LEAST && size <= MOST))
      throw new Error(
        `"${word}" isn't a number of pages. Allowed: whole numbers from ${LEAST} to ${MOST}, such as npm run bench:growth -- 375 750 1500 3000. A single size is halved three times.`,
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
      `${sizes.join(', ')} pages: growth needs two different sizes. Add another one, such as ${(sizes[0] ?? LEAST) * 2}.`,
    );
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * The factor by which a figure grows when the site doubles: 1 for no growth, 2 for linear growth, 4 for quadratic
 * growth.
 * @param sizes both greater than zero
 * @returns NaN unless both figures are greater than zero
 */
export function perDoubling(
  [size, larger]: readonly [number, number],
  [value, later]: readonly [number, number],
): number {
  return value > 0 && later > 0 ? (later / value) ** (1 / Math.log2(larger / size)) : NaN;
}

/** The lines of a table: the figures, and then the growth factor per doubling between adjacent sizes. */
export function growthTable(sizes: readonly number[], figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({name, unit}) => `${name}, ${unit}`.length));
  const cell = (text: string): string => text.padStart(10);
  const steps = sizes.slice(1).map((size, index) => [sizes[index] ?? size, size] as const);
  const head = `${'pages'.padEnd(width)}${sizes.map((size) => cell(String(size))).join('')}   per doubling:${steps.map(([from, to]) => cell(`${from}-${to}`)).join('')}`;
  const rows = figures.map(({name, unit, digits, values}) => {
    if (values.length !== sizes.length)
      throw new Error(`"${name}" has ${values.length} figures. Expected ${sizes.length}, one for each size.`);
    const ratios = steps.map((step, index) => perDoubling(step, [values[index] ?? 0, values[index + 1] ?? 0]));
    return `${`${name}, ${unit}`.padEnd(width)}${values.map((value) => cell(value.toFixed(digits))).join('')}                ${ratios.map((ratio) => cell(Number.isNaN(ratio) ? '-' : ratio.toFixed(2))).join('')}`;
  });
  return [head, ...rows];
}
