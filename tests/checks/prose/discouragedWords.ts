// Rules for discouraged words in prose and for prompts in code blocks.
import {visit} from 'unist-util-visit';
import {lineOf, proseOf, type Page, type Problem} from './page';

interface DiscouragedWords {
  /** A case-insensitive regular expression; a space matches any whitespace. */
  words: string;
  instead: string;
}

/** Words that make light of the reader's task, Latin abbreviations, and filler. */
export const discouragedWords: readonly DiscouragedWords[] = [
  {words: 'simply', instead: 'Remove the word: it doesn’t help a reader who finds the task difficult.'},
  {words: 'just(?![- ](?:in[- ]time|as|after|before|like))', instead: 'Remove the word, or write "only".'},
  {words: 'easy|easily', instead: 'Describe what the task takes instead, such as one command or two fields.'},
  {
    words: 'obviously|of course|clearly',
    instead: 'Remove the word: it may not be obvious to every reader.',
  },
  {words: 'please', instead: 'Remove the word. Instructions don’t need it.'},
  {words: 'e\\.g\\.?', instead: 'Write "for example" or "such as".'},
  {words: 'i\\.e\\.?', instead: 'Write "that is".'},
  {words: 'etc\\.?', instead: 'List the other items, or start the list with "such as".'},
  {words: 'in order to', instead: 'Write "to".'},
  {words: 'click on', instead: 'Write "select", because not all readers use a mouse.'},
];

const PATTERNS = discouragedWords.map(({words, instead}) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'giu'),
  instead,
}));

const SHELLS = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'powershell', 'ps1', 'bat', 'cmd']);
const PROMPT = /^\s*(?:\$\s|PS [^>]*>\s|[A-Z]:\\[^>]*>)/;

/** Reports discouraged words. */
export function checkDiscouragedWords(page: Page): Problem[] {
  const prose = proseOf(page);
  return PATTERNS.flatMap(({pattern, instead}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      file: page.file,
      line: page.lineAt(match.index),
      message: `Found "${match[0].replace(/\s+/g, ' ')}", which the house style avoids.`,
      hint: instead,
    })),
  );
}

/** Reports commands that start with a prompt, which readers would copy with the command. */
export function checkPrompts(page: Page): {problems: Problem[]; codeBlocks: number} {
  const problems: Problem[] = [];
  let codeBlocks = 0;
  visit(page.tree, 'code', (node) => {
    codeBlocks += 1;
    if (!SHELLS.has(node.lang ?? '')) return;
    node.value.split('\n').forEach((line, index) => {
      const [prompt] = PROMPT.exec(line) ?? [];
      if (prompt === undefined) return;
      problems.push({
        file: page.file,
        line: lineOf(node) + 1 + index,
        message: `The command starts with the prompt "${prompt.trim()}".`,
        hint: 'Remove the prompt, so that readers can copy the command, and put output in a separate code block.',
      });
    });
  });
  return {problems, codeBlocks};
}
