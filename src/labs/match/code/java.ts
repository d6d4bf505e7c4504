/**
 * Writes bodies for Pact JVM 4.7 with the lambda DSL.
 * @see https://github.com/pact-foundation/pact-jvm/blob/master/consumer/src/main/java/au/com/dius/pact/consumer/dsl/LambdaDslObject.java
 */
import type {Choice, Row} from '../rules';
import type {Task} from '../state';
import type {BodyValue} from '../tree';
import {call as callWith, doubleQuoted as text, indent, limitsOf, type GeneratedCode} from './writing';

const BY = '  ';

/** Java doesn't allow a comma after the last argument. */
const call = (name: string, values: readonly string[]): string => callWith(name, values, BY, '');

const DSL = 'au.com.dius.pact.consumer.dsl';
const RULES = 'au.com.dius.pact.core.model.matchingrules';

/** Where each class comes from. */
const IMPORTS: Readonly<Record<string, string>> = {
  DslPart: DSL,
  LambdaDsl: DSL,
  Matchers: DSL,
  PactDslJsonRootValue: DSL,
  BooleanMatcher: RULES,
  DateMatcher: RULES,
  EachValueMatcher: RULES,
  EqualsMatcher: RULES,
  IncludeMatcher: RULES,
  NotEmptyMatcher: RULES,
  NullMatcher: RULES,
  NumberTypeMatcher: RULES,
  RegexMatcher: RULES,
  SemverMatcher: RULES,
  TimeMatcher: RULES,
  TimestampMatcher: RULES,
  TypeMatcher: RULES,
  MatchingRuleDefinition: `${RULES}.expressions`,
  LocalDate: 'java.time',
  List: 'java.util',
  Map: 'java.util',
};

const isLeaf = ({type}: BodyValue): boolean => type !== 'object' && type !== 'array';

/**
 * The lambda DSL can't set a type rule for an object, and elements of an array that aren't objects need a rule of their
 * own. So type rules move to the values that they apply to.
 */
export function withTypesBelow(row: Row, inherited = false): Row {
  const {choice, value, children} = row;
  const isTyped = inherited && choice === undefined;
  if (isLeaf(value)) return isTyped && value.type !== 'null' ? {...row, choice: {id: 'type', options: {}}} : row;
  const passes = choice?.id === 'type' || isTyped;
  const {choice: own, ...others} = row;
  return {
    ...others,
    ...(own !== undefined && own.id !== 'type' && {choice: own}),
    children: children.map((child) =>
      withTypesBelow(child, passes || (own?.id === 'each-like' && isLeaf(child.value))),
    ),
  };
}

const isInt = (raw: string): boolean => /^-?\d{1,9}$/.test(raw);

/** A number as Java has it: `1`, `1.5`, or `12345678901L`. */
const numberOf = (raw: string): string => (/^-?\d+$/.test(raw) && !isInt(raw) ? `${raw}L` : raw);

/** A value without matchers, such as `Map.of("EUR", 1)`. */
function plain({type, value, raw, children}: BodyValue): string {
  if (type === 'string') return text(String(value));
  if (type === 'array') return call('List.of', children.map(plain));
  if (type === 'object')
    return call(
      'Map.of',
      children.flatMap((child) => [text(String(child.segments.at(-1))), plain(child)]),
    );
  return type === 'number' ? numberOf(raw) : raw;
}

/** The rule of a value as an object of Pact JVM, for values without a method of their own. */
function ruleOf({id, options}: Choice, value: BodyValue): string | undefined {
  const {regex = '', format = '', rule = 'type'} = options;
  switch (id) {
    case 'equality':
      return 'EqualsMatcher.INSTANCE';
    case 'type':
      return 'TypeMatcher.INSTANCE';
    case 'boolean':
      return 'BooleanMatcher.INSTANCE';
    case 'null':
      return 'NullMatcher.INSTANCE';
    case 'integer':
    case 'decimal':
    case 'number':
      return `new NumberTypeMatcher(NumberTypeMatcher.NumberType.${id.toUpperCase()})`;
    case 'regex':
      return `new RegexMatcher(${text(regex)})`;
    case 'date':
      return `new DateMatcher(${text(format)})`;
    case 'time':
      return `new TimeMatcher(${text(format)})`;
    case 'datetime':
      return `new TimestampMatcher(${text(format)})`;
    case 'include':
      return `new IncludeMatcher(${text(options.value ?? '')})`;
    case 'not-empty':
      return 'NotEmptyMatcher.INSTANCE';
    case 'semver':
      return 'SemverMatcher.INSTANCE';
    case 'each-value': {
      const inner = ruleOf({id: rule as Choice['id'], options: {regex}}, value);
      return `new EachValueMatcher(new MatchingRuleDefinition(${text(JSON.stringify(value.value))}, ${inner}, null, ""))`;
    }
    default:
      return undefined;
  }
}

/** The body in Java. */
export function toJava(root: Row, part: Task['part']): GeneratedCode {
  const missing: string[] = [];
  const lost: string[] = [];
  const unsupported = ({value}: Row): string => {
    missing.push(value.path);
    return `// Pact JVM has no method for ${value.path} here.`;
  };

  /** `(item -> …)` with one statement, or with a block. */
  const lambda = (name: string, statements: readonly string[]): string => {
    const [only] = statements;
    return statements.length === 1 && only !== undefined && !only.startsWith('//') && !only.includes('\n')
      ? `${name} -> ${only.replace(/;$/, '')}`
      : `${name} -> {\n${statements.map((line) => `${indent(line, BY)}\n`).join('')}}`;
  };
  /** The name of the parameter in a level of nesting. Lambdas can't reuse a name of one around them. */
  const nameAt = (base: string, depth: number): string => (depth <= 1 ? base : `${base}${depth}`);

  const sizes = (choice: Choice): {kind: 'each' | 'min' | 'max' | 'minMax'; values: string[]; examples: string} => {
    const {min, max} = limitsOf(choice);
    const examples = String(Math.max(1, min ?? 1));
    if (min === undefined && max === undefined) return {kind: 'each', values: [], examples};
    if (max === undefined) return {kind: 'min', values: [String(min)], examples};
    return min === undefined
      ? {kind: 'max', values: [String(max)], examples}
      : {kind: 'minMax', values: [String(min), String(max)], examples};
  };
  const LIKE = {each: 'eachLike', min: 'minArrayLike', max: 'maxArrayLike', minMax: 'minMaxArrayLike'};
  const ARRAYS = {
    each: 'eachArrayLike',
    min: 'eachArrayWithMinLike',
    max: 'eachArrayWithMaxLike',
    minMax: 'eachArrayWithMinMaxLike',
  };

  /** A value that has no name because it's an element of an array, for example. */
  const rootValue = (row: Row): string => {
    const {value, choice} = row;
    const of = (method: string, ...values: string[]) => `PactDslJsonRootValue.${method}(${values.join(', ')})`;
    const example = plain(value);
    switch (choice?.id) {
      case 'type':
        if (value.type === 'string') return of('stringType', example);
        if (value.type === 'boolean') return of('booleanType', example);
        break;
      case 'integer':
        return of('integerType', example);
      case 'decimal':
        return of('decimalType', example);
      case 'number':
        return of('numberType', example);
      case 'boolean':
        return of('booleanType', example);
      case 'regex':
        if (value.type === 'string') return of('stringMatcher', text(choice.options.regex ?? ''), example);
    }
    return of('and', example, ruleOf(choice ?? {id: 'equality', options: {}}, value) ?? 'EqualsMatcher.INSTANCE');
  };

  /** The statement that adds a value to an object or, if it has no name, to an array. */
  const statement = (parent: string, row: Row, depth: number, name?: string): string => {
    const {value, choice, children} = row;
    const label = name === undefined ? [] : [text(name)];
    const on = (method: string, ...values: string[]): string =>
      `${call(`${parent}.${method}`, [...label, ...values])};`;
    const example = isLeaf(value) ? plain(value) : '';
    const and = (): string => {
      const rule = choice && ruleOf(choice, value);
      if (children.some((child) => hasChoice(child))) lost.push(value.path);
      return rule === undefined ? unsupported(row) : on('and', plain(value), rule);
    };
    if (isLeaf(value)) {
      switch (choice?.id) {
        case undefined:
          return value.type === 'null' ? on('nullValue') : on(`${value.type}Value`, example);
        case 'type':
          return value.type === 'string'
            ? on('stringType', example)
            : value.type === 'boolean'
              ? on('booleanType', example)
              : and();
        case 'integer':
          return isInt(value.raw) ? on('integerType', name === undefined ? `${value.raw}L` : example) : and();
        case 'decimal':
          return on('decimalType', example);
        case 'number':
          return on('numberType', example);
        case 'boolean':
          return on('booleanType', example);
        case 'regex':
          return value.type === 'string' ? on('stringMatcher', text(choice.options.regex ?? ''), example) : and();
        case 'date':
          return name !== undefined &&
            choice.options.format === 'yyyy-MM-dd' &&
            /^\d{4}-\d\d-\d\d$/.test(String(value.value))
            ? on('date', text('yyyy-MM-dd'), `LocalDate.parse(${example})`)
            : and();
        default:
          return and();
      }
    }
    if (value.type === 'object')
      return choice === undefined || choice.id === 'values' || choice.id === 'each-key'
        ? on('object', lambda(nameAt('object', depth), members(nameAt('object', depth), row, depth + 1)))
        : and();
    const array = nameAt('array', depth);
    const elements = (): string =>
      lambda(
        array,
        children.map((child) => statement(array, child, depth + 1)),
      );
    if (choice === undefined) return on('array', elements());
    if (choice.id === 'array-contains')
      return name === undefined ? unsupported(row) : on('arrayContaining', elements());
    const [template] = children;
    if (choice.id !== 'each-like' || template === undefined) return and();
    const {kind, values, examples} = sizes(choice);
    if (template.value.type === 'array') {
      const below = nameAt('array', depth);
      const inner =
        template.choice === undefined
          ? lambda(
              below,
              template.children.map((child) => statement(below, child, depth + 1)),
            )
          : undefined;
      return inner === undefined ? unsupported(row) : on(ARRAYS[kind], ...values, inner);
    }
    if (template.value.type === 'object' && template.choice !== undefined && !INSIDE.has(template.choice.id))
      return unsupported(row);
    if (template.value.type === 'object') {
      const item = nameAt('item', depth);
      const zero = values[0] === '0' ? [examples] : [];
      return on(LIKE[kind], ...values, ...zero, lambda(item, members(item, template, depth + 1)));
    }
    if (kind === 'each') return on('eachLike', rootValue(template));
    return name === undefined ? unsupported(row) : on(LIKE[kind], ...values, rootValue(template), examples);
  };

  /** The statements for what's in an object. */
  const members = (parent: string, row: Row, depth: number): string[] => {
    const {choice, value, children} = row;
    const [first] = children;
    if (choice?.id === 'values' && first !== undefined) {
      const key = text(String(first.value.segments.at(-1)));
      if (first.value.type === 'array') return [unsupported(row)];
      if (isLeaf(first.value)) return [`${call(`${parent}.eachValueLike`, [key, rootValue(first)])};`];
      const entry = nameAt('value', depth);
      return [`${call(`${parent}.eachValueLike`, [key, lambda(entry, members(entry, first, depth + 1))])};`];
    }
    const statements =
      choice?.id === 'each-key'
        ? value.children.map((child) =>
            statement(
              parent,
              {value: child, label: '', depth: 0, rulePath: '', children: []},
              depth,
              String(child.segments.at(-1)),
            ),
          )
        : children.map((child) => statement(parent, child, depth, String(child.value.segments.at(-1))));
    if (choice?.id !== 'each-key') return statements;
    const key = String(value.children[0]?.segments.at(-1) ?? 'key');
    const regexp = `Matchers.regexp(${text(choice.options.regex ?? '')}, ${text(key)})`;
    return [...statements, `${call(`${parent}.eachKeyMatching`, [regexp])};`];
  };

  const bodyOf = (row: Row): string => {
    const {value, choice, children} = row;
    if (isLeaf(value)) return rootValue(row);
    if (value.type === 'object')
      return choice === undefined || INSIDE.has(choice.id)
        ? `${call('LambdaDsl.newJsonBody', [lambda('root', members('root', row, 1))])}.build()`
        : `null; ${unsupported(row)}`;
    const array = 'array';
    if (choice === undefined)
      return `${call('LambdaDsl.newJsonArray', [
        lambda(
          array,
          children.map((child) => statement(array, child, 1)),
        ),
      ])}.build()`;
    const [template] = children;
    if (choice.id !== 'each-like' || template === undefined) return `null; ${unsupported(row)}`;
    const {kind, values} = sizes(choice);
    if (kind === 'each')
      return template.value.type === 'object' && (template.choice === undefined || INSIDE.has(template.choice.id))
        ? `${call('LambdaDsl.newJsonArrayLike', [lambda('item', members('item', template, 1))])}.build()`
        : `null; ${unsupported(row)}`;
    const method = {min: 'newJsonArrayMinLike', max: 'newJsonArrayMaxLike', minMax: 'newJsonArrayMinMaxLike'}[kind];
    return `${call(`LambdaDsl.${method}`, [...values, lambda(array, [statement(array, template, 1)])])}.build()`;
  };

  const body = bodyOf(withTypesBelow(root));
  const declaration = `DslPart body = ${body.includes('null; //') ? body : `${body};`}`;
  const imports = Object.entries(IMPORTS)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(declaration))
    .map(([name, from]) => `import ${from}.${name};`)
    .sort();
  return {
    code: [
      ...imports,
      '',
      declaration,
      '',
      part === 'request'
        ? '// In the interaction: .path(path).method("POST").body(body)'
        : '// In the interaction: .willRespondWith().status(200).body(body)',
    ].join('\n'),
    notes: [
      ...(missing.length > 0
        ? [`Pact JVM’s lambda DSL has no method for ${missing.join(', ')} here, so the code is incomplete.`]
        : []),
      ...(lost.length > 0
        ? [
            `The matchers inside ${lost.join(', ')} aren’t in the code, because \`and\` takes an example without matchers.`,
          ]
        : []),
    ],
  };
}

/** The matchers that are methods inside an object instead of the object's own. */
const INSIDE: ReadonlySet<Choice['id']> = new Set<Choice['id']>(['values', 'each-key']);

const hasChoice = ({choice, children}: Row): boolean => choice !== undefined || children.some(hasChoice);
