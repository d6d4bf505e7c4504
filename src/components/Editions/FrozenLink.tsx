import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {inFrozen} from './frozen';

/** A link of a component that shows data: on a page of the frozen edition it leads to the page of that edition. */
export default function FrozenLink({to = '', ...props}: ComponentProps<typeof Link>) {
  const home = useBaseUrl('/1.x/');
  const frozen = useLocation().pathname.startsWith(home);
  return <Link to={frozen ? inFrozen(to) : to} {...props} />;
}
