import type {ComponentProps} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme-original/CodeBlock/Container';

/** The height of a title in lines of code. */
const TITLE_LINES = 2.2;

/** Adds the number of lines, from which the style sheet computes the height of a code block that isn't laid out yet. */
function ContainerWithLines(props: ComponentProps<'div'>) {
  const {metadata} = useCodeBlockContext();
  const lines = metadata.code.trimEnd().split('\n').length + (metadata.title ? TITLE_LINES : 0);
  return <Container as="div" data-lines={lines} {...props} />;
}

/** The frame of a code block. Only a block of highlighted code, which is a `div`, has metadata with its lines. */
export default function CodeBlockContainer({as, ...props}: ComponentProps<typeof Container>) {
  return as === 'div' ? (
    <ContainerWithLines {...(props as ComponentProps<'div'>)} />
  ) : (
    <Container as={as} {...(props as ComponentProps<'pre'>)} />
  );
}
