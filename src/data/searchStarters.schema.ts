import {list, text} from './schema';

export const schemas = {searchStarters: list(text()), exampleQueries: list(text())};
