import type {Matcher} from './matchers.schema';

/** How to write a rule in a library without a function for it. The libraries pass the object to Pact’s core. */
const asObject = (rule: string) => `No matcher. Write the object \`{"pact:matcher:type": "${rule}", "value": …}\`.`;

const asMap = (rule: string) =>
  `No matcher. Write a \`map[string]interface{}\` with \`"pact:matcher:type": "${rule}"\` and \`"value"\`.`;

const asDictionary = (rule: string) =>
  `No matcher. Write a \`Dictionary<string, object>\` with \`["pact:matcher:type"] = "${rule}"\` and \`["value"]\`.`;

const withFormat = (rule: string) =>
  `No matcher. Use \`Match.Regex\`, or write a \`Dictionary<string, object>\` with \`["pact:matcher:type"] = "${rule}"\`, \`["format"]\`, and \`["value"]\`.`;

const andMethod = (rule: string) => `No method. Use \`and(name, example, ${rule})\`.`;

/**
 * The matchers for values in a JSON body, in the order of the reference table. The rules and versions come from the
 * Pact specification, and the names from the sources of Pact JS 16, Pact JVM 4.7, Pact Python 4, Pact Go 2, and
 * PactNet 5.
 * @see https://github.com/pact-foundation/pact-specification/tree/version-4#supported-matching-rules
 */
export const matchers = [
  {
    id: 'equality',
    name: 'Exactly this value',
    need: 'Exactly this value, inside a matcher that accepts other values',
    meaning:
      'The value must be equal to the example. This is the default, so you need the rule only inside a value that has a type rule, because type rules also apply to everything inside the value.',
    types: ['object', 'array', 'string', 'number', 'boolean', 'null'],
    rule: '{"match": "equality"}',
    since: 3,
    names: {
      js: '`equal(example)`',
      java: andMethod('EqualsMatcher.INSTANCE'),
      python: asObject('equality'),
      go: '`matchers.Equality(example)`',
      dotnet: '`Match.Equality(example)`',
    },
  },
  {
    id: 'type',
    name: 'Same type',
    need: 'Any value of the same type as the example',
    meaning:
      'The value must have the same JSON type as the example. The rule also applies to everything inside an object, unless a value there has its own rule.',
    types: ['object', 'string', 'number', 'boolean'],
    rule: '{"match": "type"}',
    since: 2,
    names: {
      js: '`like(example)`, or `string(example)` for strings',
      java: '`stringType(name, example)`. For other types, `and(name, example, TypeMatcher.INSTANCE)`',
      python: '`match.like(example)`, or `match.str(example)` for strings',
      go: '`matchers.Like(example)`',
      dotnet: '`Match.Type(example)`',
    },
  },
  {
    id: 'integer',
    name: 'Integer',
    need: 'Any number without decimal places',
    meaning: 'The value must be a number without decimal places. A string of digits isn’t a number.',
    types: ['number'],
    rule: '{"match": "integer"}',
    since: 3,
    names: {
      js: '`integer(example)`',
      java: '`integerType(name, example)`',
      python: '`match.int(example)`',
      go: '`matchers.Integer(example)`',
      dotnet: '`Match.Integer(example)`',
    },
  },
  {
    id: 'decimal',
    name: 'Decimal number',
    need: 'Any number with decimal places',
    meaning:
      'The value must be a number with decimal places. An integer such as 5 fails, so use this rule only if the provider always sends decimal places.',
    types: ['number'],
    rule: '{"match": "decimal"}',
    since: 3,
    names: {
      js: '`decimal(example)`',
      java: '`decimalType(name, example)`',
      python: '`match.float(example)`',
      go: '`matchers.Decimal(example)`',
      dotnet: '`Match.Decimal(example)`',
    },
  },
  {
    id: 'number',
    name: 'Number',
    need: 'Any number, with or without decimal places',
    meaning: 'The value must be a number. It can have decimal places.',
    types: ['number'],
    rule: '{"match": "number"}',
    since: 3,
    names: {
      js: '`number(example)`',
      java: '`numberType(name, example)`',
      python: '`match.number(example)`',
      go: asMap('number'),
      dotnet: '`Match.Number(example)`, for example, for a C# `decimal`',
    },
  },
  {
    id: 'boolean',
    name: 'Boolean',
    need: 'True or false',
    meaning:
      'The value must be true or false. The rule also accepts the strings "true" and "false", which a type rule doesn’t.',
    types: ['boolean'],
    rule: '{"match": "boolean"}',
    since: 3,
    names: {
      js: '`boolean(example)`, which writes a type rule',
      java: '`booleanType(name, example)`, which writes a type rule',
      python: '`match.bool(example)`',
      go: 'No matcher. Use `matchers.Like(example)`, which writes a type rule.',
      dotnet: 'No matcher. Use `Match.Type(example)`, which writes a type rule.',
    },
  },
  {
    id: 'null',
    name: 'Null',
    need: 'Null, and no other value',
    meaning:
      'The value must be null, and the key must exist. There’s no rule for a value that can be null or something else.',
    types: ['null'],
    rule: '{"match": "null"}',
    since: 3,
    names: {
      js: '`nullValue()`',
      java: '`nullValue(name)`, which writes no rule. For a rule, `and(name, null, NullMatcher.INSTANCE)`',
      python: '`match.none()`',
      go: '`matchers.Null{}`',
      dotnet: '`Match.Null()`',
    },
  },
  {
    id: 'regex',
    name: 'Regular expression',
    need: 'A string in a specific format, or one of several values, such as `^(open|closed)$`',
    meaning:
      'The complete value must match the expression. There’s no rule that lists allowed values, so write the values as alternatives in the expression. A number is converted to a string first.',
    types: ['string', 'number'],
    rule: '{"match": "regex", "regex": "^[A-Z]{2}$"}',
    since: 2,
    names: {
      js: '`regex(expression, example)`',
      java: '`stringMatcher(name, expression, example)`',
      python: '`match.regex(example, regex=expression)`',
      go: '`matchers.Regex(example, expression)`',
      dotnet: '`Match.Regex(example, expression)`. For an enum that’s sent as a number, `Match.Integer(example)`',
    },
  },
  {
    id: 'date',
    name: 'Date',
    need: 'A date in a specific format, such as `yyyy-MM-dd`',
    meaning:
      'The value must be a date in the specified format, which uses the pattern letters of Java’s DateTimeFormatter.',
    types: ['string'],
    rule: '{"match": "date", "format": "yyyy-MM-dd"}',
    since: 3,
    names: {
      js: '`date(format, example)`',
      java: '`date(name, format, LocalDate example)`',
      python:
        '`match.date(example, format, disable_conversion=True)`. Without the last argument, the format is a `strftime` format',
      go: '`matchers.DateGenerated(example, format)`, which also adds a generator. `Date()` writes a regular expression',
      dotnet: withFormat('date'),
    },
  },
  {
    id: 'time',
    name: 'Time',
    need: 'A time in a specific format, such as `HH:mm`',
    meaning:
      'The value must be a time in the specified format, which uses the pattern letters of Java’s DateTimeFormatter.',
    types: ['string'],
    rule: '{"match": "time", "format": "HH:mm"}',
    since: 3,
    names: {
      js: '`time(format, example)`',
      java: '`time(name, format, example)`. To pass the example as a string, `and(name, example, new TimeMatcher(format))`',
      python: '`match.time(example, format, disable_conversion=True)`',
      go: '`matchers.TimeGenerated(example, format)`, which also adds a generator',
      dotnet: withFormat('time'),
    },
  },
  {
    id: 'datetime',
    name: 'Date and time',
    need: "A date and time in a specific format, such as `yyyy-MM-dd'T'HH:mm:ssXXX`",
    meaning:
      'The value must be a date and time in the specified format, which uses the pattern letters of Java’s DateTimeFormatter. Some libraries write the rule as `timestamp`, which is equivalent.',
    types: ['string'],
    rule: '{"match": "datetime", "format": "yyyy-MM-dd\'T\'HH:mm:ssXXX"}',
    since: 3,
    names: {
      js: '`datetime(format, example)`',
      java: '`datetime(name, format, example)`. To pass the example as a string, `and(name, example, new TimestampMatcher(format))`',
      python: '`match.datetime(example, format, disable_conversion=True)`',
      go: '`matchers.DateTimeGenerated(example, format)`, which also adds a generator',
      dotnet: withFormat('datetime'),
    },
  },
  {
    id: 'include',
    name: 'Contains a text',
    need: 'A string that contains certain text',
    meaning: 'The value must contain the specified text. In most libraries, the text is also the example.',
    types: ['string'],
    rule: '{"match": "include", "value": "sofa"}',
    since: 3,
    names: {
      js: '`includes(text)`',
      java: andMethod('new IncludeMatcher(text)'),
      python: '`match.includes(text)`',
      go: '`matchers.Includes(text)`',
      dotnet: '`Match.Include(text)`',
    },
  },
  {
    id: 'not-empty',
    name: 'Not empty',
    need: 'A string that isn’t empty',
    meaning: 'The value must not be null or empty. Its type isn’t compared with the type of the example.',
    types: ['string', 'array', 'object'],
    rule: '{"match": "notEmpty"}',
    since: 4,
    names: {
      js: asObject('notEmpty'),
      java: andMethod('NotEmptyMatcher.INSTANCE'),
      python: asObject('notEmpty'),
      go: asMap('notEmpty'),
      dotnet: asDictionary('notEmpty'),
    },
  },
  {
    id: 'semver',
    name: 'Semantic version',
    need: 'A semantic version, such as `2.1.0-beta`',
    meaning: 'The value must be a version with three numbers that follows Semantic Versioning.',
    types: ['string'],
    rule: '{"match": "semver"}',
    since: 4,
    names: {
      js: asObject('semver'),
      java: andMethod('SemverMatcher.INSTANCE'),
      python: asObject('semver'),
      go: asMap('semver'),
      dotnet: asDictionary('semver'),
    },
  },
  {
    id: 'each-like',
    name: 'Each element like the first',
    need: 'An array of any length whose elements all look like this',
    meaning:
      'Each element must match the first element of the example and its matchers. Without a minimum, an empty array passes, too.',
    types: ['array'],
    rule: '{"match": "type", "min": 1, "max": 10}',
    since: 2,
    names: {
      js: '`eachLike(example, min)` where `min` defaults to 1, `atMostLike(example, max)`, or `constrainedArrayLike(example, min, max)`',
      java: '`eachLike(name, …)`, `minArrayLike(name, min, …)`, `maxArrayLike(name, max, …)`, or `minMaxArrayLike(name, min, max, …)`',
      python: '`match.each_like(example, min=1, max=10)`',
      go: '`matchers.EachLike(example, min)`, or `matchers.ArrayMinMaxLike(example, min, max)`',
      dotnet:
        '`Match.MinType(example, min)` with a minimum of at least 1, `Match.MaxType(example, max)`, which also accepts an empty array, or `Match.MinMaxType(example, min, max)`',
    },
  },
  {
    id: 'array-contains',
    name: 'Contains these elements',
    need: 'An array that contains certain elements in any order, and possibly others',
    meaning:
      'For each element of the example, the array must contain an element that matches it. The order doesn’t matter, and other elements are allowed.',
    types: ['array'],
    rule: '{"match": "arrayContains", "variants": […]}',
    since: 4,
    names: {
      js: '`arrayContaining(example, …)`',
      java: '`arrayContaining(name, …)`',
      python: '`match.array_containing([example, …])`',
      go: '`matchers.ArrayContaining([]interface{}{example, …})`',
      dotnet:
        'No matcher. Write a `Dictionary<string, object>` with `["pact:matcher:type"] = "arrayContains"` and `["variants"]`.',
    },
  },
  {
    id: 'values',
    name: 'Any keys, values like the first',
    need: 'An object with any keys, and values like the first',
    meaning: 'The keys can be anything. Each value must match the first value of the example and its matchers.',
    types: ['object'],
    rule: '{"match": "values"}',
    since: 3,
    names: {
      js: '`eachKeyLike(key, example)`',
      java: '`eachValueLike(key, …)` in the object. The name `eachKeyLike` is deprecated',
      python: asObject('values'),
      go: `${asMap('values')} \`EachKeyLike\` leaves the key out of the example.`,
      dotnet: asDictionary('values'),
    },
  },
  {
    id: 'each-key',
    name: 'Keys in a format',
    need: 'An object whose keys have a specific format',
    meaning:
      'Each key must match the regular expression. Values aren’t compared, and the number of keys doesn’t matter.',
    types: ['object'],
    rule: '{"match": "eachKey", "rules": [{"match": "regex", "regex": "^[A-Z]{3}$"}], "value": "EUR"}',
    since: 4,
    names: {
      js: '`eachKeyMatches(example, regex(expression, key))`',
      java: '`eachKeyMatching(Matchers.regexp(expression, key))` in the object',
      python: '`match.each_key_matches(example, rules=match.regex(key, regex=expression))`',
      go: 'No matcher. Write a `map[string]interface{}` with `"pact:matcher:type": "eachKey"`, `"rules"`, and `"value"`.',
      dotnet:
        'No matcher. Write a `Dictionary<string, object>` with `["pact:matcher:type"] = "eachKey"`, `["rules"]`, and `["value"]`.',
    },
  },
  {
    id: 'each-value',
    name: 'Values that follow a rule',
    need: 'An object with any keys, whose values follow a rule',
    meaning: 'Each value must follow the rule. The keys can be anything, and the number of keys doesn’t matter.',
    types: ['object'],
    rule: '{"match": "eachValue", "rules": [{"match": "integer"}], "value": "1"}',
    since: 4,
    names: {
      js: '`eachValueMatches(example, integer())`',
      java: andMethod('new EachValueMatcher(…)'),
      python: '`match.each_value_matches(example, rules=match.int(1))`',
      go: 'No matcher. Write a `map[string]interface{}` with `"pact:matcher:type": "eachValue"`, `"rules"`, and `"value"`.',
      dotnet:
        'No matcher. Write a `Dictionary<string, object>` with `["pact:matcher:type"] = "eachValue"`, `["rules"]`, and `["value"]`.',
    },
  },
] as const satisfies readonly Matcher[];
