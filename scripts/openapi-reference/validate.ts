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
import {pageRules, type Looked} from './pageRules';

/** Something wrong with a description. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong. */
  message: string;
  /** Name of the rule that found it. */
  rule: string;
  /** What to do about it. */
  mend: string;
}

/** Thrown for a description that no page can be made of; the message lists every problem and needs no stack. */
export class DescriptionError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems
        .map(
          ({file, line, column, message, rule, mend}) =>
            `${file}:${line}:${column}: ${message} (${rule})\n  To mend: ${mend}`,
        )
        .concat(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. No page was generated.`)
        .join('\n'),
    );
    this.name = 'DescriptionError';
  }
}

/** How to mend what a rule finds; Redocly explains the others. */
const MEND: Readonly<Record<string, string>> = {
  syntax: 'correct the YAML there; indentation with tabs, a missing colon or an unclosed quote are the usual causes.',
  struct:
    'see that object in the OpenAPI specification, https://spec.openapis.org/oas/v3.0.3.html, and add, rename or remove the field.',
  'no-unresolved-refs':
    'correct the spelling of the $ref, or add what it names. It is a path inside the description (#/components/…) or a file beside it.',
  'operation-operationId':
    'add operationId: with a name in camel case. It makes the addresses of the headings on the page, so it must be there and stay.',
  'operation-operationId-unique': 'give each operation a name of its own.',
  'operation-operationId-url-safe': 'use letters, digits, - and _ only.',
  'operation-summary':
    'add summary: with a few words in sentence case. It is the heading of the operation on the page.',
  'operation-2xx-response': 'add the response of a successful call.',
  'no-invalid-media-type-examples':
    'change the example, or the schema if the example is right. Readers copy examples, so they have to hold.',
  'no-invalid-schema-examples':
    'change the example, or the schema if the example is right. Readers copy examples, so they have to hold.',
  'no-invalid-parameter-examples':
    'change the example, or the schema if the example is right. Request samples are made of it.',
  'parameter-description': 'add description: with what the value means to a caller.',
  'path-parameters-defined': 'declare the parameter under parameters:, or take it out of the path.',
  'no-empty-servers': 'add servers: with at least one url. Request samples call the first one.',
  'no-unused-components': 'refer to it from an operation, or remove it: no operation would lead a reader to it.',
  'security-defined': 'write security: [] at the root of an API that asks for no authentication.',
  'page/has-operations': 'add at least one operation under paths:.',
  'page/has-example': 'add example: beside the schema. Request samples are made of it.',
  'page/no-raw-html': 'write Markdown instead.',
  'page/can-render': 'describe it in another way, or teach src/plugins/site/openapi-reference/ to show it.',
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

/** A build has no network, so a $ref to another host must not be followed. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(absoluteRef: string) {
    if (isAbsoluteUrl(absoluteRef))
      throw new ResolveError(new Error('an address on another host is not followed. Keep a copy in openapi/'));
    return super.loadExternalRef(absoluteRef);
  }
}

/** Redocly's problem in the project's own form. */
function toProblem(problem: NormalizedProblem, root: string): Problem {
  const [place] = problem.location;
  const where = place === undefined ? undefined : getLineColLocation(place);
  // Redocly says that a reference leads nowhere, but not which one.
  const unresolved =
    problem.ruleId === 'no-unresolved-refs' && where !== undefined
      ? `${problem.message.replace(/\s+/g, ' ').trim()}: ${(where.source.getLines()[where.start.line - 1] ?? '').trim()}`
      : undefined;
  const suggestion = problem.suggest[0];
  const mend = MEND[problem.ruleId] ?? `see https://redocly.com/docs/cli/rules/oas/${problem.ruleId}`;
  return {
    file: where === undefined ? '' : relative(root, where.source.absoluteRef),
    line: where?.start.line ?? 1,
    column: where?.start.col ?? 1,
    message: unresolved ?? problem.message.replace(/\s+/g, ' ').trim(),
    rule: problem.ruleId,
    mend: suggestion === undefined ? mend : `did you mean \`${suggestion}\`? Otherwise ${mend}`,
  };
}

/**
 * Checks a description against the OpenAPI specification and against what its page needs, without a network.
 * @param path absolute path of the description
 * @param root absolute path of the repository; problems name files from there
 * @returns how much it looked at
 * @throws DescriptionError with every problem, in the order of the file
 */
export async function validateDescription(path: string, root: string): Promise<Looked> {
  const looked: Looked = {operations: 0, schemas: 0, examples: 0};
  const file = relative(root, path);
  const single = (line: number, column: number, message: string, rule: string, mend: string) =>
    new DescriptionError([{file, line, column, message, rule, mend}]);
  let problems: NormalizedProblem[];
  try {
    const text = readFileSync(path, 'utf8');
    if (text.trim() === '')
      throw single(
        1,
        1,
        'The file is empty.',
        'struct',
        'describe the API there, or take the file out of src/plugins/site/openapi-reference/references.ts.',
      );
    const config = await createConfig({plugins: [pageRules(looked)], rules: RULES} as RawUniversalConfig);
    const resolver = new LocalResolver(config.resolve);
    problems = await lint({ref: path, config, externalRefResolver: resolver});
    const document = await resolver.resolveDocument(null, path, true);
    const version = document instanceof Error ? 'unknown' : detectSpec(document.parsed);
    if (!['oas3_0', 'oas3_1'].includes(version)) {
      const line = text.split('\n').findIndex((candidate) => /^["']?(openapi|swagger)\b/.test(candidate)) + 1;
      throw single(
        Math.max(line, 1),
        1,
        'The page generator reads OpenAPI 3.0 and 3.1 only.',
        'struct',
        'translate the description and start it with the line openapi: 3.0.3',
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
        MEND.syntax ?? '',
      );
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (missing)
      throw single(
        1,
        1,
        'The file does not exist.',
        'struct',
        'add it, or take it out of src/plugins/site/openapi-reference/references.ts.',
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
  return looked;
}
