// Habits of wording that the house style asks for or against.
import {visit} from 'unist-util-visit';
import {lineOf, proseOf, type Page, type Problem} from './page';

/** A wording that pages avoid. */
interface Habit {
  /** Searched in prose, in any case; a space stands for any white space. */
  words: string;
  instead: string;
}

/** Words that belittle the reader's work, Latin shortcuts, and padding. */
export const habits: readonly Habit[] = [
  {words: 'simply', instead: 'Leave it out: what is simple shows by itself.'},
  {words: 'just(?![- ](?:in[- ]time|as|after|before|like))', instead: 'Leave it out, or write "only".'},
  {words: 'easy|easily', instead: 'Say what it takes instead: one command, two fields, no account.'},
  {
    words: 'obviously|of course|clearly',
    instead: 'Leave it out: whoever knows needs no telling, and whoever does not feels small.',
  },
  {words: 'please', instead: 'Leave it out: an instruction is polite enough.'},
  {words: 'e\\.g\\.?', instead: 'Write "for example" or "such as".'},
  {words: 'i\\.e\\.?', instead: 'Write "that is".'},
  {words: 'etc\\.?', instead: 'Name the rest, or begin with "such as".'},
  {words: 'in order to', instead: 'Write "to".'},
  {words: 'click on', instead: 'Write "choose" or "select": not everybody has a mouse.'},
];

const PATTERNS = habits.map(({words, instead}) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'giu'),
  instead,
}));

const SHELLS = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'powershell', 'ps1', 'bat', 'cmd']);
const PROMPT = /^\s*(?:\$\s|PS [^>]*>\s|[A-Z]:\\[^>]*>)/;

/** Wordings that the house style replaces. */
export function checkWording(page: Page): Problem[] {
  const prose = proseOf(page);
  return PATTERNS.flatMap(({pattern, instead}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      file: page.file,
      line: page.lineAt(match.index),
      message: `"${match[0].replace(/\s+/g, ' ')}" is a word that these pages avoid.`,
      hint: instead,
    })),
  );
}

/** Commands that begin with the sign of a prompt, which a reader would copy with them. */
export function checkPrompts(page: Page): {problems: Problem[]; fences: number} {
  const problems: Problem[] = [];
  let fences = 0;
  visit(page.tree, 'code', (node) => {
    fences += 1;
    if (!SHELLS.has(node.lang ?? '')) return;
    node.value.split('\n').forEach((line, index) => {
      const [sign] = PROMPT.exec(line) ?? [];
      if (sign === undefined) return;
      problems.push({
        file: page.file,
        line: lineOf(node) + 1 + index,
        message: `this command begins with the prompt sign "${sign.trim()}".`,
        hint: 'Leave the sign out, so that the line can be copied whole; output goes into a fence of its own.',
      });
    });
  });
  return {problems, fences};
}
