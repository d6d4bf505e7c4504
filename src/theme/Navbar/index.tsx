import Navbar from '@theme-original/Navbar';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersionLinks} from '@site/src/components/VersionLinks/useVersionLinks';
import type {SectionLink} from '@site/src/data/sections.schema';
import styles from './styles.module.css';

/**
 * The navigation bar. In a narrow window, its menu requires JavaScript. Without it, plain links to the sections appear
 * below the bar. src/plugins/site/navigation-recovery/retryScripts.js shows them, too, if the page's scripts fail to
 * load.
 */
export default function NavbarWithPlainLinks() {
  const {links, shown} = useVersionLinks();
  const {sections} = useDocusaurusContext().siteConfig.customFields as {sections: readonly SectionLink[]};
  return (
    <>
      <Navbar />
      <noscript>
        <nav className={styles.sections} aria-label="Sections">
          {sections.map(({label, to}) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {links
            .filter(({name}) => name !== shown)
            .map(({name, label, to}) => (
              <Link key={name} to={to}>
                {label}
              </Link>
            ))}
        </nav>
      </noscript>
    </>
  );
}
