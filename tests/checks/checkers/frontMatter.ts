import {checkFrontMatter, noticeSchema, pageSchema} from '../../../src/plugins/options/front-matter/schema';
import {readOneYaml} from './structured';
import {checkEach} from './types';

/** Checks the front matter of a page or a notice, with or without the --- lines. */
export const frontMatter = checkEach(['front-matter'], ({text}) => {
  const lines = text.replace(/\s+$/, '').split('\n');
  if (lines[0]?.trim() === '---' && lines.at(-1)?.trim() === '---' && lines.length > 1) lines[lines.length - 1] = '';
  const read = readOneYaml(lines.join('\n'));
  if ('problems' in read) return read.problems;
  const {value, lineOf} = read.document;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [
      {
        line: 1,
        message: 'Expected a map of names and values, but found something else.',
        hint: 'Write one name: value on each line.',
      },
    ];
  // Only notices have a date.
  const schema = 'date' in value ? noticeSchema : pageSchema;
  return checkFrontMatter(value as Readonly<Record<string, unknown>>, schema).map(({path, message}) => ({
    line: lineOf(path.slice(0, 1).map(String)),
    message,
    hint: 'For the fields, see src/plugins/options/front-matter/schema.ts.',
  }));
});
