// Ejected: the original writes the theme's two colors into each code block, and renders all of them again if the color
// mode changes. Here, the style sheet has the colors of both modes.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type Container from '@theme/CodeBlock/Container';
import {printSize} from '@site/src/components/CodeHighlight/printSize';
import styles from './styles.module.css';

/** A code block with more lines can be divided between two printed pages. */
const LONG = 40;

/**
 * Adds the number of lines, from which the style sheet computes the height of a code block that isn't laid out yet, and
 * what it needs for print.
 */
function ContainerWithLines(props: ComponentProps<'div'>) {
  const {metadata} = useCodeBlockContext();
  const lines = metadata.code.trimEnd().split('\n').length;
  return (
    <div
      data-lines={lines}
      data-print={printSize(metadata.code, metadata.language)}
      data-long={lines > LONG ? '' : undefined}
      {...props}
    />
  );
}

/** The frame of a code block. Only a block of highlighted code, which is a `div`, has metadata with its lines. */
export default function CodeBlockContainer({as, className, ...props}: ComponentProps<typeof Container>) {
  const classes = clsx(className, styles.container, ThemeClassNames.common.codeBlock);
  return as === 'div' ? (
    <ContainerWithLines {...(props as ComponentProps<'div'>)} className={classes} />
  ) : (
    <pre {...(props as ComponentProps<'pre'>)} className={classes} />
  );
}
