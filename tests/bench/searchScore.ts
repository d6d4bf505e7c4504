/** Scores lists of search results against judged pages, and sums the scores up. */

export interface JudgedQuery {
  id: string;
  query: string;
  /** Groups the queries in the report: keyword, typo, question, … */
  kind: string;
  /** Pages that answer the query; grade 3 is the page meant, 1 touches the subject. Empty where the site has nothing to say. */
  relevant: {path: string; grade: number}[];
}

export interface QueryScore {
  /** 1 if the first result has at least GOOD_GRADE. */
  success1: number;
  /** Share of the pages of BEST_GRADE that are among the first five, of at most five; null where no page has that grade. */
  recall5: number | null;
  /** 1 through the place of the first result with at least GOOD_GRADE; 0 beyond the tenth. */
  mrr10: number;
  /** Gain 2^grade - 1, discounted by the logarithm of the place, over that of the ideal order. */
  ndcg10: number;
}

export interface Summary extends QueryScore {
  queries: number;
}

const GOOD_GRADE = 2;
const BEST_GRADE = 3;

/** A result's address as the judged paths are written: without origin, query, fragment, extension and trailing slash. */
export function normalisePath(address: string): string {
  let path = address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/[#?].*$/s, '');
  try {
    path = decodeURI(path);
  } catch {
    // A stray % stays as it is.
  }
  path = path
    .replace(/\.html?$/i, '')
    .replace(/\/(index|readme)$/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const distinct = (addresses: readonly string[]): string[] => [...new Set(addresses.map(normalisePath))];

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Scores one list of results, best first.
 * @returns null for a query to which no page is relevant
 */
export function scoreQuery({relevant}: JudgedQuery, results: readonly string[]): QueryScore | null {
  if (relevant.length === 0) return null;
  const found = distinct(results);
  const judged = new Map(relevant.map(({path, grade}) => [normalisePath(path), grade]));
  const grades = found.map((path) => judged.get(path) ?? 0);
  const best = [...judged].filter(([, grade]) => grade >= BEST_GRADE).map(([path]) => path);
  const place = grades.slice(0, 10).findIndex((grade) => grade >= GOOD_GRADE);
  const ideal = gainOf([...judged.values()].sort((a, b) => b - a));
  return {
    success1: (grades[0] ?? 0) >= GOOD_GRADE ? 1 : 0,
    recall5:
      best.length === 0
        ? null
        : best.filter((path) => found.slice(0, 5).includes(path)).length / Math.min(5, best.length),
    mrr10: place === -1 ? 0 : 1 / (place + 1),
    ndcg10: ideal === 0 ? 0 : gainOf(grades) / ideal,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means over queries; NaN over none. */
export function summarise(scores: readonly QueryScore[]): Summary {
  return {
    queries: scores.length,
    success1: mean(scores.map(({success1}) => success1)),
    recall5: mean(scores.flatMap(({recall5}) => recall5 ?? [])),
    mrr10: mean(scores.map(({mrr10}) => mrr10)),
    ndcg10: mean(scores.map(({ndcg10}) => ndcg10)),
  };
}

/** The queries of a file. @throws Error that names what is wrong with it */
export function parseQueries(text: string, file: string): JudgedQuery[] {
  const value: unknown = JSON.parse(text);
  const isJudged = (entry: unknown): entry is JudgedQuery => {
    const {id, query, kind, relevant} = (entry ?? {}) as Record<string, unknown>;
    return (
      [id, query, kind].every((field) => typeof field === 'string') &&
      Array.isArray(relevant) &&
      relevant.every(({path, grade}) => typeof path === 'string' && typeof grade === 'number')
    );
  };
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${file} holds no list of queries.`);
  const wrong = value.findIndex((entry) => !isJudged(entry));
  if (wrong !== -1)
    throw new Error(`${file}: entry ${wrong + 1} is not of the form {id, query, kind, relevant: [{path, grade}]}.`);
  return value as JudgedQuery[];
}

/** The value below which this part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
