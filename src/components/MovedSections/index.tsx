import {useEffect} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {movedSections} from '@site/src/data/movedSections';
import styles from './styles.module.css';
import {island} from '../StaticContent/island';

interface Props {
  /** Path of the page, as in src/data/movedSections.ts. */
  of: string;
}

/**
 * Leads from the former anchors of a page to the pages that now have the sections. A link appears for the anchor in the
 * URL, and a script follows it. Without JavaScript, readers see the link.
 */
export function MovedSections({of}: Props) {
  const history = useHistory();
  const {hash} = useLocation();
  const sections = movedSections.find(({page}) => page === of)?.sections ?? [];
  const target = sections.find(({id}) => `#${id}` === hash)?.to;
  const url = useBaseUrl(target);
  useEffect(() => {
    if (target !== undefined) history.replace(url);
  }, [history, target, url]);
  return (
    <div data-no-extract>
      {sections.map(({id, title, to}) => (
        <p key={id} id={id} className={styles.section}>
          “{title}” is now on its own page: <Link to={to}>{title}</Link>
        </p>
      ))}
    </div>
  );
}

export default island('MovedSections', MovedSections);
