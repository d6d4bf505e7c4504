import type {ComponentProps} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';

/** A token of highlighted code. A token without a color needs no element. */
export default function CodeBlockLineToken(props: ComponentProps<typeof Token>) {
  return props.className === undefined ? props.children : <Token {...props} />;
}
