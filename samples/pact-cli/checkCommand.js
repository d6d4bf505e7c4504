import { parseShell } from './shell-words.js';

/**
 * @typedef {import('./describe.js').CliDescription} CliDescription
 * @typedef {import('./describe.js').Command} Command
 * @typedef {import('./describe.js').Option} Option
 * @typedef {import('./shell-words.js').Word} Word
 *
 * @typedef {object} Problem
 * @property {'unknown-command' | 'unknown-option' | 'missing-value' | 'bad-value' | 'missing-option' | 'missing-argument'
 *   | 'unexpected-argument' | 'order' | 'legacy'} kind
 * @property {number} line of the command; the first is 1
 * @property {string} message the problem
 * @property {string} hint how to fix it
 */

/** Legacy programs, and the commands that replace them. */
const LEGACY = new Map([
  ['pact-broker', 'pact broker'],
  ['pact-broker-cli', 'pact broker'],
  ['pact-provider-verifier', 'pact verifier'],
  ['pact_verifier_cli', 'pact verifier'],
  ['pact-mock-service', 'pact mock'],
  ['pact_mock_server_cli', 'pact mock'],
  ['pact-stub-service', 'pact stub'],
  ['pact-plugin-cli', 'pact plugin'],
  ['pact-message', ''],
]);

/** The programs in the npm package, and the commands that they are aliases for. */
const ALIASES = new Map([
  ['pact', 'pact'],
  ['pactflow', 'pact pactflow'],
  ['pact-verifier', 'pact verifier'],
  ['pact-mock-server', 'pact mock'],
  ['pact-stub-server', 'pact stub'],
  ['pact-plugin', 'pact plugin'],
]);

/** The images whose entrypoint is `pact`, from any registry. The words after the name are arguments of `pact`. */
const IMAGE = /^(?:[\w.-]+\/)?pact-?foundation\/pact(?:-cli)?(?:[:@].*)?$/;

/** These commands read the options that select a version only directly after `--pacticipant NAME`. */
const WITH_SELECTORS = new Set(['pact broker can-i-deploy', 'pact broker can-i-merge']);
const SELECTORS = new Set(['--pacticipant', '--version', '--branch', '--tag', '--latest', '--main-branch']);

/**
 * Checks the `pact` commands in a shell script against the description of the CLI. It ignores all other commands.
 *
 * @param {string} script one or more command lines
 * @param {CliDescription} cli
 * @param {Iterable<string>} [environment] names of variables that are set, in addition to those that the script sets
 * @returns {Problem[]} an empty list if there are no problems
 */
export function checkCommandLine(script, cli, environment = []) {
  return findPactCommands(script, environment).flatMap((found) => checkOne(found, cli));
}

/**
 * @typedef {object} PactCommand
 * @property {string} program name of the program without its folder
 * @property {Word[]} words after the program
 * @property {number} line
 * @property {Set<string>} environment
 *
 * @param {string} script
 * @param {Iterable<string>} [environment]
 * @returns {PactCommand[]} all calls of `pact` programs, including legacy programs
 */
export function findPactCommands(script, environment = []) {
  const exported = new Set(environment);
  /** @type {PactCommand[]} */
  const found = [];
  for (const { assignments, words, line } of parseShell(script)) {
    const [first, ...rest] = words;
    if (!first) Object.keys(assignments).forEach((name) => exported.add(name));
    else if (first.text === 'export') rest.forEach(({ text }) => exported.add(text.split('=')[0]));
    const container = inContainer(words);
    if (container) {
      found.push({ program: 'pact', words: container.words, line, environment: new Set(container.environment) });
      continue;
    }
    const [program, ...args] = skipRunner(words);
    const name = program?.text.split('/').at(-1) ?? '';
    if (!ALIASES.has(name) && !LEGACY.has(name) && !name.startsWith('pact-cli@') && name !== 'pact-cli') continue;
    const inline = [...Object.keys(assignments), ...(first.text === 'env' ? rest.map(({ text }) => text.split('=')[0]) : [])];
    found.push({ program: name, words: args, line, environment: new Set([...exported, ...inline]) });
  }
  return found;
}

/**
 * Finds the command that a container of the image runs. The container has only the variables that `-e` sets.
 *
 * @param {Word[]} words of `docker run` or a similar command
 * @returns {{words: Word[], environment: string[]} | undefined} undefined if the image or the entrypoint is a different one
 */
function inContainer(words) {
  const text = words.map((word) => word.text);
  const sudo = text[0] === 'sudo' ? 1 : 0;
  if (!['docker', 'podman', 'nerdctl'].includes(text[sudo]?.split('/').at(-1) ?? '')) return undefined;
  if (!/^(container run|run)\b/.test(text.slice(sudo + 1).join(' '))) return undefined;
  const image = text.findIndex((word) => IMAGE.test(word));
  const options = text.slice(0, Math.max(image, 0));
  if (image < 0 || options.some((option) => /^--entrypoint\b/.test(option))) return undefined;
  const environment = options.flatMap((option, at) => {
    const value = /^(?:-e|--env)$/.test(option) ? options[at + 1] : /^(?:--env=|-e=?)(\w.*)$/.exec(option)?.[1];
    return value ? [value.split('=')[0]] : [];
  });
  return { words: words.slice(image + 1), environment };
}

/** @param {Word[]} words @returns {Word[]} the words without runners such as `npx`, `npm exec`, and `env`, and without their options */
function skipRunner(words) {
  const text = words.map((word) => word.text);
  const length =
    text[0] === 'npx' || text[0] === 'env' || text[0] === 'yarn'
      ? 1
      : /^(npm|pnpm|yarn) (exec|x|dlx)$/.test(text.slice(0, 2).join(' '))
        ? 2
        : 0;
  let at = length;
  while (length > 0 && (text[at]?.startsWith('-') || /^\w+=/.test(text[at] ?? ''))) {
    at += ['-p', '--package'].includes(text[at]) ? 2 : 1;
  }
  return words.slice(at);
}

/** @param {PactCommand} found @param {CliDescription} cli @returns {Problem[]} */
function checkOne({ program, words, line, environment }, cli) {
  if (program.startsWith('pact-cli')) {
    const hint = `Add the name of the program: npx --package=@pact-foundation/${program} pact …`;
    return [
      { kind: 'unknown-command', line, message: 'The package @pact-foundation/pact-cli has no program with its own name.', hint },
    ];
  }
  const legacy = LEGACY.get(program);
  if (legacy === undefined)
    return new Reading(cli, line, environment).read((ALIASES.get(program) ?? program).split(' ').slice(1), words);
  if (legacy === '')
    return [{ kind: 'legacy', line, message: `${program} is a legacy program.`, hint: 'It has no replacement.' }];

  const reading = new Reading(cli, line, environment);
  const problems = reading.read(legacy.split(' ').slice(1), words);
  const notes = problems.map(({ message }) => ` Note: ${message}`).join('');
  return [
    { kind: 'legacy', line, message: `${program} is a legacy program.`, hint: `Use ${reading.command.path} instead.${notes}` },
  ];
}

/** Reads the words of one command the way the CLI does. */
class Reading {
  /** @type {Problem[]} */ problems = [];
  /** @type {Set<string>} long names */ given = new Set();
  positionals = 0;

  /** @param {CliDescription} cli @param {number} line @param {Set<string>} environment */
  constructor(cli, line, environment) {
    this.cli = cli;
    this.line = line;
    this.environment = environment;
    this.command = cli.commands[0];
  }

  /** @param {string[]} path of the command that the program is an alias for @param {Word[]} words @returns {Problem[]} */
  read(path, words) {
    path.forEach((name) => this.enter(name));
    let isOption = true;
    for (let at = 0; at < words.length;) {
      const { text, dynamic } = words[at];
      if (isOption && text === '--') {
        isOption = false;
        at += 1;
      } else if (isOption && /^-./.test(text)) {
        at += this.readOption(words, at);
      } else {
        if (this.command.subcommands.length === 0) this.positionals += 1;
        else if (text === 'help') return this.problems;
        else if (!dynamic && !this.enter(text)) return this.problems;
        at += 1;
      }
    }
    if (!this.given.has('--help')) this.checkNeeds();
    if (WITH_SELECTORS.has(this.command.path)) this.checkSelectors(words);
    return this.problems;
  }

  /** @param {Problem['kind']} kind @param {string} message @param {string} hint */
  report(kind, message, hint) {
    this.problems.push({ kind, line: this.line, message, hint });
  }

  /** @param {string} name of a subcommand @returns {boolean} whether there is one */
  enter(name) {
    const command = this.cli.commands.find(({ path }) => path === `${this.command.path} ${name}`);
    if (command) this.command = command;
    else
      this.report('unknown-command', `${this.command.path} has no command '${name}'.`, suggest(name, this.command.subcommands));
    return Boolean(command);
  }

  /** @param {Word[]} words @param {number} at @returns {number} the number of words of the option and its values */
  readOption(words, at) {
    const { text, dynamic } = words[at];
    const options = [...this.command.options, ...this.cli.globalOptions];
    const [name, inline] = text.startsWith('--')
      ? splitOnce(text, '=')
      : [text.slice(0, 2), text.slice(2).replace(/^=/, '') || undefined];
    const option = options.find(({ long, short, aliases = [] }) => [long, short, ...aliases].includes(name));
    if (!option) {
      const names = options.flatMap(({ long, short, aliases = [] }) => [long, ...(short ? [short] : []), ...aliases]);
      if (!(dynamic && name.includes('$')))
        this.report('unknown-option', `${this.command.path} has no option ${name}.`, suggest(name, names));
      return 1;
    }
    this.given.add(option.long);
    if (!option.value) {
      // Short switches can be combined, as in -rv.
      if (inline !== undefined && !text.startsWith('--')) words.splice(at + 1, 0, { text: `-${inline}`, dynamic });
      else if (inline !== undefined) this.report('bad-value', `${name} doesn't accept a value.`, `Remove '=${inline}'.`);
      return 1;
    }
    if (inline !== undefined) {
      this.checkValue(option, { text: inline, dynamic });
      return 1;
    }
    const following = words.slice(at + 1);
    const end = following.findIndex((word) => /^-./.test(word.text));
    const values = following
      .slice(0, option.value.many ? (end < 0 ? undefined : end) : 1)
      .filter((word) => !/^-./.test(word.text));
    values.forEach((value) => this.checkValue(option, value));
    if (values.length === 0 && !option.value.optional)
      this.report('missing-value', `${name} requires a value.`, `Use ${name} <${option.value.name}>.`);
    return 1 + values.length;
  }

  /** @param {Option} option @param {Word} value */
  checkValue({ long, possibleValues }, { text, dynamic }) {
    if (!possibleValues || dynamic || possibleValues.includes(text)) return;
    this.report('bad-value', `${long} doesn't accept the value '${text}'.`, suggest(text, possibleValues));
  }

  checkNeeds() {
    const { path, required, options, arguments: args } = this.command;
    /** @param {string} name of an option, or of an argument */
    const isThere = (name) => {
      const position = args.findIndex((argument) => argument.name === name);
      if (position >= 0) return this.positionals > position;
      const env = options.find(({ long }) => long === name)?.env;
      return this.given.has(name) || (env !== undefined && this.environment.has(env));
    };
    /** @param {string} name */
    const withEnv = (name) => {
      const env = options.find(({ long }) => long === name)?.env;
      return env ? `${name} (or ${env})` : name;
    };
    for (const names of required) {
      if (names.some(isThere)) continue;
      if (names[0].startsWith('-'))
        this.report('missing-option', `${path} requires ${names.map(withEnv).join(' or ')}.`, `Add ${names[0]}.`);
      else this.report('missing-argument', `${path} requires ${names[0]}.`, usageHint(this.command));
    }
    for (const { long, env, requires = [] } of options) {
      const missing = isThere(long) ? requires.filter((name) => !isThere(name)) : [];
      if (missing.length > 0)
        this.report(
          'missing-option',
          `${this.given.has(long) ? long : env} requires ${missing.map(withEnv).join(' and ')}.`,
          `Add ${missing.join(' and ')}.`,
        );
    }
    if (this.positionals > args.length && !args.at(-1)?.many) {
      this.report(
        'unexpected-argument',
        `${path} accepts ${args.length} argument(s), but the command has ${this.positionals}.`,
        usageHint(this.command),
      );
    }
  }

  /** @param {Word[]} words */
  checkSelectors(words) {
    let follows = false;
    for (const { text } of words) {
      if (!/^-./.test(text)) continue;
      const [name, inline] = splitOnce(text, '=');
      const long = this.command.options.find((option) => option.short === name)?.long ?? name;
      if (SELECTORS.has(long) && inline !== undefined) {
        this.report('order', `${this.command.path} ignores ${long} in the form ${long}=value.`, `Use ${long} ${inline}.`);
      } else if (SELECTORS.has(long) && long !== '--pacticipant' && !follows) {
        this.report(
          'order',
          `${this.command.path} ignores ${long} in this position.`,
          `Put ${long} directly after --pacticipant NAME.`,
        );
      }
      follows = SELECTORS.has(long) && (follows || long === '--pacticipant');
    }
  }
}

/** @param {Command} command */
const usageHint = ({ usage }) => `Usage: ${usage}`;

/** @param {string} text @param {string} separator @returns {[string, string | undefined]} */
function splitOnce(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** @param {string} name @param {string[]} known @returns {string} a hint with the nearest name or all names */
function suggest(name, known) {
  const nearest = known.map((other) => ({ other, distance: distance(name, other) })).sort((a, b) => a.distance - b.distance)[0];
  if (nearest && nearest.distance <= Math.max(2, name.length / 3)) return `Did you mean ${nearest.other}?`;
  return known.length > 0 && known.length <= 12 ? `Allowed: ${known.join(', ')}.` : 'To list all names, use --help.';
}

/** @param {string} one @param {string} other @returns {number} the number of letters to add, remove, or change */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[other.length];
}
