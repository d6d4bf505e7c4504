// Ejected: the original measures each code block after hydration, to find out whether it needs a button for word wrap.
// Here, each code block has this button, and src/components/StaticContent/behaviors/codeToolbar.ts makes it work.
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type CodeBlock from '@theme/CodeBlock';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {createRef, type ComponentProps} from 'react';

type Props = Omit<ComponentProps<typeof CodeBlock>, 'children'> & {children: string};

const NO_WORD_WRAP = {
  codeBlockRef: createRef<HTMLPreElement>(),
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};

/** A block of highlighted code. */
export default function CodeBlockString({children, className, language, metastring, title, showLineNumbers}: Props) {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    language,
    metastring,
    title,
    showLineNumbers,
    magicComments,
    defaultLanguage,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={NO_WORD_WRAP as never}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
