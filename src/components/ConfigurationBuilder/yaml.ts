/** Writes YAML with comments. Text values are quoted unless they're plain in every YAML version. */

type Scalar = string | number | boolean;

/** A value with comment lines above its key. */
export class Commented {
  constructor(
    readonly comment: readonly string[],
    readonly value: Scalar,
  ) {}
}

export type YamlValue = Scalar | Commented | readonly YamlValue[] | {readonly [key: string]: YamlValue | undefined};

const PLAIN = /^[/A-Za-z][\w./-]*(?::[\w./-]+)*$/;
const OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

const scalar = (value: Scalar): string =>
  typeof value === 'string' && !(PLAIN.test(value) && !OTHER_TYPES.test(value)) ? JSON.stringify(value) : String(value);

const isScalar = (value: YamlValue): value is Scalar => typeof value !== 'object';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function linesOf(value: YamlValue): string[] {
  if (isScalar(value)) return [scalar(value)];
  if (value instanceof Commented) return linesOf(value.value);
  if (Array.isArray(value))
    return (value as readonly YamlValue[]).flatMap((item) => {
      const [first = '', ...rest] = linesOf(item);
      return [`- ${first}`, ...indent(rest)];
    });
  return Object.entries(value).flatMap(([key, item]) => {
    if (item === undefined) return [];
    const comments = item instanceof Commented ? item.comment.map((text) => `# ${text}`) : [];
    const lines = linesOf(item);
    if (isScalar(item) || item instanceof Commented) return [...comments, `${key}: ${lines.join('')}`];
    if (lines.length === 0) return [`${key}: ${Array.isArray(item) ? '[]' : '{}'}`];
    return [`${key}:`, ...indent(lines)];
  });
}

/** One YAML document. */
export const yamlOf = (value: YamlValue): string => linesOf(value).join('\n');
