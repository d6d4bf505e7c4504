import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import type {SectionLink} from '@site/src/data/sections.schema';
import styles from './styles.module.css';

/**
 * The sidebar of the current section in the menu of a narrow window, with links to the other sections above it. In the
 * original, those links are in the main menu, so reaching them takes another tap.
 */
export default function SecondaryMenuWithSections() {
  const {toggle} = useNavbarMobileSidebar();
  const {sections} = useDocusaurusContext().siteConfig.customFields as {sections: readonly SectionLink[]};
  return (
    <>
      <nav className={styles.sections} aria-label={translate({id: 'navbar.sections', message: 'Sections'})}>
        {sections.map(({label, to}) => (
          <Link key={to} to={to} className={styles.section} onClick={toggle}>
            {label}
          </Link>
        ))}
      </nav>
      <SecondaryMenu />
    </>
  );
}
