import type {LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {SKIP, visit} from 'unist-util-visit';
import {markdownlintConfig} from './markdownlint.config';
import type {Page, Problem} from './page';

/** In the end a rule's own advice is its page, which names the wrong and the right way. */
const hintOf = ({ruleNames, ruleInformation}: LintError): string =>
  `Mend it${ruleInformation === null ? '' : ` as ${ruleInformation} shows`}, or say why the rule is off in tests/checks/prose/markdownlint.config.ts (${ruleNames[0] ?? ''}).`;

/** A page as markdownlint understands it: comments of MDX as those of HTML, on the same lines. Otherwise their stars are taken for emphasis. */
function withHtmlComments({text, tree}: Page): string {
  let result = '';
  let at = 0;
  visit(tree, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    const comment = /^\s*\/\*([\s\S]*?)\*\/\s*$/.exec(node.value)?.[1];
    if (start === undefined || end === undefined || comment === undefined) return undefined;
    result += `${text.slice(at, start)}<!--${comment}-->`;
    at = end;
    return SKIP;
  });
  return result + text.slice(at);
}

/** Holds the Markdown of pages against markdownlint's rules. */
export async function checkMarkdown(pages: readonly Page[]): Promise<Problem[]> {
  const results = await lint({
    strings: Object.fromEntries(pages.map((page) => [page.file, withHtmlComments(page)])),
    config: markdownlintConfig,
  });
  return Object.entries(results).flatMap(([file, errors]) =>
    errors.map((error) => {
      const details = [error.errorDetail, error.errorContext === null ? null : `near "${error.errorContext}"`].filter(
        (part) => part !== null && part !== '',
      );
      return {
        file,
        line: error.lineNumber,
        message: `${error.ruleDescription}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`,
        hint: hintOf(error),
      };
    }),
  );
}
