import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {
  BaseResolver,
  createConfig,
  detectSpec,
  getLineColLocation,
  isAbsoluteUrl,
  lint,
  ResolveError,
  YamlParseError,
  type NormalizedProblem,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {pageRules, type Counts} from './pageRules';

/** A problem in a description. */
export interface Problem {
  /** Path relative to the root of the repository. */
  file: string;
  /** The first is 1. */
  line: number;
  /** The first is 1. */
  column: number;
  message: string;
  /** Name of the rule that reports it. */
  rule: string;
  /** How to fix it. */
  fix: string;
}

/** Thrown if a description has problems. The message lists all of them, so it doesn't need a stack trace. */
export class DescriptionError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems
        .map(
          ({file, line, column, message, rule, fix}) =>
            `${file}:${line}:${column}: ${message} (${rule})\n  To fix it, ${fix}`,
        )
        .concat(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. No page was generated.`)
        .join('\n'),
    );
    this.name = 'DescriptionError';
  }
}

/** How to fix the problems that a rule reports. For other rules, the message links to Redocly's documentation. */
const FIXES: Readonly<Record<string, string>> = {
  syntax: 'correct the YAML. The usual causes are tabs as indentation, a missing colon, or an unclosed quote.',
  struct:
    'look up the object in the OpenAPI specification, https://spec.openapis.org/oas/v3.0.3.html, and add, rename, or remove the field.',
  'no-unresolved-refs':
    'correct the spelling of the $ref, or add its target. A $ref is a path in the description (#/components/…) or a file next to it.',
  'operation-operationId':
    "add operationId: with a name in camel case. The headings' anchors on the page are based on it, so don't change it later.",
  'operation-operationId-unique': 'give each operation a unique name.',
  'operation-operationId-url-safe': 'use only letters, digits, -, and _.',
  'operation-summary':
    'add summary: with a few words in sentence case. The page uses it as the heading of the operation.',
  'operation-2xx-response': 'add the response to a successful request.',
  'no-invalid-media-type-examples':
    'change the example, or change the schema if the example is right. Readers copy examples, so they have to be valid.',
  'no-invalid-schema-examples':
    'change the example, or change the schema if the example is right. Readers copy examples, so they have to be valid.',
  'no-invalid-parameter-examples':
    'change the example, or change the schema if the example is right. Request samples use the example.',
  'parameter-description': 'add description: with the meaning of the value.',
  'path-parameters-defined': 'declare the parameter under parameters:, or remove it from the path.',
  'no-empty-servers': 'add servers: with at least one url. Request samples use the first one.',
  'no-unused-components': 'refer to it from an operation, or remove it. No operation links to it.',
  'security-defined': "add security: [] at the root if the API doesn't require authentication.",
  'page/has-operations': 'add at least one operation under paths:.',
  'page/has-example': 'add example: next to the schema. Request samples use the example.',
  'page/no-raw-html': 'use Markdown instead.',
  'page/can-render': 'describe it in another way, or add support for it to scripts/openapi-reference/.',
};

const RULES: Record<string, 'error'> = Object.fromEntries(
  [
    'struct',
    'no-unresolved-refs',
    'operation-operationId',
    'operation-operationId-unique',
    'operation-operationId-url-safe',
    'operation-summary',
    'operation-2xx-response',
    'operation-parameters-unique',
    'operation-tag-defined',
    'parameter-description',
    'path-parameters-defined',
    'path-declaration-must-exist',
    'path-not-include-query',
    'no-path-trailing-slash',
    'no-identical-paths',
    'no-ambiguous-paths',
    'no-invalid-media-type-examples',
    'no-invalid-schema-examples',
    'no-invalid-parameter-examples',
    'no-example-value-and-externalValue',
    'no-required-schema-properties-undefined',
    'no-schema-type-mismatch',
    'no-enum-type-mismatch',
    'no-duplicated-tag-names',
    'no-unused-components',
    'no-empty-servers',
    'no-server-trailing-slash',
    'no-server-variables-empty-enum',
    'no-undefined-server-variable',
    'security-defined',
    'spec-components-invalid-map-name',
    'page/has-operations',
    'page/has-example',
    'page/no-raw-html',
    'page/can-render',
  ].map((rule) => [rule, 'error']),
);

/** Rejects a $ref to another host, because a build must not depend on the network. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(absoluteRef: string) {
    if (isAbsoluteUrl(absoluteRef))
      throw new ResolveError(new Error('URLs on other hosts are not supported. Store a copy in openapi/'));
    return super.loadExternalRef(absoluteRef);
  }
}

/** Converts a problem that Redocly reports. */
function toProblem(problem: NormalizedProblem, root: string): Problem {
  const [first] = problem.location;
  const where = first === undefined ? undefined : getLineColLocation(first);
  // Redocly's message doesn't contain the unresolved reference, so the line is added.
  const unresolved =
    problem.ruleId === 'no-unresolved-refs' && where !== undefined
      ? `${problem.message.replace(/\s+/g, ' ').trim()}: ${(where.source.getLines()[where.start.line - 1] ?? '').trim()}`
      : undefined;
  const suggestion = problem.suggest[0];
  const fix = FIXES[problem.ruleId] ?? `see https://redocly.com/docs/cli/rules/oas/${problem.ruleId}`;
  return {
    file: where === undefined ? '' : relative(root, where.source.absoluteRef),
    line: where?.start.line ?? 1,
    column: where?.start.col ?? 1,
    message: unresolved ?? problem.message.replace(/\s+/g, ' ').trim(),
    rule: problem.ruleId,
    fix: suggestion === undefined ? fix : `use \`${suggestion}\` if that's what you meant. Otherwise, ${fix}`,
  };
}

/**
 * Checks a description against the OpenAPI specification and the requirements of its page, without network access.
 * @param path absolute path of the description
 * @param root absolute path of the repository; file names in problems are relative to it
 * @returns what the description contains
 * @throws DescriptionError with all problems, in the order of the file
 */
export async function validateDescription(path: string, root: string): Promise<Counts> {
  const counts: Counts = {operations: 0, schemas: 0, examples: 0};
  const file = relative(root, path);
  const single = (line: number, column: number, message: string, rule: string, fix: string) =>
    new DescriptionError([{file, line, column, message, rule, fix}]);
  let problems: NormalizedProblem[];
  try {
    const text = readFileSync(path, 'utf8');
    if (text.trim() === '')
      throw single(
        1,
        1,
        'The file is empty.',
        'struct',
        'describe the API, or remove the file from src/plugins/site/openapi-pages/references.ts.',
      );
    const config = await createConfig({plugins: [pageRules(counts)], rules: RULES} as RawUniversalConfig);
    const resolver = new LocalResolver(config.resolve);
    problems = await lint({ref: path, config, externalRefResolver: resolver});
    const document = await resolver.resolveDocument(null, path, true);
    const version = document instanceof Error ? 'unknown' : detectSpec(document.parsed);
    if (!['oas3_0', 'oas3_1'].includes(version)) {
      const line = text.split('\n').findIndex((candidate) => /^["']?(openapi|swagger)\b/.test(candidate)) + 1;
      throw single(
        Math.max(line, 1),
        1,
        'The page generator supports only OpenAPI 3.0 and 3.1.',
        'struct',
        'convert the description, and start it with the line openapi: 3.0.3',
      );
    }
  } catch (error) {
    if (error instanceof DescriptionError) throw error;
    if (error instanceof YamlParseError)
      throw single(
        error.line,
        error.col,
        error.message.replace(/ in "[^"]*"| \(\d+:\d+\)$/g, ''),
        'syntax',
        FIXES.syntax ?? '',
      );
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (missing)
      throw single(
        1,
        1,
        "The file doesn't exist.",
        'struct',
        'add the file, or remove it from src/plugins/site/openapi-pages/references.ts.',
      );
    throw single(1, 1, (error as Error).message, 'struct', 'start the file with the line openapi: 3.0.3');
  }
  if (problems.length > 0) {
    throw new DescriptionError(
      problems
        .map((problem) => toProblem(problem, root))
        .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column),
    );
  }
  return counts;
}
