// The wording rules: words and phrases that readers stumble over, and what to write instead. Each rule has a sentence
// that it must report and sentences that it must accept; tests/checks/wording.test.ts runs them.

export interface WordingRule {
  /** A regular expression without flags. It ignores case, and a space matches any white space. */
  pattern: string;
  /** What to write instead, as a sentence. */
  instead: string;
  /** A sentence that the rule must report. */
  wrong: string;
  /** Sentences that the rule must accept. */
  right: readonly [string, ...string[]];
}

/** Words before "address" that make it the field's own term. */
const KINDS_OF_ADDRESS =
  'IP|IPv4|IPv6|email|e-mail|mail|MAC|postal|street|home|billing|shipping|delivery|loopback|network|memory|' +
  'listen|bind|host|source|client|remote|private|public|any|all|sender|recipient|their|your|his|her|the user.s';

export const RULES: readonly WordingRule[] = [
  {
    pattern: '\\bmend(?:s|ed|ing)?\\b',
    instead: 'Write "fix" or "resolve".',
    wrong: 'This release mends two defects.',
    right: ['We recommend amending the commit.'],
  },
  {
    pattern: '\\bcur(?:es?|ed|ing)\\b',
    instead: 'Write "fix" or "resolve".',
    wrong: 'A second try cures it.',
    right: ['Use a secure connection and a curated list.'],
  },
  {
    pattern:
      '\\b(?:stands?|stood) (?:(?:\\w+ly|still|only|already|never|always|also) )?' +
      '(?:in(?! for)|on|above|below|beside|behind|before|after|under|between|at|once|twice|there|here|first|last|' +
      'outside|next|together|nowhere|with)\\b|\\bstanding (?:in(?! for)|above|below|beside|before|after)\\b|' +
      '\\b(?:what|where) (?:the \\w+ )?stands?\\b(?! (?:for|out|up))',
    instead: 'Write "is in", "appears in", or "is listed".',
    wrong: 'The rules stand in one file.',
    right: ['WIP stands for work in progress.', 'A mock stands in for the provider.', 'One result stands out.'],
  },
  {
    pattern: '\\bfaults?\\b(?![- ](?:toleran|inject|domain|code|line))(?<!\\b(?:SOAP|segmentation|page) faults?)',
    instead: 'Write "bug", "error", or "problem".',
    wrong: 'The fault is in the pact.',
    right: ['Fault injection tests use the default settings.', 'The server returns a SOAP fault.'],
  },
  {
    pattern:
      `(?<!\\b(?:${KINDS_OF_ADDRESS}) )(?<!\\bto )\\baddress(?:es)?\\b` +
      '(?! (?:the|this|that|these|those|an?|any|all|it|them|both|each|every|security|issues?|problems?|concerns?|' +
      'bar|space|range|book|field|line))',
    instead: 'Write "URL" or "link"; for an API, "endpoint"; for a machine, "hostname".',
    wrong: 'The page has a new address.',
    right: [
      'The server listens on this IP address.',
      'These changes address the concern.',
      'Paste it into the address bar.',
    ],
  },
  {
    pattern: '\\bend(?:s|ed|ing)? (?:with|by) (?:an? )?(?:exit )?(?:code |status )?\\d{1,3}\\b(?!\\.\\d)',
    instead: 'Write "exits with code 1" or "returns exit code 1".',
    wrong: 'The command ends with 1.',
    right: ['The name ends with a digit.', 'The command exits with code 1.'],
  },
  {
    pattern: '(?<!\\bon )\\b(?:hold|held)s? (?:true )?(?:only )?for\\b',
    instead: 'Write "applies to".',
    wrong: 'This holds for the Cloud edition.',
    right: ['The pipeline is on hold for a day.', 'This applies to Cloud.'],
  },
  {
    pattern: "\\b(?:holds?|held|holding) (?:[\\w’']+ ){0,6}?against\\b",
    instead: 'Write "checks against" or "compares with".',
    wrong: 'The tool holds the response against the schema.',
    right: ['The tool checks the response against the schema.'],
  },
  {
    pattern:
      '\\btells\\b(?! (?:you|me|us|them|him|her|people|readers?|users?|everyone|[\\w-]+ (?:to|that|which|how)\\b|' +
      '(?:the|an?|your|its|each|other) (?:[\\w-]+ ){1,3}?(?:to|that|which|how|where|when|whether|what|not)\\b))',
    instead: 'Write "shows", "indicates", or "reports".',
    wrong: 'The message tells what was expected.',
    right: ['The result tells you which version failed.', 'The header tells the browser to wait.'],
  },
  {
    pattern: '\\b(?:is|are|be|was|were|been|being) (?:\\w+ )?told\\b(?! (?:to|that)\\b)',
    instead: 'Write "is reported", or name who does what.',
    wrong: 'A wrong link is told with its line.',
    right: ['The user is told to sign in again.', 'The check reports a wrong link.'],
  },
  {
    pattern: '\\bin (?:the )?place of\\b|\\b(?:took|takes?|taking) (?:its|their) place\\b',
    instead: 'Write "instead of" or "replaces".',
    wrong: 'Use branches in place of tags.',
    right: ['The file is edited in place.', 'Use branches instead of tags.'],
  },
  {
    pattern: '\\banew\\b',
    instead: 'Write "again".',
    wrong: 'Run the tests anew.',
    right: ['Open a new page.'],
  },
  {
    pattern: '\\bshall\\b',
    instead: 'Write "should", "must", or "want to".',
    wrong: 'The build shall fail.',
    right: ['A shallow copy is enough.'],
  },
  {
    pattern: '(?<!\\bas a )(?<!\\bon the )\\bwhole\\b(?![- ](?:numbers?|words?|grain))',
    instead: 'Write "complete" or "entire".',
    wrong: 'Copy the whole command.',
    right: ['The matrix as a whole matters.', 'Enter a whole number.'],
  },
  {
    pattern: '\\b(?:whom|nobody|somebody|whoever|whomever)\\b(?!:)',
    instead: 'Name the role (a user, an administrator), or write "no one".',
    wrong: 'Nobody has to wait.',
    right: ['No one has to wait.'],
  },
  {
    pattern: '\\bbest (?:of(?! (?:both|all|breed|luck|three|five)\\b)|by(?! (?:far|default)\\b)|an? )',
    instead: 'Write "preferably" or "ideally".',
    wrong: 'Use a short name, best a noun.',
    right: ['This gives you the best of both worlds.'],
  },
  {
    pattern: '\\bbelong(?:s|ed|ing)? into\\b',
    instead: 'Write "belongs in".',
    wrong: 'The setting belongs into the file.',
    right: ['The setting belongs in the file.'],
  },
  {
    pattern: '\\bby hand\\b|\\bby (?:its|their) own words?\\b',
    instead: 'Write "manually" or "according to the docs".',
    wrong: 'Edit the list by hand.',
    right: ['It works by handing over the token.'],
  },
  {
    pattern: '\\ban? (?:yes|no)\\b(?![-\\w]| (?:or|longer)\\b)',
    instead: 'Write "`can-i-deploy` succeeds" or "fails".',
    wrong: 'Wait for a yes from the broker.',
    right: ['The second call is a no-op.', 'Answer with a yes or no.'],
  },
  {
    pattern: '\\btwins?\\b',
    instead: 'Write "counterpart" or "matching page".',
    wrong: 'Each page has a twin in the other version.',
    right: ['Each page has a counterpart.'],
  },
  {
    pattern:
      '\\b(?:1\\.x|2\\.x|1\\.37)[- ]editions?\\b|\\bedition (?:for )?[12]\\.|' +
      '\\b(?:both|frozen|older|newer|archived) (?:On-Premises )?editions?\\b|\\boffline edition\\b',
    instead: 'Write "release line" for 1.x and 2.x, and "offline package". "Edition" means Cloud or On-Premises.',
    wrong: 'The 2.x edition has no such limit.',
    right: ['This feature is in the Cloud edition.', 'The 2.x release line has no such limit.'],
  },
  {
    pattern: '\\d\\s%(?![\\w(])',
    instead: 'Write the percent sign without a space, for example "10%".',
    wrong: 'The page is 10 % smaller.',
    right: ['The page is 10% smaller.'],
  },
  {
    pattern: '\\bstand-ins?\\b',
    instead: 'Write "mock broker", "mock server", or "stub".',
    wrong: 'The stand-in for the broker starts.',
    right: ['The mock broker starts.'],
  },
  {
    pattern: '\\bnewest\\b(?! (?:first|to|at the top))|\\bolder (?:release )?line\\b',
    instead: 'Write "latest" or "previous release line".',
    wrong: 'Use the newest version.',
    right: ['The list is sorted newest first.', 'Use the latest version.'],
  },
  {
    pattern: '(?<!^)(?<![.!?] )\\bat first\\b(?! (?:glance|sight))',
    instead: 'Write "by default" or "initially".',
    wrong: 'The option is off at first.',
    right: ['It looks odd at first glance.', 'At first, the contract has one interaction.'],
  },
  {
    pattern:
      "\\bcom(?:es?|ing) with\\b|\\b(?:brings?|brought|bringing) (?:[\\w’']+ ){0,4}?along\\b|\\btak(?:es?|ing) along\\b",
    instead: 'Write "includes".',
    wrong: 'The image brings a server along.',
    right: ['The image includes a server, along with its tools.'],
  },
  {
    pattern: '\\bworked (?:by|with) (?:the )?key(?:s|board)\\b',
    instead: 'Write "keyboard accessible" or "you can use it with the keyboard".',
    wrong: 'Each component is worked by keys.',
    right: ['The component worked without keys.'],
  },
  {
    pattern: '(?<!\\b(?:no|chat|meeting|enough|more|the|leave|leaves) )\\brooms?\\b(?! (?:for|to|temperature)\\b)',
    instead: 'Write "folder" or "layer".',
    wrong: 'Each room has its rules.',
    right: ['Leave room for the menu.'],
  },
  {
    pattern:
      '(?<!\\b(?:quality|deployment|release|merge|feature|safety) )\\bgates?\\b' +
      '(?! (?:the |your |a |each |every |all )?(?:\\w+ )?(?:deployments?|releases?|merges?|builds?)\\b)',
    instead: 'Write "check".',
    wrong: 'The gate found a dead link.',
    right: ['Use can-i-deploy as a quality gate.', 'The command gates deployments.', 'The gateway returns 200.'],
  },
  {
    pattern: '(?<!\\b(?:above|below) the )(?<![-\\w])(?:un)?fold(?:s|ed|ing)?\\b(?! (?:increase|in))',
    instead: 'Write "collapsible section", "collapse", or "expand".',
    wrong: 'The details are in a fold.',
    right: ['The button is above the fold.', 'Open the folder.'],
  },
  {
    pattern: '\\b(?:un)?tick(?:s|ed|ing)?\\b(?! of the (?:clock|event))',
    instead: 'Write "select" or "clear" (a checkbox), "check off" (a task), or "check mark" (the symbol).',
    wrong: 'Tick the box.',
    right: ['Put code in backticks.'],
  },
  {
    pattern: '\\bchoose \\*\\*',
    instead: 'Write "select" for controls of a user interface.',
    wrong: 'Choose **Save**.',
    right: ['Select **Save**.', 'Choose the library for your language.'],
  },
  {
    pattern: '\\b(?:afterwards|colours?|coloured|colouring|catalogues?|behaviours?)\\b',
    instead: 'Use American spelling: "afterward", "color", "catalog", "behavior".',
    wrong: 'Change the colour afterwards.',
    right: ['Change the color afterward.'],
  },
  {
    pattern: '\\bsa(?:y|ys|id) (?:about|of) (?:itself|themselves)\\b',
    instead: 'Name the source, for example "the command’s help text".',
    wrong: 'The list is what the program says about itself.',
    right: ['The list comes from the command’s help text.'],
  },
  {
    pattern: '\\bthis page is for\\b|\\bat (?:the|its) end,? you (?:know|have|can)\\b',
    instead: 'Start with what the subject is or does. In a tutorial, write "By the end, you’ll have …".',
    wrong: 'This page is for operators.',
    right: ['By the end, you’ll have a pact.'],
  },
  {
    pattern: '\\bknows? (?:no|of no|neither)\\b|\\bknew no\\b',
    instead: 'Write "has no" or "doesn’t support".',
    wrong: 'The request knows no branch.',
    right: ['You know that the request has no branch.'],
  },
  {
    pattern: '\\bends? TLS\\b',
    instead: 'Write "terminates TLS".',
    wrong: 'The proxy ends TLS.',
    right: ['The proxy terminates TLS.'],
  },
  {
    pattern: '\\bnow and then\\b',
    instead: 'Write "intermittently" or "sometimes".',
    wrong: 'The test fails now and then.',
    right: ['Run the test now, and then deploy.'],
  },
  {
    pattern: '\\bcoming from (?:version )?(?:\\d|On-Premises)',
    instead: 'Write "if you’re upgrading from".',
    wrong: 'Coming from 1.x, keep the secrets.',
    right: ['If you’re upgrading from 1.x, keep the secrets.'],
  },
  {
    pattern: '\\b(?:with|without) success\\b|\\bin vain\\b',
    instead: 'Write "successfully", or say what failed.',
    wrong: 'The verification ended with success.',
    right: ['The verification finished successfully.'],
  },
  {
    pattern: '\\bby the (?:example|usual)\\b',
    instead: 'Write "as in the example" or "follow the usual steps".',
    wrong: 'Upgrade by the usual steps.',
    right: ['Follow the usual steps to upgrade.'],
  },
  {
    pattern: '\\bneeds? not\\b',
    instead: 'Write "doesn’t need to".',
    wrong: 'You need not restart.',
    right: ['You don’t need to restart.'],
  },
  {
    pattern: '\\b(?:lest|whence|thereof|therein|wherein|henceforth|hitherto|hereof|ought)\\b',
    instead: 'Use an everyday word: "so that … doesn’t", "from", "in which", "should".',
    wrong: 'Escape the sign, lest the shell read it.',
    right: ['Escape the sign so that the shell doesn’t read it.'],
  },
  {
    pattern: '\\b(?:is|are|was|were) (?:not |already |still )?there(?=[.,;:)]| (?:already|too)\\b)',
    instead: 'Write "exists" or "is available".',
    wrong: 'The build stops if no file is there.',
    right: ['There is no file.', 'The build stops if the file doesn’t exist.'],
  },
  {
    pattern: '\\bpeople settled?\\b|\\ball is well\\b|\\bby its own\\b(?! \\w)',
    instead: 'Say what happens: "people decide", "succeeds", "on its own".',
    wrong: 'The command prints nothing when all is well.',
    right: ['The command prints nothing if it succeeds.'],
  },
  {
    pattern: '\\banswer(?:s|ed|ing)? (?:with |by )?(?:an? )?[1-5]\\d\\d\\b',
    instead: 'Write "responds with" or "returns".',
    wrong: 'The broker answers 404.',
    right: ['The broker returns 404.'],
  },
  {
    pattern: '\\belse than\\b',
    instead: 'Write "other than" or "different from".',
    wrong: 'The mock says something else than the provider.',
    right: ['The mock differs from the provider.'],
  },
  {
    pattern: '\\bthe begin\\b',
    instead: 'Write "the beginning" or "the start".',
    wrong: 'It runs at the begin of a step.',
    right: ['It runs at the beginning of a step.'],
  },
  {
    pattern: '(?<!\\bto )\\ball that (?:it|is|a|an|was|they|people|can|has|have)\\b',
    instead: 'Write "everything that" or "all of the …".',
    wrong: 'The page lists all that it checked.',
    right: ['The page lists everything that it checked.'],
  },
  {
    pattern: '\\bfor machines\\b',
    instead: 'Name the reader: "for language models", "for scripts", or "Markdown exports".',
    wrong: 'There are pages for machines.',
    right: ['The exports are for language models.'],
  },
  {
    pattern: '\\bplanted\\b',
    instead: 'Write "fixture" for content and "injected" for a defect.',
    wrong: 'A planted defect stops the build.',
    right: ['An injected defect stops the build.'],
  },
  {
    pattern: '\\bfrozen\\b(?![- ](?:lockfile|string|set|dictionar|dependenc|object|array|clock))',
    instead: 'Write "archived".',
    wrong: 'The frozen version keeps its pages.',
    right: ['Install with a frozen lockfile.'],
  },
  {
    pattern: '\\bfences?\\b',
    instead: 'Write "code block".',
    wrong: 'Each fence names its language.',
    right: ['Use a fenced code block.'],
  },
  {
    pattern: '(?<!\\b(?:focus|keyboard|exit|shell|signal) )\\btraps?\\b(?! (?:focus|signals?|exit|EXIT)\\b)',
    instead: 'Write "pitfall" or "problem".',
    wrong: 'The page lists two traps.',
    right: ['The dialog has a focus trap.'],
  },
  {
    pattern: '\\b(?:is|are) new(?=[.;])',
    instead: 'Write "This release adds …".',
    wrong: 'Five variables are new.',
    right: ['This release adds five variables.', 'Teams that are new to Pact start here.'],
  },
  {
    pattern: '\\bcan stay as (?:it|they)\\b',
    instead: 'Write "No configuration changes are required".',
    wrong: 'Your configuration can stay as it is.',
    right: ['No configuration changes are required.'],
  },
  {
    pattern: "\\bbring(?:s|ing)? (?:[\\w’'-]+ ){1,6}?to run\\b",
    instead: 'Write "start".',
    wrong: 'Bring the Docker Compose example to run.',
    right: ['Start the Docker Compose example.'],
  },
  {
    pattern: "[’']s to (?:tell|say|decide)\\b",
    instead: 'Name who provides it: "Get it from …".',
    wrong: 'The fingerprint is the provider’s to tell.',
    right: ['Get the fingerprint from the provider.', 'It’s easy to say.'],
  },
];
