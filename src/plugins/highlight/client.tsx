import {createContext, useContext, useMemo, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {KINDS, linesOf, type Run} from './runs';

/** How the code inside is coloured: the property `runs` that the build gave to the fence. */
export const RunsOfCode = createContext('');

interface Token {
  types: Run['kind'][];
  content: string;
}

interface ElementProps {
  className?: string;
}

interface RenderProps {
  className: string;
  style: CSSProperties;
  tokens: Token[][];
  getLineProps(input: {className?: string}): ElementProps;
  getTokenProps(input: {token: Token}): ElementProps & {children: string};
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

/** Has the interface of prism-react-renderer's component, which the theme's block of code expects, and takes the colours from the build instead of a grammar. */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const runs = useContext(RunsOfCode);
  const tokens = useMemo(
    () => linesOf(code, runs).map((line) => line.map(({kind, text}): Token => ({types: [kind], content: text}))),
    [code, runs],
  );
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens,
    getLineProps,
    getTokenProps,
  });
}

/** The theme hands this to `@theme/prism-include-languages`, which adds nothing to it. */
export const Prism = {};
