import {COMPARE_LAB_PATH, compareExampleUrl, resultPath, PROOFS_PATH, RESULTS_PATH} from '../../src/site/referenceUrls';
import {REJECTED, CODE_NOTES, SKIPPED, SUBJECTS, type CodeNote} from './codeNotes';
import {changedLines, highlight} from './lineDiff';
import {code, emptyCodeBlock, heading, joinParts, list, nameTable, pageHead, table} from '../../src/plugins/shared/mdx';
import {RESULTS_SAMPLE, type Code, type Results, type Setting, type Severity} from './model';

/** The sources of the pages. */
export interface ResultsSource {
  results: Results;
  /** Text of `samples/comparison-results/test/behavior.test.js`, which verifies the notes. */
  behaviorTests: string;
}

const SOURCE = `${RESULTS_SAMPLE} and scripts/reference/codeNotes.ts`;
const GUIDE = '/docs/bi-directional-contract-testing';

const SEVERITY: Readonly<Record<Severity, string>> = {
  error: "Error: The pact doesn't match the description.",
  warning:
    "Warning: The comparator couldn't compare part of the interaction, or the description doesn't cover that part. The pact still matches.",
  info: "Info: The comparator reports a match. You don't have to do anything.",
};

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

const linkTo = (name: string): string => `[${code(name)}](${resultPath(name)})`;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const settingId = (option: string): string => option.replace(/^x-opc-config-/, '');

const linkToSetting = (option: string): string => `[${code(option)}](${RESULTS_PATH}#${settingId(option)})`;

const firstSentence = (markdown: string): string => markdown.replace(/([.!?])\s[\s\S]*$/, '$1');

/** Groups codes by subject, in the order of `SUBJECTS`. @throws Error if a code belongs to no subject */
export function codesBySubject<Item extends {code: string}>(codes: readonly Item[]): {label: string; codes: Item[]}[] {
  const ungrouped = codes.find(
    ({code: name}) => !SUBJECTS.some(({prefixes}) => prefixes.some((prefix) => name.startsWith(prefix))),
  );
  if (ungrouped !== undefined)
    throw new Error(`SUBJECTS in scripts/reference/codeNotes.ts has no prefix for ${ungrouped.code}. Add one.`);
  return SUBJECTS.map(({label, prefixes}) => ({
    label,
    codes: codes.filter(({code: name}) => prefixes.some((prefix) => name.startsWith(prefix))),
  })).filter(({codes: found}) => found.length > 0);
}

/** Returns the text of a remark. @throws Error if its test doesn't exist */
function verified({text, test}: CodeNote, tests: string): string {
  // In the tests, the name is in single quotes, either as a test title or as the key of a claim.
  for (const name of [test].flat()) {
    if (!tests.includes(`'${name}'`))
      throw new Error(
        `codeNotes.ts states "${text}", but ${RESULTS_SAMPLE}/test/behavior.test.js has no test '${name}'. Add the test, or remove the statement.`,
      );
  }
  return text;
}

/** The code block option that quotes a file of a case. */
const file = (name: string, document: string): string => `file=${RESULTS_SAMPLE}/cases/${name}/${document}`;

interface Document {
  name: 'oas' | 'asyncapi';
  kind: string;
  text: string;
}

const documentOf = ({oas, asyncapi}: Code): Document | undefined => {
  if (oas !== null) return {name: 'oas', kind: 'OpenAPI description', text: oas};
  return asyncapi === null ? undefined : {name: 'asyncapi', kind: 'AsyncAPI description', text: asyncapi};
};

/** A code block with a file of the case, in which the given lines are highlighted. */
const quote = (item: Code, document: string, lines: readonly number[]): string =>
  emptyCodeBlock(
    document.endsWith('.json') ? 'json' : 'yaml',
    [highlight(lines), file(item.code, document)].filter(Boolean).join(' '),
  );

const union = (...lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b);

function codePage(item: Code, source: ResultsSource): string {
  const {results, behaviorTests} = source;
  const {code: name, severity, meaning, waiver, quirks, changedBy} = item;
  const description = firstSentence(meaning).replace(/`/g, '');
  const notes = (CODE_NOTES[name] ?? []).map((note) => `- ${verified(note, behaviorTests)}`);
  return joinParts([
    pageHead(
      {
        title: name,
        sidebarLabel: name,
        description,
        keywords: [
          name,
          name.replace(/\./g, ' '),
          'comparison result',
          severity,
          ...changedBy.map(({option}) => option),
        ],
        audience: ['developer', 'tester'],
        contentType: 'comparison-result',
      },
      SOURCE,
    ),
    meaning,
    facts(item, results),
    waiver ? waived(item, results) : minimalCase(item),
    waiver ? undefined : result(item),
    waiver ? undefined : fix(item, 'provider'),
    waiver ? undefined : fix(item, 'consumer'),
    item.failing ? failing(item, item.failing) : undefined,
    notes.length > 0
      ? [
          '## Details of the comparison',
          'Every build of this site tests the following behavior of the comparator:',
          notes.join('\n'),
        ].join('\n\n')
      : undefined,
    waiver ? undefined : settings(item, results, quirks?.note),
    related(item, results),
  ]);
}

function facts({severity, foundIn, alongside}: Code, {comparator}: Results): string {
  const lines = [
    `**Severity**: ${SEVERITY[severity].replace(/^(\w+):/, (_, name: string) => `${name.toLowerCase()}.`)}`,
    ...(foundIn === 'causes' ? [`**Location**: only in the \`causes\` of ${linkTo('message.no.match')}.`] : []),
    ...(alongside.length > 0 && foundIn === 'results'
      ? [`**Reported together with**: ${list(alongside.map(linkTo))}.`]
      : []),
    `**Comparator**: ${code(`${comparator.name}@${comparator.version}`)}. PactFlow uses this comparator for [bi-directional contract testing](${GUIDE}).`,
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

function minimalCase(item: Code): string {
  const document = documentOf(item);
  const {fixed, failing: failingCase, pact} = item;
  const changedInDocument =
    document && fixed.provider !== null ? changedLines(document.text, fixed.provider).before : [];
  const changedInPact =
    pact === null
      ? []
      : union(
          fixed.consumer === null ? [] : changedLines(pact, fixed.consumer).before,
          failingCase === null ? [] : changedLines(pact, failingCase.pact).before,
        );
  return [
    '## Minimal example',
    document
      ? `This example contains the smallest description and pact that together produce the result. The provider publishes the following ${document.kind}:`
      : 'This example has no description because the missing description causes the result.',
    ...(document ? [quote(item, `${document.name}.yaml`, changedInDocument)] : []),
    'The consumer publishes the following pact:',
    quote(item, 'pact.json', changedInPact),
    `[Open in the lab](${compareExampleUrl(item.code)}) to change this example and run the comparison again in your browser.`,
  ].join('\n\n');
}

function result(item: Code): string {
  const {code: name, foundIn, alongside} = item;
  const more =
    foundIn === 'causes'
      ? `. The code is in the \`causes\` of ${linkTo('message.no.match')}.`
      : alongside.length > 0
        ? ` and also reports ${list(alongside.map(linkTo))}.`
        : '.';
  return [
    '## Result',
    `The comparator prints the following result for this example${more} For an explanation of the fields, see [Read a result](${RESULTS_PATH}#read-a-result).`,
    emptyCodeBlock('json', file(name, 'result.json')),
  ].join('\n\n');
}

function fix(item: Code, side: 'provider' | 'consumer'): string | undefined {
  const advice = item.fix[side];
  const text = item.fixed[side];
  const title = heading(2, `Fix it in the ${side}`, `how-the-${side}-can-fix-it`);
  if (item.severity === 'info') return undefined;
  if (advice === null || text === null)
    return [
      title,
      `The ${side} can't resolve this result by changing its ${side === 'consumer' ? 'pact' : 'description'}.`,
    ].join('\n\n');
  const document = documentOf(item);
  const isPact = side === 'consumer';
  const original = isPact ? item.pact : (document?.text ?? null);
  // If the case has no description, the first line of the fixed one shows its kind.
  const kind = document?.name ?? (text.startsWith('asyncapi') ? 'asyncapi' : 'oas');
  const lines = original === null ? [] : changedLines(original, text).after;
  const fixedDocument = isPact ? 'pact' : 'description';
  const changes =
    original === null
      ? ''
      : lines.length > 0
        ? ' The changed lines are highlighted:'
        : ` The ${fixedDocument} omits the lines that are highlighted in the minimal example:`;
  return [
    title,
    advice,
    `With this ${fixedDocument}, the comparator no longer reports the result${changes === '' ? ':' : `.${changes}`}`,
    quote(item, isPact ? 'pact.fixed.json' : `${kind}.fixed.yaml`, lines),
  ].join('\n\n');
}

function failing(item: Code, {meaning, pact}: NonNullable<Code['failing']>): string {
  return [
    heading(2, "A pact that doesn't produce this result", 'a-pact-without-this-result'),
    `The comparator doesn't report this code for the following pact. ${meaning}`,
    quote(item, 'pact.failing.json', item.pact === null ? [] : changedLines(item.pact, pact).after),
    'The comparator prints the following result for this pact:',
    emptyCodeBlock('json', file(item.code, 'result.failing.json')),
  ].join('\n\n');
}

function settings({code: name, changedBy}: Code, {options}: Results, quirks: string | undefined): string {
  const rows = changedBy.map(({option, effect}) => {
    const setting = options.find((other) => other.option === option);
    if (setting === undefined)
      throw new Error(
        `${RESULTS_SAMPLE}/results.json: changedBy contains ${option}, but options doesn't. Run npm run update in ${RESULTS_SAMPLE}.`,
      );
    return [
      linkToSetting(option),
      setting.off.meaning,
      setting.on.meaning.includes(code(name))
        ? setting.on.meaning
        : `${setting.on.meaning} As a result, the comparator ${effect === 'adds' ? 'reports' : "doesn't report"} this code.`,
      setting.partOfQuirks ? 'Yes' : 'No',
    ];
  });
  return [
    '## Settings that affect this code',
    ...(rows.length > 0
      ? [
          `To change how the comparator behaves, add the following settings under \`info\` in the OpenAPI description. The last column shows whether each setting is part of [quirks mode](${RESULTS_PATH}#quirks-mode).`,
          table(['Setting', 'Without the setting', 'With the setting', 'Quirks mode'], rows),
        ]
      : ['No setting affects whether the comparator reports this code.']),
    quirks ?? `The minimal example has the same result in [quirks mode](${RESULTS_PATH}#quirks-mode).`,
  ].join('\n\n');
}

function waived({waiver}: Code, {comparator}: Results): string | undefined {
  if (waiver === null) return undefined;
  const {reason, evidence} = waiver;
  return [
    heading(2, "Why this code doesn't have an example", 'why-there-is-no-example'),
    reason,
    `Line ${evidence.line} of ${code(evidence.declaredIn)} in ${code(`${comparator.name}@${comparator.version}`)} declares the code, but none of the programs in the package contain it. Every build of this site searches ${list(evidence.absentFrom.map(code))} for the code and fails if one of these files contains it.`,
    `[Open in the lab](${COMPARE_LAB_PATH}) to see what the comparator reports for your own contracts.`,
  ].join('\n\n');
}

function related(item: Code, {codes}: Results): string {
  const {code: name} = item;
  const parts = name.split('.');
  const subject = `${parts.slice(0, -1).join('.')}.`;
  const opposite = {request: 'response', response: 'request'}[parts[0] ?? ''];
  const near = codes.filter(
    ({code: other}) =>
      other !== name &&
      (other.startsWith(subject) ||
        item.alongside.includes(other) ||
        (opposite !== undefined && other === [opposite, ...parts.slice(1)].join('.'))),
  );
  const links = near.map((other) => `- ${linkTo(other.code)}: ${lowered(firstSentence(other.meaning))}`);
  return [
    '## Related',
    [...links, `- [All comparison results](${RESULTS_PATH})`, `- [Bi-directional contract testing](${GUIDE})`].join(
      '\n',
    ),
  ].join('\n\n');
}

function settingPart({option, value, partOfQuirks, off, on}: Setting): string {
  return [
    heading(3, code(option), settingId(option)),
    table(
      ['Value', 'Behavior of the comparator'],
      [
        ['Not set', off.meaning],
        [typeof value === 'string' ? `A value such as ${code(value)}` : code(String(value)), on.meaning],
      ],
    ),
    partOfQuirks ? 'This setting is part of quirks mode.' : "This setting isn't part of quirks mode.",
  ].join('\n\n');
}

function index({results, behaviorTests}: ResultsSource): string {
  const {comparator, codes, options} = results;
  const count = (severity: Severity) => codes.filter((item) => item.severity === severity).length;
  const quirksCount = options.filter(({partOfQuirks}) => partOfQuirks).length;
  const tables = codesBySubject(codes).flatMap(({label, codes: found}) => [
    `### ${label}`,
    table(
      ['Code', 'Severity', 'Meaning'],
      found.map(({code: name, severity, meaning}) => [linkTo(name), severity, firstSentence(meaning)]),
    ),
  ]);
  return joinParts([
    pageHead(
      {
        title: 'Comparison results',
        sidebarLabel: 'Overview',
        description: `Look up the ${codes.length} result codes of bi-directional contract testing in PactFlow, with a minimal example of each code and how to fix it.`,
        keywords: [
          'opc',
          'openapi-pact-comparator',
          'cross-contract verification',
          'swagger-mock-validator',
          'QUIRKS',
          ...options.map(({option}) => option),
        ],
        audience: ['developer', 'tester'],
        contentType: 'comparison-result',
      },
      SOURCE,
    ),
    `When PactFlow compares a pact with an OpenAPI description or, in PactFlow Cloud, an AsyncAPI description, it reports each finding with a result code. If one of these codes causes your build to fail or appears in PactFlow, look it up here. Each of the ${codes.length} codes has a page with its meaning, the smallest pact and description that produce it, and the changes that the consumer or the provider can make to fix it. The results on these pages are the output of version ${comparator.version} of ${code(comparator.name)}, the open-source comparator for [bi-directional contract testing](${GUIDE}). PactFlow might run a different version.`,
    heading(2, 'Read a result', 'read-a-result'),
    'The comparator returns a list of results for each pact. An empty list means that the pact matches the description. A list with one result looks like this:',
    emptyCodeBlock('json', `${file('request.body.incompatible', 'result.json')}`),
    'A result has the following fields. The `mockDetails` fields refer to the pact, and the `specDetails` fields refer to the description:',
    nameTable(
      ['Field', 'Contents'],
      [
        ['`code`', 'The result code. See [All codes](#all-codes).'],
        ['`type`', 'The severity: `error`, `warning`, or `info`.'],
        [
          '`message`',
          'A description of the problem. If a value violates a schema, the text after the colon states the violated rule.',
        ],
        [
          '`mockDetails.location`',
          'The location in the pact. `[root]` is the entire file, and `interactions[0]` is the first interaction.',
        ],
        ['`mockDetails.value`', 'The value at `mockDetails.location`.'],
        ['`mockDetails.interactionDescription`', 'The description of the interaction.'],
        [
          '`mockDetails.interactionState`',
          `The provider state if the pact uses version 1 or 2 of the Pact specification. ${verified({text: 'For later versions, the value is always `[none]`.', test: '"[none]" for the provider states of version 3 and later pacts'}, behaviorTests)}`,
        ],
        ['`specDetails.location`', 'The location in the description.'],
        ['`specDetails.pathName`, `specDetails.pathMethod`', 'The operation that the interaction was compared with.'],
        [
          '`specDetails.value`',
          'The value at `specDetails.location`: either the value that the violated rule requires or the part of the description that the comparator searched.',
        ],
        [
          '`causes`',
          `The reasons why the operation's messages don't match. Only ${linkTo('message.no.match')} results have this field.`,
        ],
      ],
    ),
    heading(2, 'Severity', 'severity'),
    'The severity of a result determines whether the pact and the description are compatible. Only errors make them incompatible:',
    table(
      ['Severity', 'Meaning', 'Number of codes'],
      ORDER.map((severity) => [severity, SEVERITY[severity].replace(/^\w+: /, ''), String(count(severity))]),
    ),
    heading(2, 'All codes', 'all-codes'),
    'The following tables group the codes by the part of an interaction that they refer to. Select a code to see an example of the result and how to fix it.',
    ...tables,
    heading(2, 'What the comparator skips', 'skipped'),
    'The comparator silently skips the following parts of a pact, so these parts might be incompatible even if a comparison has no results:',
    SKIPPED.map((remark) => `- ${verified(remark, behaviorTests)}`).join('\n'),
    heading(2, 'What the comparator rejects', 'rejected'),
    'For the following input, the comparator returns an error message instead of results:',
    REJECTED.map((remark) => `- ${verified(remark, behaviorTests)}`).join('\n'),
    heading(2, 'Run the comparator', 'run'),
    'The comparator is an npm package that includes a program named `opc`. Use `opc` to compare files on your machine without a broker:',
    `\`\`\`sh check\nnpx --package=${comparator.name}@${comparator.version} opc --oas openapi.yaml pact.json\n\`\`\``,
    'To compare messages, use `--asyncapi` with an AsyncAPI 3 description. The program prints one line of JSON for each pact. The exit code is the number of pacts that have errors:',
    table(
      ['Exit code', 'Meaning'],
      [
        ['`0`', 'No pacts have errors, but they can have warnings.'],
        ['`1` to `254`', 'The number of pacts that have at least one error.'],
        ['`255`', '255 or more pacts have errors.'],
        [
          '`1`, with nothing on standard output',
          "The comparator didn't compare anything because a file is missing or malformed, or because there is no description.",
        ],
      ],
    ),
    `To compare two documents in your browser instead, use the [comparison lab](${COMPARE_LAB_PATH}), which runs the same comparator, marks each finding in both documents, and has an example of each code.`,
    heading(2, 'Quirks mode', 'quirks-mode'),
    `In quirks mode, which combines ${quirksCount} of the [settings](#settings), the comparator behaves like its predecessor, ${code('swagger-mock-validator')}. You can control quirks mode in the following places:`,
    [
      "- **On your machine**: To enable quirks mode, set the `QUIRKS` environment variable to any value that isn't empty. Even `QUIRKS=false` enables quirks mode.",
      '- **In a description**: Set individual settings to `true` or `false` under `info`. These settings override `QUIRKS`.',
      '- **In PactFlow**: The settings that make up quirks mode are enabled by default. To disable one of them, set it to `false` in the description.',
    ].join('\n'),
    "Quirks mode doesn't change the results of the small examples in this reference. To see what quirks mode changes, read the descriptions of the individual settings.",
    heading(2, 'Settings', 'settings'),
    "To change how the comparator behaves, add a field with the setting's complete name under `info` in the OpenAPI description. The page for each code lists the settings that affect whether the comparator reports that code.",
    ...options.map(settingPart),
    '## Related',
    [
      `- [Bi-directional contract testing](${GUIDE})`,
      `- [How code on this site is verified](${PROOFS_PATH})`,
      '- [`pact pactflow publish-provider-contract`](/docs/reference/cli/pactflow/publish-provider-contract)',
      '- [`pact broker can-i-deploy`](/docs/reference/cli/broker/can-i-deploy)',
    ].join('\n'),
  ]);
}

/**
 * Generates the pages of the comparison results.
 * @returns the text of each page by its URL path
 * @throws Error that names the code and the fix, if `codeNotes.ts` doesn't match the results
 */
export function writeResultPages(source: ResultsSource): Map<string, string> {
  const {codes} = source.results;
  const unknown = Object.keys(CODE_NOTES).find((name) => !codes.some((item) => item.code === name));
  if (unknown !== undefined)
    throw new Error(
      `scripts/reference/codeNotes.ts has notes on ${unknown}, but the comparator doesn't declare this code. Remove the notes.`,
    );
  return new Map([
    [RESULTS_PATH, index(source)],
    ...codes.map((item) => [resultPath(item.code), codePage(item, source)] as const),
  ]);
}
