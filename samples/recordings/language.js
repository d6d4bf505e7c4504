import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleName } from './catalog.js';

/**
 * @typedef {{path: string[], env: Record<string, string>}} Toolchain the folders of a language's programs, and the variables that make them use the
 * dependencies that were fetched in advance
 */

/**
 * Finds the toolchain for the commands of a sample in another language than JavaScript.
 *
 * @param {string} folder of the sample. Its package.json names the language: `"language": "java"`
 * @param {string | undefined} [file] JSON with a toolchain for each sample; `npm run languages` writes it and sets LANGUAGE_TOOLCHAINS to its path
 * @returns {Toolchain} without folders and variables for a sample in JavaScript
 * @throws {Error} when the sample has a language, but the file has no toolchain for it
 */
export function readToolchain(folder, file = process.env.LANGUAGE_TOOLCHAINS) {
  const { language } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (language === undefined) return { path: [], env: {} };
  const name = sampleName(folder);
  const toolchain = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[name] : undefined;
  if (toolchain === undefined) throw new Error(`${name} needs the tools for ${language}. Run npm run languages -- ${name}, which sets them up.`);
  return toolchain;
}
