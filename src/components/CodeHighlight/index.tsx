import {createContext, useContext, useMemo, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {KINDS, linesOf, type Token} from './tokens';

/** The encoded tokens of the code block. The highlight plugin adds them to each code block as the property `tokens`. */
export const EncodedTokens = createContext('');

/** A token in the form that the theme expects. */
interface ThemeToken {
  types: Token['kind'][];
  content: string;
}

interface ElementProps {
  className?: string;
}

interface RenderProps {
  className: string;
  style: CSSProperties;
  tokens: ThemeToken[][];
  getLineProps(input: {className?: string}): ElementProps;
  getTokenProps(input: {token: ThemeToken}): ElementProps & {children: string};
}

interface Props {
  code: string;
  language: string;
  theme: {plain: CSSProperties};
  children(props: RenderProps): ReactNode;
}

const getLineProps: RenderProps['getLineProps'] = ({className}) => ({className: clsx('token-line', className)});
const getTokenProps: RenderProps['getTokenProps'] = ({token: {types, content}}) => {
  const [kind] = types;
  return {className: kind ? `code-${KINDS[kind]}` : undefined, children: content};
};

/**
 * Has the same interface as the component of prism-react-renderer, which the theme's code block expects. The tokens
 * come from the build instead of a grammar.
 */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const encoded = useContext(EncodedTokens);
  const tokens = useMemo(
    () =>
      linesOf(code, encoded).map((line) => line.map(({kind, text}): ThemeToken => ({types: [kind], content: text}))),
    [code, encoded],
  );
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens,
    getLineProps,
    getTokenProps,
  });
}

/** The theme passes this object to `@theme/prism-include-languages`, which adds no languages to it. */
export const Prism = {};
