// Ejected: the original shows a title only for files, and its buttons cover the code. Here, each code block has a
// header with the name of the file or of the language, and with the buttons.
import {useContext, type ComponentProps} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type Layout from '@theme/CodeBlock/Layout';
import {VerificationContext} from '@site/src/components/CodeHighlight';
import CodeHeader from '@site/src/components/CodeHeader';
import {isWrapped, languageName} from '@site/src/components/CodeHeader/languages';
import styles from './styles.module.css';

/** A code block with its header. */
export default function CodeBlockLayout({className}: ComponentProps<typeof Layout>) {
  const {metadata} = useCodeBlockContext();
  const wrapped = isWrapped(metadata.language);
  const verification = useContext(VerificationContext);
  return (
    <Container as="div" className={clsx(className, metadata.className)} data-wrapped={wrapped ? '' : undefined}>
      <CodeHeader
        title={metadata.title}
        language={languageName(metadata.language)}
        isWrapped={wrapped}
        verification={verification}
      />
      <div className={styles.content}>
        <Content />
      </div>
    </Container>
  );
}
