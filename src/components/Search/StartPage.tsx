import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {exampleQueries} from '@site/src/data/searchStarters';
import {sections} from '@site/src/data/sections';
import Icon from './Icons';
import styles from './start.module.css';

const TIPS = [
  translate({
    id: 'search.tips.symptom',
    message: 'Describe the problem, or paste an error message, a command, or the name of an environment variable.',
  }),
  translate({id: 'search.tips.spelling', message: 'Words can be incomplete or misspelled.'}),
  translate({
    id: 'search.tips.version',
    message: 'To see only the pages for one release line, select it next to the search field.',
  }),
  translate({id: 'search.tips.shortcut', message: 'To search from any page, press / or Ctrl+K (Cmd+K on a Mac).'}),
];

/** The search page before a query is typed: example queries, tips, and links to the sections of the site. */
export default function StartPage() {
  const searchLink = useSearchLinkCreator();
  return (
    <div className={`needs-script ${styles.start}`}>
      <section>
        <Heading as="h2" className={styles.title}>
          <Translate id="search.start.examples">Example searches</Translate>
        </Heading>
        <ul className={styles.queries}>
          {exampleQueries.map((query) => (
            <li key={query}>
              <Link to={searchLink(query)} className={styles.query}>
                <Icon name="search" />
                {query}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading as="h2" className={styles.title}>
          <Translate id="search.start.tips">Tips</Translate>
        </Heading>
        <ul>
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section>
        <Heading as="h2" className={styles.title}>
          <Translate id="search.start.sections">Sections</Translate>
        </Heading>
        <ul className={styles.sections}>
          {sections.map(({label, to, description}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
