/** Bodies that together have every matcher. Tests write them in each language, and compare the rules in the pacts. */
import type {Choice, Choices, MatcherId} from '../rules';

export interface CodeCase {
  /** In camel case, because it's also a name in the code. */
  name: string;
  /** JSON. */
  example: string;
  choices: Choices;
}

const use = (id: MatcherId, options: Choice['options'] = {}): Choice => ({id, options});

export const CODE_CASES: readonly CodeCase[] = [
  {
    name: 'singleValues',
    example: `{
  "id": 10,
  "price": 499.5,
  "weight": 3,
  "inStock": true,
  "discount": null,
  "name": "Sofa",
  "country": "BE",
  "zip": 1000,
  "ordered": "2026-11-02",
  "opens": "09:00",
  "shipped": "2026-11-03T08:15:00",
  "text": "sofa",
  "note": "fragile",
  "version": "2.1.0",
  "year": 2026,
  "first name": "Ada",
  "quoted": "a \\"quoted\\" text",
  "fixed": "EUR",
  "nothing": null,
  "count": 5,
  "flag": false
}`,
    choices: {
      '$.id': use('integer'),
      '$.price': use('decimal'),
      '$.weight': use('number'),
      '$.inStock': use('boolean'),
      '$.discount': use('null'),
      '$.name': use('type'),
      '$.country': use('regex', {regex: '^[A-Z]{2}$'}),
      '$.ordered': use('date', {format: 'yyyy-MM-dd'}),
      '$.opens': use('time', {format: 'HH:mm'}),
      '$.shipped': use('datetime', {format: "yyyy-MM-dd'T'HH:mm:ss"}),
      '$.text': use('include', {value: 'sofa'}),
      '$.note': use('not-empty'),
      '$.version': use('semver'),
      '$.year': use('type'),
      "$['first name']": use('regex', {regex: '^\\w+$'}),
      '$.quoted': use('type'),
      '$.fixed': use('equality'),
    },
  },
  {
    name: 'arraysAndObjects',
    example: `{
  "customer": {"name": "Ada", "address": {"city": "Bonn", "zip": "53111"}},
  "items": [{"sku": "S-1", "quantity": 2, "options": ["red"]}],
  "tags": ["new"],
  "codes": ["A1"],
  "many": [{"id": 1}],
  "grid": [[1, 2]],
  "pair": [1, "x"],
  "links": [{"rel": "self", "href": "/orders/1"}, {"rel": "cancel", "href": "/orders/1/cancel"}],
  "stock": {"S-1": {"count": 3, "warehouse": "Hamburg"}},
  "prices": {"EUR": 1.5},
  "rates": {"EUR": 1.08},
  "totals": {"2026": 5}
}`,
    choices: {
      '$.customer': use('type'),
      '$.customer.address.zip': use('regex', {regex: '\\d{5}'}),
      '$.items': use('each-like', {min: '1'}),
      '$.items[0].sku': use('regex', {regex: '^S-\\d+$'}),
      '$.items[0].quantity': use('integer'),
      '$.items[0].options': use('each-like', {min: '1', max: '3'}),
      '$.items[0].options[0]': use('type'),
      '$.tags': use('each-like', {min: '1', max: '5'}),
      '$.tags[0]': use('type'),
      '$.codes': use('each-like'),
      '$.codes[0]': use('regex', {regex: '[A-Z]\\d'}),
      '$.many': use('each-like', {max: '4'}),
      '$.many[0].id': use('number'),
      '$.grid': use('each-like', {min: '1'}),
      '$.grid[0][0]': use('integer'),
      '$.pair[0]': use('integer'),
      '$.links': use('array-contains'),
      '$.links[0].href': use('regex', {regex: '^/orders/\\d+$'}),
      '$.links[1].href': use('type'),
      '$.stock': use('values'),
      "$.stock['S-1'].count": use('integer'),
      "$.stock['S-1'].warehouse": use('type'),
      '$.prices': use('values'),
      '$.prices.EUR': use('decimal'),
      '$.rates': use('each-key', {regex: '^[A-Z]{3}$'}),
      '$.totals': use('each-value', {rule: 'integer'}),
    },
  },
  {
    name: 'listOfProducts',
    example: '[{"id": 1, "name": "Sofa"}]',
    choices: {$: use('each-like', {min: '1'}), '$[0].id': use('integer'), '$[0].name': use('type')},
  },
];
