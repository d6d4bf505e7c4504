// Ejected: the original tells the reader to write to whoever linked, and offers no way on.
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {Card, Cards} from '@site/src/components/Cards';
import {brand} from '@site/src/data/brand';
import {ask} from '@site/src/plugins/first-load/ask';
import {wordsOfPath} from './wordsOfPath';

/** What stands where no page is: what the reader can do now. */
export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  // The built page is one for all addresses: the words of this one are known in the browser only.
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsOfPath(pathname)), [pathname]);
  // A page of a newer deployment than the tab's, such as a search result, or an old address that the server redirects. Where the server itself has sent this page, all is said.
  const sentByServer = !useState(useIsBrowser())[0];
  useEffect(() => {
    if (sentByServer) return;
    void ask(window.location.href, window.fetch.bind(window)).then((presence) => {
      if (presence === 'there' && window.location.pathname === pathname) window.location.reload();
    });
  }, [pathname, sentByServer]);
  return (
    <main className={clsx('container margin-vert--xl markdown', className)} data-not-found>
      <Heading as="h1">Page not found</Heading>
      <p>
        Nothing is published at this address. The page may have moved, or the link that led you to it has a mistake.
      </p>
      <ul>
        <li>
          <Link to={words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`}>Search the documentation</Link>{' '}
          for what you were after.
        </li>
        <li>Start from one of the areas below.</li>
        <li>
          If a link on this site led here, <Link to={brand.supportUrl}>tell support</Link> which one.
        </li>
      </ul>
      <Cards>
        <Card title="Docs" href="/">
          Getting started, contract testing and the user interface.
        </Card>
        <Card title="University" href="/docs/workshops">
          Courses and workshops.
        </Card>
        <Card title="Examples" href="/docs/examples">
          Consumers and providers in many languages.
        </Card>
        <Card title="On-Premises" href="/docs/on-premises-2x">
          Install, configure and upgrade your own server.
        </Card>
      </Cards>
    </main>
  );
}
