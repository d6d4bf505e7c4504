import Navbar from '@theme-original/Navbar';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const AREAS = [
  {label: 'Docs', to: '/'},
  {label: 'University', to: '/docs/workshops'},
  {label: 'Examples', to: '/docs/examples'},
  {label: 'On-Premises', to: '/docs/on-premises-2x'},
  {label: 'Notices', to: '/notices'},
];

/** The top bar. On a narrow screen its menu needs a script; without one, plain links to the areas stand below it. */
export default function NavbarWithPlainLinks() {
  return (
    <>
      <Navbar />
      <noscript>
        <nav className={styles.areas} aria-label="Areas">
          {AREAS.map(({label, to}) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </noscript>
    </>
  );
}
