import {isMap, isPair, isScalar, isSeq, visit} from 'yaml';
import {checkPactCommands} from './pactCommands';
import {readYaml, type Structured} from './structured';
import {checkEach, type Issue} from './types';

/**
 * Keys for shell scripts in the configuration of GitHub, CircleCI, and Azure (`run`, `command`, `bash`, `script`),
 * Buildkite (`commands`), and GitLab, Travis CI, and Bitbucket (`script` and similar keys).
 */
const SHELL_KEYS = new Set([
  'run',
  'script',
  'before_script',
  'after_script',
  'command',
  'commands',
  'bash',
  'sh',
  'install',
  'before_install',
  'after_success',
]);

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Checks the pact commands in the shell scripts of a document. */
export function shellProblems({document, value}: Structured, text: string, era: 'legacy' | undefined): Issue[] {
  const problems: Issue[] = [];
  // A variable may be set at any level above the step that uses it.
  const environment: string[] = [];
  visit(document, {
    Pair(_, {key, value: map}) {
      if (['env', 'environment', 'variables'].includes(nameOf(key)) && isMap(map))
        environment.push(...map.items.map((item) => nameOf(item.key)));
    },
  });
  // In a Compose file, `command` has only the arguments of `pact`, so the Compose checker handles it.
  const isComposeFile = typeof value === 'object' && value !== null && 'services' in value;
  visit(document, {
    Scalar(_, node, path) {
      const pair = path.filter(isPair).at(-1);
      const parent = path.at(-1);
      if (
        pair === undefined ||
        isComposeFile ||
        typeof node.value !== 'string' ||
        !SHELL_KEYS.has(nameOf(pair.key)) ||
        !(parent === pair || (isSeq(parent) && path.at(-2) === pair))
      )
        return;
      if (isPair(parent) && parent.key === node) return;
      const start = node.range?.[0] ?? 0;
      const first = text.slice(0, start).split('\n').length;
      // The text of a block scalar starts on the line after its header. Other styles don't keep the line breaks.
      const isLiteral = node.type === 'BLOCK_LITERAL';
      for (const issue of checkPactCommands(node.value, {era, environment}))
        problems.push({
          ...issue,
          line: isLiteral ? first + issue.line : node.type === 'BLOCK_FOLDED' ? first + 1 : first,
        });
    },
  });
  return problems;
}

/** Checks that YAML is valid and has no duplicate keys, and checks the pact commands in it. */
export const yaml = checkEach(['yaml'], ({text, era}) => {
  const {documents, problems} = readYaml(text);
  return problems.length > 0 ? problems : documents.flatMap((document) => shellProblems(document, text, era));
});
