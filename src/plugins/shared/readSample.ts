import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {outputOf, parseRecording} from './code-blocks/recording';

/**
 * The content of a file of the samples, or the output of a recorded command.
 * @param attribute of a component, for error messages
 */
export function readSample(site: string, attribute: string, name: string): string {
  if (!name.startsWith('samples/') || name.includes('..'))
    throw new Error(`the attribute "${attribute}" must be a path below samples/, but is "${name}".`);
  if (!existsSync(join(site, name)))
    throw new Error(`the attribute "${attribute}" names ${name}, which doesn’t exist. Correct the path.`);
  const text = readFileSync(join(site, name), 'utf8');
  return name.endsWith('.txt') ? `${outputOf(parseRecording(text), 'stdout', null)}\n` : text;
}
