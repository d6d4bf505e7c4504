import {codeAddress, PROOFS_ADDRESS, RESULTS_ADDRESS} from '../../src/site/referenceUrls';
import {DESCRIPTIONS, REFUSED, REMARKS, SILENT, SUBJECTS, type Remark} from './codeNotes';
import {changedLines, highlight} from './lineDiff';
import {code, emptyCodeBlock, heading, joinParts, list, nameTable, pageHead, table} from '../../src/plugins/shared/mdx';
import {RESULTS_SAMPLE, type Code, type Results, type Setting, type Severity} from './model';

/** What the pages are made from. */
export interface ResultsSource {
  results: Results;
  /** Text of `samples/comparison-results/test/behavior.test.js`, which proves the remarks. */
  behaviorTests: string;
}

const SOURCE = `${RESULTS_SAMPLE} and scripts/reference/codeNotes.ts`;
const GUIDE = '/docs/bi-directional-contract-testing';

const SEVERITY: Readonly<Record<Severity, string>> = {
  error: 'Error: the pact does not fit the description.',
  warning: 'Warning: something could not be compared, or is not described. The pact still fits.',
  info: 'Info: says what was found. Nothing has to be done.',
};

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

const linkTo = (name: string): string => `[${code(name)}](${codeAddress(name)})`;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const settingId = (option: string): string => option.replace(/^x-opc-config-/, '');

const linkToSetting = (option: string): string => `[${code(option)}](${RESULTS_ADDRESS}#${settingId(option)})`;

/** The first sentence, without the signs of Markdown. */
const firstSentence = (text: string): string => text.replace(/`/g, '').replace(/([.!?])\s[\s\S]*$/, '$1');

/** Codes by subject, in the order of `SUBJECTS`. @throws Error for a code that belongs to none */
export function codesBySubject<Item extends {code: string}>(codes: readonly Item[]): {label: string; codes: Item[]}[] {
  const stray = codes.find(
    ({code: name}) => !SUBJECTS.some(({beginnings}) => beginnings.some((beginning) => name.startsWith(beginning))),
  );
  if (stray !== undefined)
    throw new Error(`SUBJECTS in scripts/reference/codeNotes.ts has no place for ${stray.code}. Add one.`);
  return SUBJECTS.map(({label, beginnings}) => ({
    label,
    codes: codes.filter(({code: name}) => beginnings.some((beginning) => name.startsWith(beginning))),
  })).filter(({codes: found}) => found.length > 0);
}

/** @throws Error when no test proves it */
function proven({text, test}: Remark, tests: string): string {
  // The tests write an apostrophe-free name in single quotes, as the name of a test or as the key of a claim.
  for (const name of [test].flat()) {
    if (!tests.includes(`'${name}'`))
      throw new Error(
        `codeNotes.ts says "${text}", and ${RESULTS_SAMPLE}/test/behavior.test.js has no '${name}'. Write the test, or take the sentence out.`,
      );
  }
  return text;
}

/** The address of a case's file for a fence. */
const file = (name: string, document: string): string => `file=${RESULTS_SAMPLE}/cases/${name}/${document}`;

/** A document of a case: its name, its text, and what mends it. */
interface Document {
  name: 'oas' | 'asyncapi';
  kind: string;
  text: string;
}

const documentOf = ({oas, asyncapi}: Code): Document | undefined => {
  if (oas !== null) return {name: 'oas', kind: 'OpenAPI description', text: oas};
  return asyncapi === null ? undefined : {name: 'asyncapi', kind: 'AsyncAPI description', text: asyncapi};
};

/** A fence with a file of the case, its lines of interest highlighted. */
const quote = (item: Code, document: string, lines: readonly number[]): string =>
  emptyCodeBlock(
    document.endsWith('.json') ? 'json' : 'yaml',
    [highlight(lines), file(item.code, document)].filter(Boolean).join(' '),
  );

const union = (...lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b);

function codePage(item: Code, source: ResultsSource): string {
  const {results, behaviorTests} = source;
  const {code: name, severity, meaning, waiver, quirks, changedBy} = item;
  const description = DESCRIPTIONS[name] ?? firstSentence(meaning);
  const remarks = (REMARKS[name] ?? []).map((remark) => `- ${proven(remark, behaviorTests)}`);
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
    waiver ? waived(item, results) : smallestCase(item),
    waiver ? undefined : printed(item),
    waiver ? undefined : mending(item, 'provider'),
    waiver ? undefined : mending(item, 'consumer'),
    item.broken ? broken(item, item.broken.meaning) : undefined,
    remarks.length > 0
      ? [
          '## What counts and what does not',
          remarks.join('\n'),
          'A test of this site proves each of these with every build.',
        ].join('\n\n')
      : undefined,
    waiver ? undefined : settings(item, results, quirks?.note),
    related(item, results),
  ]);
}

function facts({severity, foundIn, alongside}: Code, {comparator}: Results): string {
  const lines = [
    `**Severity**: ${SEVERITY[severity].replace(/^(\w+): (.)/, (_, name: string, first: string) => `${name.toLowerCase()}. ${first.toUpperCase()}`)}`,
    ...(foundIn === 'causes'
      ? [`**Found**: among the \`causes\` of ${linkTo('message.no.match')}, never by itself.`]
      : []),
    ...(alongside.length > 0 && foundIn === 'results'
      ? [`**Always together with**: ${list(alongside.map(linkTo))}.`]
      : []),
    `**Comparator**: ${code(`${comparator.name}@${comparator.version}`)}, which decides in PactFlow's [bi-directional contract testing](${GUIDE}).`,
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

function smallestCase(item: Code): string {
  const document = documentOf(item);
  const {mended, broken: twin, pact} = item;
  const changedInDocument =
    document && mended.provider !== null ? changedLines(document.text, mended.provider).before : [];
  const changedInPact =
    pact === null
      ? []
      : union(
          mended.consumer === null ? [] : changedLines(pact, mended.consumer).before,
          twin === null ? [] : changedLines(pact, twin.pact).before,
        );
  return [
    '## Smallest case',
    document ? `The provider's ${document.kind}:` : 'There is no description: its absence is the point.',
    ...(document ? [quote(item, `${document.name}.yaml`, changedInDocument)] : []),
    "The consumer's pact:",
    quote(item, 'pact.json', changedInPact),
  ].join('\n\n');
}

function printed(item: Code): string {
  const {code: name, foundIn, alongside} = item;
  const more =
    foundIn === 'causes'
      ? ` The code stands among the \`causes\` of ${linkTo('message.no.match')}.`
      : alongside.length > 0
        ? ` It comes with ${list(alongside.map(linkTo))}.`
        : '';
  return [
    '## Result',
    `What the comparator gives for this case. [How to read a result](${RESULTS_ADDRESS}#read-a-result) explains the fields.${more}`,
    emptyCodeBlock('json', file(name, 'result.json')),
  ].join('\n\n');
}

function mending(item: Code, side: 'provider' | 'consumer'): string | undefined {
  const advice = item.mend[side];
  const text = item.mended[side];
  const title = `## How the ${side} mends it`;
  if (item.severity === 'info') return undefined;
  if (advice === null || text === null) return [title, `There is nothing for the ${side} to change.`].join('\n\n');
  const document = documentOf(item);
  const isPact = side === 'consumer';
  const original = isPact ? item.pact : (document?.text ?? null);
  // Where the case has no description, the mended one shows which kind it is by its first line.
  const kind = document?.name ?? (text.startsWith('asyncapi') ? 'asyncapi' : 'oas');
  const lines = original === null ? [] : changedLines(original, text).after;
  const gone =
    original !== null && lines.length === 0 ? '; the lines that are marked in the smallest case are left out' : '';
  return [
    title,
    advice,
    `With this, the result is gone${lines.length > 0 && original !== null ? '; the lines that changed are marked' : gone}:`,
    quote(item, isPact ? 'pact.mended.json' : `${kind}.mended.yaml`, lines),
  ].join('\n\n');
}

function broken(item: Code, meaning: string): string {
  const twin = item.broken?.pact ?? '';
  return [
    '## What takes it away',
    meaning,
    quote(item, 'pact.broken.json', item.pact === null ? [] : changedLines(item.pact, twin).after),
    'What the comparator gives then:',
    emptyCodeBlock('json', file(item.code, 'result.broken.json')),
  ].join('\n\n');
}

function settings({changedBy}: Code, {options}: Results, quirks: string | undefined): string {
  const rows = changedBy.map(({option, effect}) => {
    const setting = options.find((other) => other.option === option);
    if (setting === undefined)
      throw new Error(
        `${RESULTS_SAMPLE}/results.json: changedBy names ${option}, which options does not have. Run npm run update there.`,
      );
    return [
      linkToSetting(option),
      setting.off.meaning,
      `${setting.on.meaning} The result ${effect === 'adds' ? 'appears' : 'disappears'}.`,
      setting.partOfQuirks ? 'Yes' : 'No',
    ];
  });
  return [
    '## Settings that change it',
    rows.length > 0
      ? table(['Setting', 'Without it', 'With it', 'Quirks mode'], rows)
      : 'No setting gives or takes this code away.',
    quirks ?? `This case gives the same with and without [quirks mode](${RESULTS_ADDRESS}#quirks-mode).`,
  ].join('\n\n');
}

function waived({waiver}: Code, {comparator}: Results): string | undefined {
  if (waiver === null) return undefined;
  const {reason, evidence} = waiver;
  return [
    '## Why there is no case',
    reason,
    `The code is declared in line ${evidence.line} of ${code(evidence.declaredIn)} in ${code(`${comparator.name}@${comparator.version}`)}. It stands in none of the programs of that package: ${list(evidence.absentFrom.map(code))}. A test of this site searches them with each build, and fails when the code turns up.`,
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
  const links = near.map((other) => `- ${linkTo(other.code)}: ${lowered(firstMarkdownSentence(other.meaning))}`);
  return [
    '## Related',
    [...links, `- [All comparison results](${RESULTS_ADDRESS})`, `- [Bi-directional contract testing](${GUIDE})`].join(
      '\n',
    ),
  ].join('\n\n');
}

const firstMarkdownSentence = (text: string): string => text.replace(/([.!?])\s[\s\S]*$/, '$1');

function settingPart({option, value, partOfQuirks, off, on}: Setting): string {
  return [
    heading(3, code(option), settingId(option)),
    table(
      ['Value', 'What the comparator does'],
      [
        ['Absent', off.meaning],
        [typeof value === 'string' ? `For example ${code(value)}` : code(String(value)), on.meaning],
      ],
    ),
    partOfQuirks ? 'Part of quirks mode.' : 'Not part of quirks mode.',
  ].join('\n\n');
}

function index({results, behaviorTests}: ResultsSource): string {
  const {comparator, codes, options} = results;
  const count = (severity: Severity) => codes.filter((item) => item.severity === severity).length;
  const quirky = options.filter(({partOfQuirks}) => partOfQuirks).length;
  const tables = codesBySubject(codes).flatMap(({label, codes: found}) => [
    `### ${label}`,
    table(
      ['Code', 'Severity', 'Meaning'],
      found.map(({code: name, severity, meaning}) => [linkTo(name), severity, firstMarkdownSentence(meaning)]),
    ),
  ]);
  return joinParts([
    pageHead(
      {
        title: 'Comparison results',
        sidebarLabel: 'Overview',
        description: `All ${codes.length} result codes of the comparator behind bi-directional contract testing: meaning, smallest case, how each side mends it.`,
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
    `Here is every result that a comparison of a pact with an OpenAPI or AsyncAPI description can give, for consumer and provider teams that have one in front of them. Each of the ${codes.length} codes has a page with the smallest pact and description that give it, and with what either side changes so that it goes away. Every case ran through ${code(`${comparator.name}@${comparator.version}`)}, which decides in PactFlow's [bi-directional contract testing](${GUIDE}) too.`,
    heading(2, 'Read a result', 'read-a-result'),
    'The comparator gives a list of results for each pact. An empty list means that the pact fits. This is one result:',
    emptyCodeBlock('json', `${file('request.body.incompatible', 'result.json')}`),
    nameTable(
      ['Field', 'What it holds'],
      [
        ['`code`', 'What kind of result it is: one of the codes below.'],
        ['`type`', 'Its severity: `error`, `warning`, or `info`.'],
        ['`message`', 'The finding in words. For a schema, the rule that is broken stands behind the colon.'],
        [
          '`mockDetails.location`',
          'The place in the pact. `[root]` is the whole file, and interactions are counted from 0.',
        ],
        ['`mockDetails.value`', 'What stands at that place.'],
        ['`mockDetails.interactionDescription`', 'The description of the interaction.'],
        [
          '`mockDetails.interactionState`',
          `The provider state, for a pact of specification 2. ${proven({text: 'For later ones it is always `[none]`.', test: '"[none]" for the provider states of version 3 and later'}, behaviorTests)}`,
        ],
        ['`specDetails.location`', 'The place in the description.'],
        ['`specDetails.pathName`, `specDetails.pathMethod`', 'The operation that the interaction was held against.'],
        [
          '`specDetails.value`',
          'What stands at that place: the value that the broken rule demands, or the part of the description that was searched.',
        ],
        ['`causes`', `Only with ${linkTo('message.no.match')}: why each message of the operation does not fit.`],
      ],
    ),
    heading(2, 'Severity', 'severity'),
    table(
      ['Severity', 'What it means', 'Codes'],
      ORDER.map((severity) => [
        severity,
        SEVERITY[severity].replace(/^\w+: (.)/, (_, first: string) => first.toUpperCase()),
        String(count(severity)),
      ]),
    ),
    heading(2, 'All codes', 'all-codes'),
    ...tables,
    heading(2, 'What is passed over in silence', 'silence'),
    'A comparison without results proves nothing about these. The comparator does not look at them and does not say so:',
    SILENT.map((remark) => `- ${proven(remark, behaviorTests)}`).join('\n'),
    heading(2, 'What stops a comparison', 'refusals'),
    'For these the comparator gives no results but a message that says what it cannot read:',
    REFUSED.map((remark) => `- ${proven(remark, behaviorTests)}`).join('\n'),
    heading(2, 'Run it yourself', 'run'),
    'The comparator is a package of its own, with a program called `opc`. It compares files on your machine, with no broker:',
    `\`\`\`sh check\nnpx --package=${comparator.name}@${comparator.version} opc --oas openapi.yaml pact.json\n\`\`\``,
    'For messages, give `--asyncapi` with an AsyncAPI 3 description. The program prints one line of JSON for each pact.',
    table(
      ['Exit status', 'When'],
      [
        ['`0`', 'No pact has an error. Warnings do not count.'],
        ['`1` to `254`', 'That many pacts have at least one error.'],
        ['`255`', '255 or more pacts have errors.'],
        [
          '`1`, with nothing on standard output',
          'Nothing was compared: a file is missing or malformed, or there is no description.',
        ],
      ],
    ),
    heading(2, 'Quirks mode', 'quirks-mode'),
    `The comparator can behave as its predecessor, ${code('swagger-mock-validator')}, did. Quirks mode is ${quirky} settings at once:`,
    [
      '- On your machine, the environment variable `QUIRKS` with any value that is not empty switches it on. `QUIRKS=false` switches it **on**.',
      '- In a description, each setting under `info` counts for itself and wins over `QUIRKS`, both ways.',
      '- In PactFlow, the settings of quirks mode are on unless the description says otherwise.',
    ].join('\n'),
    'None of the cases of this reference changes in quirks mode, because each is too small to touch a quirk. What does change is under each setting.',
    heading(2, 'Settings', 'settings'),
    'A setting is a field under `info` of the OpenAPI description, with its full name. Each was compared with and without; the pages of the codes say which of them it gives or takes away.',
    ...options.map(settingPart),
    '## Related',
    [
      `- [Bi-directional contract testing](${GUIDE})`,
      `- [How code on this site is proven](${PROOFS_ADDRESS})`,
      '- [`pact pactflow publish-provider-contract`](/docs/reference/cli/pactflow/publish-provider-contract)',
      '- [`pact broker can-i-deploy`](/docs/reference/cli/broker/can-i-deploy)',
    ].join('\n'),
  ]);
}

/**
 * Writes the pages of the comparison results.
 * @returns the text of each page by its address
 * @throws Error that names the code and what to change, where our notes and the results do not fit together
 */
export function writeResultPages(source: ResultsSource): Map<string, string> {
  const {codes} = source.results;
  const strange = [...Object.keys(REMARKS), ...Object.keys(DESCRIPTIONS)].find(
    (name) => !codes.some((item) => item.code === name),
  );
  if (strange !== undefined)
    throw new Error(
      `scripts/reference/codeNotes.ts speaks of ${strange}, which the comparator does not declare. Remove it.`,
    );
  return new Map([
    [RESULTS_ADDRESS, index(source)],
    ...codes.map((item) => [codeAddress(item.code), codePage(item, source)] as const),
  ]);
}
