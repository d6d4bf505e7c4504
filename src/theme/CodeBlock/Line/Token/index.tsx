import type {ComponentProps} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';

/** A piece of code; without a colour of its own it needs no element. */
export default function CodeBlockLineToken(props: ComponentProps<typeof Token>) {
  return props.className === undefined ? props.children : <Token {...props} />;
}
