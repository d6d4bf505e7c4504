#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeProblems, groupInChains, listSteps, readRecordings } from './catalog.js';
import { listKept, writeKept } from './kept.js';
import { formatOutput } from './output-file.js';
import { forEachInParallel } from './parallel.js';
import { replayChain } from './replay.js';

/**
 * Runs the recordings of the sample in the working directory again and saves their output. If one of them doesn't end as expected, nothing is
 * written. With names as arguments, only those recordings run.
 *
 * @param {readonly string[]} names
 * @throws {Error} for an unknown name
 */
async function update(names) {
  const { folder, recordings } = await readRecordings(pathToFileURL(process.cwd()).href);
  const all = Object.keys(recordings);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown recording: ${unknown.join(', ')}. Available recordings: ${all.join(', ')}.`);
  const problems = describeProblems(recordings, [], listSteps(folder));
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const chosen = names.length > 0 ? names : all;
  /** @type {Map<string, string>} */
  const texts = new Map();
  await forEachInParallel(groupInChains(recordings, chosen), async ({ names: chain, wanted }) => {
    await replayChain(folder, recordings, chain, (name, output) => {
      if (wanted.includes(name)) texts.set(name, formatOutput(output));
    });
  });

  let changed = 0;
  for (const name of chosen) {
    const change = writeKept(join(folder, 'output', `${name}.txt`), texts.get(name) ?? '');
    if (change) console.log(`output/${name}.txt ${change}`);
    if (change) changed += 1;
  }
  for (const file of listKept(folder).filter((kept) => !all.includes(basename(kept, '.txt')))) {
    rmSync(join(folder, 'output', file));
    console.log(`output/${file} had no recording and was deleted`);
    changed += 1;
  }
  console.log(`${chosen.length} recordings made; ${changed} files changed.`);
}

try {
  await update(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
