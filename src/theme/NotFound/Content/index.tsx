// Ejected: the original only asks the reader to contact the owner of the site that linked to the page.
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {Card, Cards} from '@site/src/components/Cards';
import {brand} from '@site/src/data/brand';
import type {SectionLink} from '@site/src/data/sections.schema';
import {probePage} from '@site/src/site/probePage';
import {wordsOfPath} from './wordsOfPath';

/** The content of the not-found page: what the reader can do next. */
export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  const {sections} = useDocusaurusContext().siteConfig.customFields as {sections: readonly SectionLink[]};
  // There's one built page for all missing URLs, so only the browser can read the words of the URL.
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsOfPath(pathname)), [pathname]);
  // After a client-side navigation, the server might still have the page, because a deployment has added it since the
  // tab was opened, or because the server redirects its URL. If the server sent this page, the other one is missing.
  const sentByServer = !useState(useIsBrowser())[0];
  useEffect(() => {
    if (sentByServer) return;
    void probePage(window.location.href, window.fetch.bind(window)).then((presence) => {
      if (presence === 'found' && window.location.pathname === pathname) window.location.reload();
    });
  }, [pathname, sentByServer]);
  return (
    <main className={clsx('container margin-vert--xl markdown', className)} data-not-found>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this URL. The page might have moved, or the link that you followed might have a typo.</p>
      <ul>
        <li>
          <Link to={words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`}>Search the documentation</Link>{' '}
          for the page.
        </li>
        <li>Start from one of the sections below.</li>
        <li>
          If you followed a link on this site, <Link to={brand.supportUrl}>report it to support</Link>.
        </li>
      </ul>
      <Cards>
        {sections
          .filter(({description}) => description !== undefined)
          .map(({label, to, description}) => (
            <Card key={to} title={label} href={to}>
              {description}
            </Card>
          ))}
      </Cards>
    </main>
  );
}
