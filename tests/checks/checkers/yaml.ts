import {isMap, isPair, isScalar, isSeq, visit} from 'yaml';
import {checkPactCommands} from './pactCommands';
import {readYaml, type Structured} from './structured';
import {eachOne, type Place} from './types';

/** Keys under which build systems expect shell: GitHub, CircleCI and Azure (`run`, `command`, `bash`, `script`), GitLab, Travis CI and Bitbucket (`script` and its like). */
const SHELL_KEYS = new Set([
  'run',
  'script',
  'before_script',
  'after_script',
  'command',
  'bash',
  'sh',
  'install',
  'before_install',
  'after_success',
]);

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** The pact commands in the shell inside a document, at their own lines. */
export function shellProblems({document, value}: Structured, text: string, era: 'legacy' | undefined): Place[] {
  const problems: Place[] = [];
  // A variable may be set anywhere above the step that uses it.
  const environment: string[] = [];
  visit(document, {
    Pair(_, {key, value: map}) {
      if (['env', 'environment', 'variables'].includes(nameOf(key)) && isMap(map))
        environment.push(...map.items.map((item) => nameOf(item.key)));
    },
  });
  // A container of the image runs what stands under `command`, which begins behind `pact`.
  const isComposed = typeof value === 'object' && value !== null && 'services' in value;
  visit(document, {
    Scalar(_, node, path) {
      const pair = path.filter(isPair).at(-1);
      const parent = path.at(-1);
      if (
        pair === undefined ||
        isComposed ||
        typeof node.value !== 'string' ||
        !SHELL_KEYS.has(nameOf(pair.key)) ||
        !(parent === pair || (isSeq(parent) && path.at(-2) === pair))
      )
        return;
      if (isPair(parent) && parent.key === node) return;
      const start = node.range?.[0] ?? 0;
      const first = text.slice(0, start).split('\n').length;
      // A block scalar's text begins in the line after its header; a folded or quoted one has lost its lines.
      const isLiteral = node.type === 'BLOCK_LITERAL';
      for (const place of checkPactCommands(node.value, {era, environment}))
        problems.push({
          ...place,
          line: isLiteral ? first + place.line : node.type === 'BLOCK_FOLDED' ? first + 1 : first,
        });
    },
  });
  return problems;
}

/** YAML of any kind: every document parses, and no key stands twice. */
export const yaml = eachOne(['yaml'], ({text, era}) => {
  const {documents, problems} = readYaml(text);
  return problems.length > 0 ? problems : documents.flatMap((document) => shellProblems(document, text, era));
});
