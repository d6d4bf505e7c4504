import Navbar from '@theme-original/Navbar';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersionLinks} from '@site/src/components/VersionLinks/useVersionLinks';
import type {SectionLink} from '@site/src/data/sections.schema';
import HydrateLater from '@site/src/components/HydrateLater';
import styles from './styles.module.css';

/** Links to the sections and to the page in other versions. */
function PlainLinks() {
  const {links, shown} = useVersionLinks();
  const {sections} = useDocusaurusContext().siteConfig.customFields as {sections: readonly SectionLink[]};
  return (
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
  );
}

/**
 * The navigation bar. In a narrow window, its menu requires JavaScript. Without it, plain links to the sections appear
 * below the bar. src/plugins/site/navigation-recovery/retryScripts.js shows them, too, if the page's scripts fail to
 * load. A browser that runs this component doesn't need the links, so the component keeps what the build rendered.
 */
export default function NavbarWithPlainLinks() {
  return (
    <>
      <HydrateLater>
        <Navbar />
      </HydrateLater>
      {ExecutionEnvironment.canUseDOM ? <noscript dangerouslySetInnerHTML={{__html: ''}} /> : <PlainLinks />}
    </>
  );
}
