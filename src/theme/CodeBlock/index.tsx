// Ejected: the original remounts every code block after hydration to apply the Prism theme of the color mode, and no
// wrapper can prevent that. Here, the style sheet has the colors of both modes.
// Upstream: https://github.com/facebook/docusaurus/issues/11566
import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import type CodeBlock from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {EncodedTokens, VerificationContext} from '@site/src/components/CodeHighlight';

type Props = ComponentProps<typeof CodeBlock> & {
  /** The encoded tokens that the build adds to every code block. */
  tokens?: string;
  /** How the code was tested, as JSON. The build adds it to the code blocks of pages. */
  verification?: string;
};

/** The children as one string, so that the reader can copy it, unless they contain React elements. */
function joinStrings(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) return children;
  return Array.isArray(children) ? children.join('') : children;
}

/** A code block with the highlighting from the build. */
export default function HighlightedCodeBlock({tokens = '', verification, children, ...props}: Props) {
  const code = joinStrings(children);
  return (
    <EncodedTokens value={tokens}>
      <VerificationContext value={verification}>
        {typeof code === 'string' ? (
          <StringContent {...props}>{code}</StringContent>
        ) : (
          <ElementContent {...props}>{code}</ElementContent>
        )}
      </VerificationContext>
    </EncodedTokens>
  );
}
