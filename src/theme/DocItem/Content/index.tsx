// Ejected: the original hydrates the complete content of a page, and imports all components that content can have.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type Content from '@theme/DocItem/Content';
import StaticContent from '@site/src/components/StaticContent';
import {writeDocData} from '@site/src/components/StaticContent/pageData';
import {mdxComponents} from '@site/src/components/StaticContent/mdx';
import UnbrokenNames from '@site/src/components/UnbrokenNames';

const CLASS = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

/** The content of a docs page, below its title. */
export default function DocItemContent({children}: ComponentProps<typeof Content>) {
  const doc = useDoc();
  return (
    <StaticContent className={CLASS} content={children} data={() => writeDocData(doc)}>
      {() => {
        const {metadata, frontMatter, contentTitle} = doc;
        const {Heading, MDXContent} = mdxComponents();
        const hasOwnTitle = frontMatter.hide_title === true || contentTitle !== undefined;
        return (
          <>
            {!hasOwnTitle && (
              <header>
                <Heading as="h1">
                  <UnbrokenNames text={metadata.title} />
                </Heading>
              </header>
            )}
            <MDXContent>{children}</MDXContent>
          </>
        );
      }}
    </StaticContent>
  );
}
