import type {PrismTheme} from 'prism-react-renderer';

interface CodePalette {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  property: string;
  inserted: string;
  deleted: string;
}

/** Every colour has a contrast of at least 4.5:1 with its background; a unit test holds this. */
const light: CodePalette = {
  background: '#f3f6f8',
  text: '#1b2733',
  comment: '#5a6875',
  keyword: '#7a2f8f',
  string: '#0d6538',
  number: '#a03d00',
  name: '#0b5cad',
  property: '#0a6070',
  inserted: '#0d6538',
  deleted: '#a8242c',
};

const dark: CodePalette = {
  background: '#161f29',
  text: '#dbe4ec',
  comment: '#93a3b2',
  keyword: '#d8a6ea',
  string: '#8fdba9',
  number: '#f5b486',
  name: '#8ec5ff',
  property: '#7fd8de',
  inserted: '#8fdba9',
  deleted: '#ff9c9f',
};

function theme(colors: CodePalette): PrismTheme {
  return {
    plain: {color: colors.text, backgroundColor: colors.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: colors.comment, fontStyle: 'italic'}},
      {types: ['keyword', 'atrule', 'important', 'selector', 'tag', 'directive'], style: {color: colors.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'url', 'variable.string'], style: {color: colors.string}},
      {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: colors.number}},
      {types: ['function', 'class-name', 'builtin', 'annotation', 'decorator'], style: {color: colors.name}},
      {types: ['property', 'attr-name', 'parameter', 'variable', 'key', 'instruction'], style: {color: colors.property}},
      {types: ['inserted'], style: {color: colors.inserted}},
      {types: ['deleted'], style: {color: colors.deleted}},
    ],
  };
}

/** The palettes, for tests, and the highlighter's themes made of them. */
export const codePalettes = {light, dark};
export const codeThemes = {theme: theme(light), darkTheme: theme(dark)};
