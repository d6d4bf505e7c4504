import type {LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {SKIP, visit} from 'unist-util-visit';
import {markdownlintConfig} from './markdownlint.config';
import type {Page, Problem} from './page';

/** The hint links to the rule's page, which has wrong and right examples. */
const hintOf = ({ruleNames, ruleInformation}: LintError): string =>
  `Fix it${ruleInformation === null ? '' : ` as ${ruleInformation} describes`}, or turn off ${ruleNames[0] ?? 'the rule'} in tests/checks/prose/markdownlint.config.ts and give the reason.`;

/**
 * Converts a page's MDX comments to HTML comments on the same lines, because markdownlint would read their asterisks as
 * emphasis.
 */
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

/** Checks the Markdown of pages with markdownlint. */
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
