export { describeUnhandled, PACTFLOW_LINE, usesPactflow } from './broker.js';
export { chainTo, describeProblems, groupInChains, listSteps, placeOf, readRecordings } from './catalog.js';
export { drift, readKept, writeKept } from './kept.js';
export { diffLines, formatOutput, normalize, parseOutput } from './output-file.js';
export { forEachInParallel } from './parallel.js';
export { replay, replayChain } from './replay.js';
export { replayAll } from './replay-all.js';
export { mustSucceed, runInFolder } from './shell.js';
export { comparePact, responsesIn } from './written-pact.js';
