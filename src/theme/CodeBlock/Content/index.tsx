// Ejected: the original highlights the code in the browser, and renders it again if the color mode changes. Here, the
// build has found the tokens, and the style sheet has the colors of both modes.
import {useContext} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import {EncodedTokens, getLineProps, getTokenProps, toThemeTokens} from '@site/src/components/CodeHighlight';
import styles from './styles.module.css';

/** The highlighted lines of a code block. */
export default function CodeBlockContent({className}: {className?: string}) {
  const {code, language, lineNumbersStart, lineClassNames} = useCodeBlockContext().metadata;
  const tokens = useContext(EncodedTokens);
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <pre
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.codeBlock, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.codeBlockLines, isNumbered && styles.codeBlockLinesWithNumbering)}
        style={isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}
      >
        {toThemeTokens(code, tokens).map((line, index) => (
          <Line
            key={index}
            line={line}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
            classNames={lineClassNames[index]}
            showLineNumbers={isNumbered}
          />
        ))}
      </code>
    </pre>
  );
}
