/** @typedef {import('./cases.js').Case} Case */
/** @typedef {import('./cases.js').Waiver} Waiver */
/** @typedef {import('./run.js').Outcome} Outcome */
/** @typedef {import('./comparator.js').Result} Result */

/**
 * Compares the codes that are declared with those that have a case or a waiver.
 *
 * @param {Map<string, string>} declared severity by code
 * @param {Case[]} cases
 * @param {Waiver[]} waivers
 * @returns {string[]} problems, each with what to do
 */
export function checkCoverage(declared, cases, waivers) {
  const problems = [];
  const cased = new Set(cases.map(({ code }) => code));
  const waived = new Set(waivers.map(({ code }) => code));

  for (const code of declared.keys()) {
    if (!cased.has(code) && !waived.has(code)) problems.push(`${code}: declared by the comparator, with neither case nor waiver. Add cases/${code}/.`);
    if (cased.has(code) && waived.has(code)) problems.push(`${code}: has a case and a waiver. Remove waivers/${code}.json.`);
  }
  for (const { code, severity } of [...cases, ...waivers]) {
    if (!declared.has(code)) problems.push(`${code}: not declared by the comparator. Remove its case or waiver.`);
    else if (declared.get(code) !== severity) problems.push(`${code}: severity is "${severity}", but the comparator declares "${declared.get(code)}". Correct the severity.`);
  }
  return problems;
}

/**
 * Holds a waiver to its evidence: the code is declared at that line, and stands in none of the program files.
 *
 * @param {Waiver} waiver
 * @param {(path: string) => string} readFile gives a file of the comparator's package
 * @returns {string[]} problems, each with what to do
 */
export function checkWaiver({ code, evidence: { declaredIn, line, absentFrom } }, readFile) {
  const problems = [];
  if (!readFile(declaredIn).split('\n')[line - 1]?.includes(`"${code}"`)) {
    problems.push(`${code}: line ${line} of ${declaredIn} does not declare it. Correct the evidence of the waiver.`);
  }
  if (absentFrom.length === 0) problems.push(`${code}: the waiver names no program file. List them under absentFrom.`);
  for (const file of absentFrom) {
    if (readFile(file).includes(code)) problems.push(`${code}: stands in ${file}, so the comparator may give it. Write a case instead of the waiver.`);
  }
  return problems;
}

const codesIn = (results) => [...new Set(results.map(({ code }) => code))].sort();
const causesOf = (results) => results.flatMap(({ causes }) => causes ?? []);
const list = (codes) => codes.join(', ') || 'nothing';

/**
 * Checks what a case and its twins gave: the case its code and nothing that is not announced, a mended twin neither error nor warning,
 * a broken twin anything but the code.
 *
 * @param {Case} item
 * @param {Outcome} outcome
 * @returns {string[]} problems, each with what to do
 */
export function checkCase({ code, severity, mend, foundIn, alongside, breaks, quirks }, outcome) {
  const problems = [];
  const say = (text) => problems.push(`cases/${code}: ${text}`);

  const given = codesIn(outcome.results);
  const expected = (foundIn === 'causes' ? [...alongside] : [code, ...alongside]).sort();
  if (list(given) !== list(expected)) say(`expected ${list(expected)}, found ${list(given)}. Make the case smaller, or correct "alongside".`);

  const causes = codesIn(causesOf(outcome.results));
  const expectedCauses = foundIn === 'causes' ? [code] : [];
  if (list(causes) !== list(expectedCauses)) say(`expected ${list(expectedCauses)} among the causes, found ${list(causes)}. Correct the case or "foundIn".`);

  for (const result of [...outcome.results, ...causesOf(outcome.results)]) {
    if (result.code === code && result.type !== severity) say(`the comparator gives it as ${result.type}, not as ${severity}. Correct the severity.`);
  }

  for (const side of ['provider', 'consumer']) {
    const results = outcome.mended?.[side];
    if (mend[side] && !results) say(`the advice for the ${side} has no mended twin. Add one, or set the advice to null.`);
    if (!mend[side] && results) say(`the ${side} has a mended twin but no advice. Write mend.${side}.`);
    const left = (results ?? []).filter(({ type }) => type !== 'info');
    if (left.length > 0) say(`mended by the ${side}, it still gives ${list(codesIn(left))}. Correct the twin.`);
  }

  if (severity === 'info') {
    if (!outcome.broken || !breaks) say('there is nothing to mend, so it needs pact.broken.json and "breaks".');
    else if (codesIn(outcome.broken).includes(code)) say('the broken twin still gives the code. Break the pact.');
  } else if (!outcome.mended) {
    say('neither side has a mended twin. Add oas.mended.yaml, asyncapi.mended.yaml, or pact.mended.json.');
  }

  if (outcome.withQuirks && !quirks) say(`quirks mode gives ${list(codesIn(outcome.withQuirks))}. Say so under "quirks".`);
  if (!outcome.withQuirks && quirks) say('quirks mode gives the same results. Remove "quirks".');
  return problems;
}
