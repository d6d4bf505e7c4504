import type {ComponentProps} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import {RunsOfCode} from '@site/src/plugins/highlight/client';

type Props = ComponentProps<typeof CodeBlock> & {
  /** How the code is coloured; the build gives it to every fence. */
  runs?: string;
};

/** Hands the colours that the build gave to a fence on to where they are drawn. */
export default function ColouredCodeBlock({runs = '', ...props}: Props) {
  return (
    <RunsOfCode value={runs}>
      <CodeBlock {...props} />
    </RunsOfCode>
  );
}
