import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {toArchivedUrl} from './archived';

/** A link in a component that renders data. On pages of the archived version, it leads to the archived page. */
export default function ArchivedLink({to = '', ...props}: ComponentProps<typeof Link>) {
  const archiveUrl = useBaseUrl('/1.x/');
  const isArchived = useLocation().pathname.startsWith(archiveUrl);
  return <Link to={isArchived ? toArchivedUrl(to) : to} {...props} />;
}
