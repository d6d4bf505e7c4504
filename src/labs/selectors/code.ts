/**
 * Writes consumer version selectors in the languages of the guides. The names come from Pact JS 16, Pact JVM 4.7, Pact
 * Python 4, Pact Go 2, and PactNet 5, and the layout from the samples and pages, which the tests compare it with.
 */
import type {ConsumerVersionSelector} from './selectors';

/** The languages, with the values and labels that the tabs of the guides have. */
export const LANGUAGES = {
  js: 'JavaScript',
  java: 'Java',
  python: 'Python',
  go: 'Go',
  dotnet: '.NET',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Code for a provider test, and what a reader has to know about it. */
interface GeneratedCode {
  code: string;
  notes: readonly string[];
}

type Field = readonly [name: keyof ConsumerVersionSelector, value: boolean | string];

/** The longest line of generated code. */
const MAX_LINE = 110;

const fieldsOf = (selector: ConsumerVersionSelector): Field[] => Object.entries(selector) as Field[];

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A string in double quotes. JSON's escapes are valid in all of these languages. */
const doubleQuoted = (text: string): string => JSON.stringify(text);

const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const withoutNotes = (code: string): GeneratedCode => ({code, notes: []});

/** @see https://github.com/pact-foundation/pact-js/blob/master/docs/provider.md */
function toJavaScript(selectors: readonly ConsumerVersionSelector[]): GeneratedCode {
  const objects = selectors.map((selector) => {
    const fields = fieldsOf(selector).map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? singleQuoted(value) : value}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  });
  const line = `consumerVersionSelectors: [${objects.join(', ')}],`;
  return withoutNotes(
    line.length <= MAX_LINE
      ? line
      : `consumerVersionSelectors: [\n${objects.map((object) => `  ${object},\n`).join('')}],`,
  );
}

/** The fields of a selector for which `SelectorBuilder` has a method, and the call. */
const JAVA_METHODS: Readonly<Record<string, (selector: ConsumerVersionSelector) => string>> = {
  mainBranch: () => 'mainBranch()',
  matchingBranch: () => 'matchingBranch()',
  deployedOrReleased: () => 'deployedOrReleased()',
  branch: ({branch = ''}) => `branch(${doubleQuoted(branch)})`,
  'branch consumer': ({branch = '', consumer = ''}) => `branch(${doubleQuoted(branch)}, ${doubleQuoted(consumer)})`,
  'branch fallbackBranch': ({branch = '', fallbackBranch = ''}) =>
    `branch(${doubleQuoted(branch)}, null, ${doubleQuoted(fallbackBranch)})`,
  'branch consumer fallbackBranch': ({branch = '', consumer = '', fallbackBranch = ''}) =>
    `branch(${[branch, consumer, fallbackBranch].map(doubleQuoted).join(', ')})`,
  environment: ({environment = ''}) => `environment(${doubleQuoted(environment)})`,
  'deployed environment': ({environment = ''}) => `deployedTo(${doubleQuoted(environment)})`,
  'environment released': ({environment = ''}) => `releasedTo(${doubleQuoted(environment)})`,
  tag: ({tag = ''}) => `tag(${doubleQuoted(tag)})`,
  'latest tag': ({tag = ''}) => `latestTag(${doubleQuoted(tag)})`,
};

/**
 * The method for JUnit 5, which is the same for Spring.
 * @see https://github.com/pact-foundation/pact-jvm/blob/master/provider/src/main/kotlin/au/com/dius/pact/provider/junitsupport/loader/SelectorBuilder.kt
 */
function toJava(selectors: readonly ConsumerVersionSelector[]): GeneratedCode {
  let usesJson = false;
  const calls = selectors.map((selector) => {
    const {latest, ...rest} = selector;
    // Without `latest`, or with `false`, a selector for a tag chooses all versions.
    const fields = Object.keys(latest === true ? selector : rest)
      .sort()
      .join(' ');
    const method = Object.hasOwn(JAVA_METHODS, fields) ? JAVA_METHODS[fields] : undefined;
    if (method !== undefined) return method(selector);
    usesJson = true;
    return `rawSelectorJson(${doubleQuoted(JSON.stringify(selector))})`;
  });
  const line = `    return new SelectorBuilder()${calls.map((call) => `.${call}`).join('')};`;
  const statement =
    line.length <= MAX_LINE
      ? line
      : `    return new SelectorBuilder()${calls.map((call) => `\n        .${call}`).join('')};`;
  return {
    code: [
      '  @PactBrokerConsumerVersionSelectors',
      '  public static SelectorBuilder consumerVersions() {',
      statement,
      '  }',
    ].join('\n'),
    notes: usesJson
      ? ['SelectorBuilder has no method for some of these selectors, so the code passes them as JSON.']
      : [],
  };
}

/** @see https://github.com/pact-foundation/pact-python/blob/main/src/pact/verifier.py */
function toPython(selectors: readonly ConsumerVersionSelector[]): GeneratedCode {
  const literal = (value: boolean | string): string =>
    typeof value === 'string' ? doubleQuoted(value) : capitalize(String(value));
  const calls = selectors.map(
    (selector) =>
      `    .consumer_version(${fieldsOf(selector)
        .map(([name, value]) => `${snakeCase(name)}=${literal(value)}`)
        .join(', ')})\n`,
  );
  return withoutNotes(`broker = (\n    verifier.broker_source(selector=True)\n${calls.join('')})`);
}

/** @see https://github.com/pact-foundation/pact-go/blob/master/provider/consumer_version_selector.go */
function toGo(selectors: readonly ConsumerVersionSelector[]): GeneratedCode {
  const literal = (value: boolean | string): string =>
    typeof value === 'string' ? doubleQuoted(value) : String(value);
  let isUntyped = false;
  const values = selectors.map((selector) => {
    const fields = fieldsOf(selector);
    if ('fallbackBranch' in selector) {
      isUntyped = true;
      const entries = fields.map(([name, value]) => `${doubleQuoted(name)}: ${literal(value)}`);
      return `\t&provider.UntypedConsumerVersionSelector{${entries.join(', ')}},\n`;
    }
    const entries = fields.map(([name, value]) => `${capitalize(name)}: ${literal(value)}`);
    return `\t&provider.ConsumerVersionSelector{${entries.join(', ')}},\n`;
  });
  return {
    code: `request.ConsumerVersionSelectors = []provider.Selector{${values.length > 0 ? '\n' : ''}${values.join('')}}`,
    notes: isUntyped ? ['ConsumerVersionSelector has no field for fallbackBranch, so the code uses a map.'] : [],
  };
}

/** @see https://github.com/pact-foundation/pact-net/blob/master/src/PactNet.Abstractions/Verifier/ConsumerVersionSelector.cs */
function toDotNet(selectors: readonly ConsumerVersionSelector[]): GeneratedCode {
  const literal = (value: boolean | string): string =>
    typeof value === 'string' ? doubleQuoted(value) : String(value);
  const objects = selectors.map((selector) => {
    const entries = fieldsOf(selector).map(([name, value]) => `${capitalize(name)} = ${literal(value)}`);
    return `\n    new ConsumerVersionSelector { ${entries.join(', ')} }`;
  });
  return withoutNotes(`.ConsumerVersionSelectors(${objects.join(',')})`);
}

const WRITERS: Readonly<Record<Language, (selectors: readonly ConsumerVersionSelector[]) => GeneratedCode>> = {
  js: toJavaScript,
  java: toJava,
  python: toPython,
  go: toGo,
  dotnet: toDotNet,
};

/**
 * The selectors in the code of a provider test.
 * @param selectors that the broker accepts, without unknown fields
 */
export const toCode = (selectors: readonly ConsumerVersionSelector[], language: Language): GeneratedCode =>
  WRITERS[language](selectors);
