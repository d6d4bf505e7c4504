// Ejected: the original skips a heading level, adds a second banner landmark, puts white text on our primary color, and
// has no meaningful description.
import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {byYear} from './byYear';

/** All notices by year, newest first. */
export default function BlogArchivePage({archive}: Props) {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const years = byYear(archive.blogPosts, ({metadata}) => metadata.date);
  return (
    <Layout title="All notices by year" description="All PactFlow notices by year, newest first.">
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">All notices by year</Heading>
        {years.map(({year, items}) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {items.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>:{' '}
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
