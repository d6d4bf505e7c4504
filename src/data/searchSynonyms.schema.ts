import {list, pattern} from './schema';

const phrase = pattern(
  /^[^\sA-Z]+( [^\sA-Z]+)*$/,
  'lowercase words separated by single spaces, because queries are compared in that form',
);

export const schemas = {searchSynonyms: list(list(phrase, 2))};
