// Finds the text in a file that is written in sentences. Everything else (code, URLs, quoted text) is masked, so that
// offsets and lines stay those of the file.
import ts from 'typescript';

/** Takes the place of a masked character. It isn't white space, so no phrase matches across it. */
const MASK = '·';
const mask = (text: string): string => text.replace(/[^\n]/g, MASK);
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const URLS = /\b(?:https?:\/\/|www\.)[^\s<>)\]]+/g;
/** Text between double quotes, straight or curly, in one paragraph. */
const QUOTED = /"[^"\n]*(?:\n(?!\s*\n)[^"\n]*){0,2}"|“[^”]*”/g;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** Masks what no rule applies to: inline code, quoted text, and URLs. */
const withoutExempt = (text: string): string =>
  text.replace(INLINE_CODE, mask).replace(URLS, mask).replace(QUOTED, mask);

/** Attributes of components and code blocks whose values readers see or hear. */
const ATTRIBUTES = 'alt|title|label|description|summary|caption|aria-label|placeholder|asks|text|question|illustrative';
const ATTRIBUTE_VALUES = new RegExp(`(?:^|[\\s{,])(?:${ATTRIBUTES})\\s*[=:]\\s*(?:"([^"]*)"|'([^'\\n]*)')`, 'g');

/** Masks a tag or an expression except the values of attributes that readers see or hear. */
function attributesOf(source: string): string {
  let result = '';
  let at = 0;
  for (const match of source.matchAll(ATTRIBUTE_VALUES)) {
    const value = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].length - value.length - 1;
    result += mask(source.slice(at, start)) + value;
    at = start + value.length;
  }
  return result + mask(source.slice(at));
}

/** @returns the offset after the tag or the expression that starts at `start`, or `start` if it has no end */
function endOf(text: string, start: number): number {
  const isTag = text[start] === '<';
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if ((depth > 0 || isTag) && (character === '"' || (isTag && depth > 0 && /['`]/.test(character))))
      quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (!isTag && depth === 0) return at + 1;
    } else if (isTag && character === '>' && depth === 0) return at + 1;
  }
  return start;
}

function withoutTags(text: string): string {
  let result = '';
  let at = 0;
  for (const {index} of text.matchAll(/<\/?[A-Za-z]|\{/g)) {
    if (index < at) continue;
    const end = endOf(text, index);
    if (end === index) continue;
    const source = text.slice(index, end);
    const comment = /^\{\/\*([\s\S]*)\*\/\}$/.exec(source)?.[1];
    result += text.slice(at, index);
    result += comment === undefined ? attributesOf(source) : `   ${comment}   `;
    at = end;
  }
  return result + text.slice(at);
}

/** The sentences of a Markdown or MDX file, including its title and description. */
function markdownText(source: string, isMdx: boolean): string {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(source) ?? [];
  const fields = frontMatter.replace(/^(?!(?:title|description|sidebar_label|summary):).*$/gm, mask);
  const body = source
    .slice(frontMatter.length)
    .replace(
      /^([ \t]*(?:> ?)*)(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^[ \t]*(?:> ?)*\2[ \t]*$/gm,
      (block, indent: string, marks: string, meta: string) => {
        const rest = block.slice(indent.length + marks.length + meta.length);
        return mask(indent + marks) + attributesOf(meta) + mask(rest);
      },
    )
    .replace(/^(?:import|export) .*(?:\n[ \t}].*)*$/gm, mask)
    .replace(INLINE_CODE, mask)
    .replace(/(\]\()([^)\s]+)/g, (_match, open: string, url: string) => open + mask(url))
    .replace(/^\[[^\]]+\]: \S+/gm, mask)
    .replace(/\{#[\w-]+\}|\{\/\* #[\w-]+ \*\/\}/g, mask);
  return (fields + (isMdx ? withoutTags(body) : body.replace(/<\/?[a-z][^>\n]*>/g, mask)))
    .replace(URLS, mask)
    .replace(/(?<=[\s(>[])"[^"\n]*(?:\n(?!\s*\n)[^"\n]*){0,2}"|“[^”]*”/g, mask);
}

/** The comments and string literals of TypeScript or JavaScript. */
function codeText(file: string, source: string): string {
  const kept: {start: number; end: number; comment: boolean}[] = [];
  const kind = /\.tsx$/.test(file) ? ts.ScriptKind.TSX : /\.[cm]?ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const comments = new Map<number, number>();
  const takeComments = (position: number): void => {
    for (const ranges of [ts.getLeadingCommentRanges(source, position), ts.getTrailingCommentRanges(source, position)])
      for (const {pos, end} of ranges ?? []) comments.set(pos, end);
  };
  const keep = (node: ts.Node): void =>
    void kept.push({start: node.getStart(tree) + 1, end: node.end - 1, comment: false});
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) {
      kept.push({start: node.pos, end: node.end, comment: false});
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      takeComments(node.getFullStart());
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) keep(node);
    if (ts.isTemplateExpression(node)) keep(node);
    const children = node.getChildren(tree);
    if (children.length === 0) {
      takeComments(node.getFullStart());
      takeComments(node.end);
    }
    for (const child of children) visit(child);
  };
  visit(tree);
  for (const [start, end] of comments) kept.push({start, end, comment: true});
  kept.sort((one, other) => one.start - other.start || other.end - one.end);
  let result = '';
  let at = 0;
  for (const {start, end, comment} of kept) {
    // A string inside a template literal's expression has already been kept along with the template.
    if (start < at) continue;
    const text = source.slice(start, end);
    const sentences = comment
      ? text.replace(/^\/\*+|\*+\/$|^\/\/+|(?<=\n)[ \t]*(?:\*(?!\/)|\/\/)/g, blank)
      : /\s/.test(text)
        ? text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, mask).replace(/\\n/g, mask)
        : mask(text);
    result += mask(source.slice(at, start)) + withoutExempt(sentences);
    at = end;
  }
  return result + mask(source.slice(at));
}

/** The comments of a style sheet. */
function styleText(source: string): string {
  let result = '';
  let at = 0;
  for (const match of source.matchAll(/\/\*[\s\S]*?\*\//g)) {
    result +=
      mask(source.slice(at, match.index)) + withoutExempt(match[0].replace(/\/\*|\*\/|(?<=\n)[ \t]*\*/g, blank));
    at = match.index + match[0].length;
  }
  return result + mask(source.slice(at));
}

/** The comments of a file in which `#` starts one, and the quoted sentences of shell commands. */
const hashText = (source: string): string =>
  source.replace(/^.*$/gm, (line) => {
    const [before = '', comment] = /^(\s*|.*?\s)#(?!\S)(.*)$/.exec(line)?.slice(1) ?? [line, undefined];
    const code = before.replace(
      /^(\s*echo ")([^"]*)(.*)$/,
      (_all, open: string, text: string, rest: string) => mask(open) + text + mask(rest),
    );
    const masked = code === before ? mask(before) : code;
    return comment === undefined ? masked : `${masked} ${withoutExempt(comment)}`;
  });

/** The messages of a translation file. */
const messageText = (source: string): string =>
  source.replace(/^.*$/gm, (line) => {
    const [, open, text, close] = /^(\s*"message": ")(.*)(",?)$/.exec(line) ?? [];
    return open === undefined ? mask(line) : mask(open) + withoutExempt(text ?? '') + mask(close ?? '');
  });

/**
 * Masks everything in a file that isn't a sentence.
 *
 * @returns a text of the same length, with the same lines
 */
export function sentencesOf(file: string, source: string): string {
  const text = source.replace(/^\uFEFF/, ' ').replaceAll('\r', ' ');
  if (/\.mdx?$/.test(file)) return markdownText(text, file.endsWith('.mdx'));
  if (/\.[cm]?[jt]sx?$/.test(file)) return codeText(file, text);
  if (file.endsWith('.css')) return styleText(text);
  if (file.endsWith('.json')) return messageText(text);
  return hashText(text);
}
