import { compareAll } from './compare.js';

/**
 * Names what an answer amounts to.
 *
 * @param {import('./compare.js').Answer} answer
 * @returns {'error' | 'warning' | 'nothing' | 'refusal'}
 */
const heard = (answer) => {
  if ('refusal' in answer) return 'refusal';
  if (answer.results.some(({ type }) => type === 'error')) return 'error';
  return answer.results.length > 0 ? 'warning' : 'nothing';
};

const OF_BREAKS = { checked: 'error', warned: 'warning', ignored: 'nothing', refused: 'refusal' };

/**
 * Says what is wrong with an outcome that a case claims.
 *
 * @param {import('./describe.js').Outcome} outcome
 * @param {{fits?: import('./compare.js').Answer, breaks?: import('./compare.js').Answer}} answers
 * @returns {string[]} one sentence for each answer that the outcome does not allow
 */
export function problemsOf(outcome, { fits, breaks }) {
  const problems = [];
  if (fits !== undefined) {
    const said = heard(fits);
    if (outcome === 'misread' && said !== 'error') problems.push(`what fits should be misread as an error, but gives: ${said}`);
    if (outcome !== 'misread' && (said === 'error' || said === 'refusal')) problems.push(`what fits gives: ${said}`);
  }
  if (breaks !== undefined && outcome !== 'misread' && heard(breaks) !== OF_BREAKS[outcome]) {
    problems.push(`what breaks should be ${outcome}, but gives: ${heard(breaks)}`);
  }
  if (fits === undefined && breaks === undefined) problems.push('nothing was compared');
  return problems;
}

/**
 * Runs every side of every case, with the settings of PactFlow and without them.
 *
 * @param {Record<string, import('./describe.js').Case>} cases
 * @returns {Promise<{id: string, side: 'request' | 'response', quirks: boolean, outcome: import('./describe.js').Outcome, problems: string[]}[]>}
 */
export async function judgeAll(cases) {
  const judgeIn = async (quirks) => {
    const judged = [];
    const asked = Object.entries(cases).flatMap(([id, sides]) =>
      Object.entries(sides).flatMap(([side, { oas, fits, breaks }]) =>
        Object.entries({ fits, breaks }).filter(([, pact]) => pact !== undefined).map(([part, pact]) => ({ id, side, part, oas, pact })),
      ),
    );
    const answers = await compareAll(asked.map(({ oas, pact }) => ({ oas, pact })), quirks);
    for (const [id, sides] of Object.entries(cases)) {
      for (const [side, { outcome, without }] of Object.entries(sides)) {
        const heardHere = Object.fromEntries(asked.flatMap((one, index) => (one.id === id && one.side === side ? [[one.part, answers[index]]] : [])));
        const claimed = quirks ? outcome : (without ?? outcome);
        judged.push({ id, side, quirks, outcome: claimed, problems: problemsOf(claimed, heardHere) });
      }
    }
    return judged;
  };
  return (await Promise.all([judgeIn(true), judgeIn(false)])).flat();
}
