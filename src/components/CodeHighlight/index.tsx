import {createContext} from 'react';
import clsx from 'clsx';
import {KINDS, linesOf} from './tokens';

/** The encoded tokens of the code block. The highlight plugin adds them to each code block as the property `tokens`. */
export const EncodedTokens = createContext('');

/** How the code block was tested, as JSON. The plugin for code blocks adds it as the property `verification`. */
export const VerificationContext = createContext<string | undefined>(undefined);

/** A token in the form that the theme expects. */
interface ThemeToken {
  /** The class of the token, if it has a color. */
  types: string[];
  content: string;
}

/** The lines of a code block, with the tokens of each. */
export const toThemeTokens = (code: string, encoded: string): ThemeToken[][] =>
  linesOf(code, encoded).map((line) =>
    line.map(({kind, text}) => ({types: kind === null ? [] : [`code-${KINDS[kind]}`], content: text})),
  );

export const getLineProps = ({className}: {className?: string}) => ({className: clsx('token-line', className)});

export const getTokenProps = ({token: {types, content}}: {token: ThemeToken}) => ({
  className: types[0] as string,
  children: content,
});

/** The theme passes this object to `@theme/prism-include-languages`, which adds no languages to it. */
export const Prism = {};
