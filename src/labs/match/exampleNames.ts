/** The examples of the lab for its list, which loads with the page. */

/** In the order of the list: an ID for links, and the need. */
export const exampleNames = [
  {id: 'wrong-type', title: 'A test fails: an ID is a string'},
  {id: 'missing-key', title: 'A test fails: a key is missing in one element'},
  {id: 'any-length', title: 'An array of any length, each element like this'},
  {id: 'limited-length', title: 'An array with a minimum and a maximum'},
  {id: 'date', title: 'A date in a format'},
  {id: 'one-of', title: 'One of several values'},
  {id: 'any-keys', title: 'An object with any keys, and values like the first'},
  {id: 'key-format', title: 'Keys in a format'},
  {id: 'contains', title: 'An array that contains certain elements'},
  {id: 'nested-type', title: 'The same types everywhere, except one exact value'},
  {id: 'more-keys-response', title: 'A response with more keys than the example'},
  {id: 'more-keys-request', title: 'A request with a key that isn’t in the example fails'},
] as const;

export type ExampleId = (typeof exampleNames)[number]['id'];
