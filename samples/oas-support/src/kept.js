import { readFileSync } from 'node:fs';
import { features } from '../cases/features.js';
import { keywords } from '../cases/keywords.js';

export const keptFile = new URL('../results.json', import.meta.url);

const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@pactflow/openapi-pact-comparator')), 'utf8'));

/** The outcomes of a table by row: what a page may say. */
const outcomesOf = (cases) =>
  Object.fromEntries(
    Object.entries(cases).map(([id, sides]) => [id, Object.fromEntries(Object.entries(sides).map(([side, { outcome, without }]) => [side, { outcome, ...(without && { without }) }]))]),
  );

/** Text of `results.json` as the cases give it today. */
export const keptText = () => `${JSON.stringify({ comparator: { name, version }, features: outcomesOf(features), keywords: outcomesOf(keywords) }, null, 2)}\n`;
