/** Examples of needs that readers have. */
import type {ExampleId} from './exampleNames';
import type {Choice, Choices, MatcherId} from './rules';
import type {Task} from './state';

export interface Example extends Task {
  id: ExampleId;
  /** What the example shows, in a sentence or two. */
  lesson: string;
  /** Whether the received body matches. */
  matches: boolean;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const use = (id: MatcherId, options: Choice['options'] = {}): Choice => ({id, options});

interface Input {
  id: ExampleId;
  lesson: string;
  matches?: boolean;
  example: unknown;
  actual: unknown;
  choices: Choices;
  part?: Task['part'];
}

const example = ({matches = true, example: expected, actual, part = 'response', ...rest}: Input): Example => ({
  ...rest,
  matches,
  example: json(expected),
  actual: json(actual),
  kept: {},
  part,
});

/** In the order of the list. */
export const EXAMPLES: readonly Example[] = [
  example({
    id: 'wrong-type',
    lesson:
      'The consumer needs a number. The provider sends the digits in quotes, so the rule for integers rejects the value. Either side can change: the provider sends a number, or the consumer accepts a string.',
    matches: false,
    example: {id: 10, name: 'Sofa', price: 499.5},
    actual: {id: '10', name: 'Armchair', price: 249.9},
    choices: {'$.id': use('integer'), '$.name': use('type'), '$.price': use('decimal')},
  }),
  example({
    id: 'missing-key',
    lesson:
      'Each element must have every key of the example. Pact has no rule for an optional key: leave it out of the example, or write a second interaction with a provider state in which it exists.',
    matches: false,
    example: {items: [{sku: 'S-1', color: 'red'}]},
    actual: {items: [{sku: 'S-7', color: 'green'}, {sku: 'S-8'}]},
    choices: {
      '$.items': use('each-like', {min: '1'}),
      '$.items[0].sku': use('regex', {regex: '^S-\\d+$'}),
      '$.items[0].color': use('type'),
    },
  }),
  example({
    id: 'any-length',
    lesson:
      'The example has one element, and each received element is compared with it. The minimum of 1 makes sure that the provider returns an element, because an empty array would prove nothing.',
    example: {products: [{id: 1, name: 'Sofa'}]},
    actual: {
      products: [
        {id: 7, name: 'Lamp'},
        {id: 8, name: 'Desk'},
        {id: 9, name: 'Chair'},
      ],
    },
    choices: {
      '$.products': use('each-like', {min: '1'}),
      '$.products[0].id': use('integer'),
      '$.products[0].name': use('type'),
    },
  }),
  example({
    id: 'limited-length',
    lesson:
      'The rule for the array has both limits. The strings inside have no rule, so the type rule of the array applies to them.',
    example: {tags: ['new', 'sale']},
    actual: {tags: ['outdoor', 'wood', 'oak']},
    choices: {'$.tags': use('each-like', {min: '1', max: '5'})},
  }),
  example({
    id: 'date',
    lesson:
      'The format has the letters of Java’s DateTimeFormatter in all languages. Letters that aren’t part of the format are in single quotes.',
    example: {ordered: '2026-11-02', shipped: '2026-11-03T08:15:00+01:00', opens: '09:00'},
    actual: {ordered: '2026-12-24', shipped: '2026-12-27T16:40:10+00:00', opens: '07:30'},
    choices: {
      '$.ordered': use('date', {format: 'yyyy-MM-dd'}),
      '$.shipped': use('datetime', {format: "yyyy-MM-dd'T'HH:mm:ssXXX"}),
      '$.opens': use('time', {format: 'HH:mm'}),
    },
  }),
  example({
    id: 'one-of',
    lesson:
      'Pact has no rule that lists the allowed values. Write them as alternatives of a regular expression. The complete value must match, so “delivered” can’t be part of a longer text.',
    example: {status: 'shipped'},
    actual: {status: 'delivered'},
    choices: {'$.status': use('regex', {regex: '^(ordered|shipped|delivered)$'})},
  }),
  example({
    id: 'any-keys',
    lesson:
      'The keys are IDs that differ in each response. The rule for any keys takes the first value of the example as the template for all values.',
    example: {stock: {'S-1': {count: 3, warehouse: 'Hamburg'}}},
    actual: {stock: {'S-4': {count: 0, warehouse: 'Ghent'}, 'S-9': {count: 12, warehouse: 'Lyon'}}},
    choices: {
      '$.stock': use('values'),
      "$.stock['S-1'].count": use('integer'),
      "$.stock['S-1'].warehouse": use('type'),
    },
  }),
  example({
    id: 'key-format',
    lesson:
      'The keys are currency codes, and each key must match the expression. This rule doesn’t compare the values. It needs version 4 of the specification.',
    example: {rates: {EUR: 1.08}},
    actual: {rates: {GBP: 1.31, JPY: 0.0068}},
    choices: {'$.rates': use('each-key', {regex: '^[A-Z]{3}$'})},
  }),
  example({
    id: 'contains',
    lesson:
      'The response has links in any order. The consumer only needs two of them, and doesn’t mind others. This rule needs version 4 of the specification.',
    example: {
      links: [
        {rel: 'self', href: '/orders/1'},
        {rel: 'cancel', href: '/orders/1/cancel'},
      ],
    },
    actual: {
      links: [
        {rel: 'invoice', href: '/invoices/9'},
        {rel: 'cancel', href: '/orders/77/cancel'},
        {rel: 'self', href: '/orders/77'},
      ],
    },
    choices: {
      '$.links': use('array-contains'),
      '$.links[0].href': use('regex', {regex: '^/orders/\\d+$'}),
      '$.links[1].href': use('regex', {regex: '^/orders/\\d+/cancel$'}),
    },
  }),
  example({
    id: 'nested-type',
    lesson:
      'The type rule of the body applies to everything inside. The rule for exactly this value makes an exception for the currency.',
    example: {customer: {name: 'Ada', address: {city: 'Bonn', zip: '53111'}}, currency: 'EUR'},
    actual: {customer: {name: 'Grace', address: {city: 'Arhus', zip: '8000'}}, currency: 'EUR'},
    choices: {$: use('type'), '$.currency': use('equality')},
  }),
  example({
    id: 'more-keys-response',
    lesson:
      'A response may have values that the consumer doesn’t use. They’re ignored, so the provider can add fields without breaking the consumer. Switch to “Request” to see that a request may not have them.',
    example: {id: 1, name: 'Sofa'},
    actual: {id: 2, name: 'Lamp', color: 'blue', stock: {count: 3}},
    choices: {'$.id': use('integer'), '$.name': use('type')},
  }),
  example({
    id: 'more-keys-request',
    lesson:
      'The consumer’s code sends a field that its test doesn’t describe. In a request, that’s a mismatch, because the provider would have to handle an untested request.',
    matches: false,
    part: 'request',
    example: {productId: 1, quantity: 2},
    actual: {productId: 5, quantity: 1, coupon: 'WINTER'},
    choices: {'$.productId': use('integer'), '$.quantity': use('integer')},
  }),
];
