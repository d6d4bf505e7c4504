/** @typedef {import('./cases.js').Case} Case */
/** @typedef {import('./cases.js').Waiver} Waiver */
/** @typedef {import('./run.js').Outcome} Outcome */
/** @typedef {import('./comparator.js').Result} Result */

/**
 * Checks that each declared code has either a case or a waiver.
 *
 * @param {Map<string, string>} declared severity by code
 * @param {Case[]} cases
 * @param {Waiver[]} waivers
 * @returns {string[]} problems, each with a way to fix it
 */
export function checkCoverage(declared, cases, waivers) {
  const problems = [];
  const cased = new Set(cases.map(({ code }) => code));
  const waived = new Set(waivers.map(({ code }) => code));

  for (const code of declared.keys()) {
    if (!cased.has(code) && !waived.has(code)) problems.push(`${code}: declared by the comparator, but has neither a case nor a waiver. Add cases/${code}/.`);
    if (cased.has(code) && waived.has(code)) problems.push(`${code}: has both a case and a waiver. Remove waivers/${code}.json.`);
  }
  for (const { code, severity } of [...cases, ...waivers]) {
    if (!declared.has(code)) problems.push(`${code}: not declared by the comparator. Remove its case or waiver.`);
    else if (declared.get(code) !== severity) problems.push(`${code}: severity is "${severity}", but the comparator declares "${declared.get(code)}". Correct the severity.`);
  }
  return problems;
}

/**
 * Checks the evidence of a waiver: the comparator declares the code at that line, and none of the program files contains it.
 *
 * @param {Waiver} waiver
 * @param {(path: string) => string} readFile reads a file of the comparator's package
 * @returns {string[]} problems, each with a way to fix it
 */
export function checkWaiver({ code, evidence: { declaredIn, line, absentFrom } }, readFile) {
  const problems = [];
  if (!readFile(declaredIn).split('\n')[line - 1]?.includes(`"${code}"`)) {
    problems.push(`${code}: line ${line} of ${declaredIn} doesn't declare it. Correct the evidence in the waiver.`);
  }
  if (absentFrom.length === 0) problems.push(`${code}: the waiver doesn't list any program files. List them under absentFrom.`);
  for (const file of absentFrom) {
    if (readFile(file).includes(code)) problems.push(`${code}: ${file} contains the code, so the comparator might report it. Replace the waiver with a case.`);
  }
  return problems;
}

const codesIn = (results) => [...new Set(results.map(({ code }) => code))].sort();
const causesOf = (results) => results.flatMap(({ causes }) => causes ?? []);
const list = (codes) => codes.join(', ') || 'nothing';

/**
 * Checks the outcome of a case. The case must produce its code and no undeclared codes, a fixed version must produce neither
 * errors nor warnings, and the failing pact must not produce the code.
 *
 * @param {Case} item
 * @param {Outcome} outcome
 * @returns {string[]} problems, each with a way to fix it
 */
export function checkCase({ code, severity, fix, foundIn, alongside, failingChange, quirks }, outcome) {
  const problems = [];
  const say = (text) => problems.push(`cases/${code}: ${text}`);

  const given = codesIn(outcome.results);
  const expected = (foundIn === 'causes' ? [...alongside] : [code, ...alongside]).sort();
  if (list(given) !== list(expected)) say(`expected ${list(expected)}, found ${list(given)}. Simplify the case, or correct "alongside".`);

  const causes = codesIn(causesOf(outcome.results));
  const expectedCauses = foundIn === 'causes' ? [code] : [];
  if (list(causes) !== list(expectedCauses)) say(`expected ${list(expectedCauses)} in the causes, found ${list(causes)}. Correct the case or "foundIn".`);

  for (const result of [...outcome.results, ...causesOf(outcome.results)]) {
    if (result.code === code && result.type !== severity) say(`expected the severity ${severity}, but the comparator reports ${result.type}. Correct the severity.`);
  }

  for (const side of ['provider', 'consumer']) {
    const results = outcome.fixed?.[side];
    if (fix[side] && !results) say(`there is advice for the ${side}, but no fixed version. Add the fixed version, or set fix.${side} to null.`);
    if (!fix[side] && results) say(`there is a fixed version for the ${side}, but no advice. Add fix.${side}.`);
    const left = (results ?? []).filter(({ type }) => type !== 'info');
    if (left.length > 0) say(`the ${side}'s fixed version still produces ${list(codesIn(left))}. Correct the fixed version.`);
  }

  if (severity === 'info') {
    if (!outcome.failing || !failingChange) say('a case with the severity info needs pact.failing.json and "failingChange". Add them.');
    else if (codesIn(outcome.failing).includes(code)) say('pact.failing.json still produces the code. Change the pact so that it no longer matches.');
  } else if (!outcome.fixed) {
    say('neither side has a fixed version. Add oas.fixed.yaml, asyncapi.fixed.yaml, or pact.fixed.json.');
  }

  if (outcome.withQuirks && !quirks) say(`quirks mode produces ${list(codesIn(outcome.withQuirks))}. Describe the difference under "quirks".`);
  if (!outcome.withQuirks && quirks) say('quirks mode produces the same results. Remove "quirks".');
  return problems;
}
