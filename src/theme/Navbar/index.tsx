import Navbar from '@theme-original/Navbar';
import Link from '@docusaurus/Link';
import {useEditionLinks} from '@site/src/components/Editions/useEditionLinks';
import {areas} from '@site/src/data/areas';
import styles from './styles.module.css';

/** The top bar. On a narrow screen its menu needs a script; without one, plain links to the areas stand below it. */
export default function NavbarWithPlainLinks() {
  const {links, active} = useEditionLinks();
  return (
    <>
      <Navbar />
      <noscript>
        <nav className={styles.areas} aria-label="Areas">
          {areas.map(({label, to}) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {links
            .filter(({name}) => name !== active)
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
