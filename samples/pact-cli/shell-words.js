/**
 * @typedef {object} Word
 * @property {string} text the text without quotes; variables and substitutions are unchanged
 * @property {boolean} dynamic whether it contains a variable or substitution, so that its value is unknown
 *
 * @typedef {object} SimpleCommand
 * @property {Record<string, string>} assignments the assignments before the command, as in `A=1 command`
 * @property {Word[]} words
 * @property {number} line of its first word; the first is 1
 */

const KEYWORDS = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', 'time', '{']);

/**
 * Splits a shell script into simple commands. It supports the shell syntax that documentation uses: it finds commands in pipes,
 * lists, `if`, and `$(…)`, and ignores here-documents, comments, and redirections.
 *
 * @param {string} script
 * @param {number} [firstLine]
 * @returns {SimpleCommand[]} the commands; those in `$(…)` come before the command that contains them
 */
export function parseShell(script, firstLine = 1) {
  /** @type {SimpleCommand[]} */
  const commands = [];
  /** @type {string[]} the ends of here-documents that begin after this line */
  const hereDocuments = [];
  let command = newCommand(firstLine);
  let word = newWord();
  let line = firstLine;
  let at = 0;

  const endWord = () => {
    if (!word.begun) return;
    const { text, dynamic, redirects } = word;
    word = newWord();
    if (redirects) {
      if (redirects === '<<') hereDocuments.push(text);
      return;
    }
    const assignment = /^(\w+)=(.*)$/s.exec(text);
    if (command.words.length === 0 && assignment) command.assignments[assignment[1]] = assignment[2];
    else if (command.words.length > 0 || !KEYWORDS.has(text)) {
      if (command.words.length === 0) command.line = line;
      command.words.push({ text, dynamic });
    }
  };
  const endCommand = () => {
    endWord();
    if (command.words.length > 0 || Object.keys(command.assignments).length > 0) commands.push(command);
    command = newCommand(line);
  };
  /** @param {string} text @param {boolean} [dynamic] */
  const add = (text, dynamic = false) => {
    word.begun = true;
    word.text += text;
    word.dynamic ||= dynamic;
    line += text.split('\n').length - 1;
    at += text.length;
  };
  /** Adds a variable or a substitution, and finds the commands in the substitution. */
  const addExpansion = () => {
    const substitution = script.startsWith('$(', at)
      ? closing(script, at + 2, '(', ')')
      : script[at] === '`'
        ? script.indexOf('`', at + 1)
        : -1;
    if (substitution > 0) {
      const start = script[at] === '`' ? at + 1 : at + 2;
      commands.push(...parseShell(script.slice(start, substitution), line));
      add(script.slice(at, substitution + 1), true);
    } else {
      add(/^\$(\{[^}]*\}|\w+|[^\w\s"'])?/.exec(script.slice(at))?.[0] ?? '$', true);
    }
  };

  while (at < script.length) {
    const rest = script.slice(at);
    const character = script[at];
    const redirection = /^(?:\d*)(<<|>>|>&|<&|&>|<|>)-?/.exec(rest);
    if (rest.startsWith('\\\n')) {
      at += 2;
      line += 1;
    } else if (character === '\\') {
      at += 1;
      add(script[at] ?? '');
    } else if (character === "'") {
      const end = script.indexOf("'", at + 1);
      at += 1;
      add(script.slice(at, end < 0 ? undefined : end));
      at += 1;
    } else if (character === '"') {
      at += 1;
      add('');
      while (at < script.length && script[at] !== '"') {
        if (/^\\["\\$`\n]/.test(script.slice(at))) at += 1;
        else if (script[at] === '$' || script[at] === '`') {
          addExpansion();
          continue;
        }
        add(script[at]);
      }
      at += 1;
    } else if (character === '$' || character === '`') {
      addExpansion();
    } else if (character === '#' && !word.begun) {
      at += /^.*/.exec(rest)?.[0].length ?? 0;
    } else if (redirection && (/^[<>&]/.test(rest) || !word.begun)) {
      endWord();
      word.redirects = redirection[1];
      at += redirection[0].length;
    } else if (/^[;|&()\n]/.test(character)) {
      endCommand();
      at += 1;
      if (character === '\n') {
        line += 1;
        for (const end of hereDocuments.splice(0)) {
          const body = script.slice(at);
          const length = new RegExp(`^\\t*${end.replace(/\W/g, '\\$&')}$`, 'm').exec(body)?.index ?? body.length;
          line += body.slice(0, length).split('\n').length - 1;
          at += length + end.length;
        }
      }
    } else if (/^[ \t\r]/.test(character)) {
      endWord();
      at += 1;
    } else {
      add(character);
    }
  }
  endCommand();
  return commands;
}

/** @param {number} line @returns {SimpleCommand} */
const newCommand = (line) => ({ assignments: {}, words: [], line });

const newWord = () => ({ text: '', dynamic: false, begun: false, redirects: '' });

/** @param {string} text @param {number} from @param {string} open @param {string} close @returns {number} the position of the closing character, or the end of the text */
function closing(text, from, open, close) {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
