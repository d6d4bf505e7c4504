/** Scores lists of search results against judged pages, and summarizes the scores. */

export interface JudgedQuery {
  id: string;
  query: string;
  /** Groups the queries in the report: keyword, typo, question, … */
  kind: string;
  /**
   * Pages that answer the query. Grade 3 is the page that the reader wants; grade 1 only mentions the subject. Empty if
   * no page answers the query.
   */
  relevant: {path: string; grade: number}[];
}

export interface QueryScore {
  /** 1 if the first result has at least GOOD_GRADE. */
  success1: number;
  /** Share of the pages with BEST_GRADE among the first five results; null if no page has that grade. */
  recall5: number | null;
  /** Reciprocal rank of the first result with at least GOOD_GRADE; 0 after the tenth. */
  mrr10: number;
  /** Gain 2^grade - 1, discounted by the logarithm of the rank, relative to the ideal order. */
  ndcg10: number;
}

export interface Summary extends QueryScore {
  queries: number;
}

const GOOD_GRADE = 2;
const BEST_GRADE = 3;

/** A result's URL in the form of the judged paths: without origin, query, fragment, extension, and trailing slash. */
export function normalizePath(url: string): string {
  let path = url
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

const distinct = (urls: readonly string[]): string[] => [...new Set(urls.map(normalizePath))];

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Scores one list of results, best first.
 * @returns null for a query without relevant pages
 */
export function scoreQuery({relevant}: JudgedQuery, results: readonly string[]): QueryScore | null {
  if (relevant.length === 0) return null;
  const found = distinct(results);
  const judged = new Map(relevant.map(({path, grade}) => [normalizePath(path), grade]));
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
export function summarize(scores: readonly QueryScore[]): Summary {
  return {
    queries: scores.length,
    success1: mean(scores.map(({success1}) => success1)),
    recall5: mean(scores.flatMap(({recall5}) => recall5 ?? [])),
    mrr10: mean(scores.map(({mrr10}) => mrr10)),
    ndcg10: mean(scores.map(({ndcg10}) => ndcg10)),
  };
}

/** Parses a file of queries. @throws Error that describes what's wrong with the file */
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
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${file} doesn't contain a list of queries.`);
  const wrong = value.findIndex((entry) => !isJudged(entry));
  if (wrong !== -1)
    throw new Error(`${file}: entry ${wrong + 1} must have the form {id, query, kind, relevant: [{path, grade}]}.`);
  return value as JudgedQuery[];
}

/** The value that this share of the values doesn't exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
