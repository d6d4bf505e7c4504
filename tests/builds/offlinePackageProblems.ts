import {packageName} from '../../deploy/offline';

/** The files that the package contains in addition to the pages. */
const EXTRA_FILES = ['README.txt', 'serve.mjs', 'nginx.conf'];

/** Hosted services, edit links, and search from the address bar, which no page of the offline package may contain. */
const HOSTED =
  /googletagmanager\.com|google-analytics\.com|-dsn\.algolia\.net|theme-edit-this-page|opensearchdescription/;

/**
 * Compares the archive with the site.
 * @param names the names of all files in the archive
 * @param pages the pages in the archive
 * @param expected the pages of the site
 * @returns one sentence for each problem
 */
export function offlinePackageProblems(
  names: readonly string[],
  pages: ReadonlySet<string>,
  expected: ReadonlySet<string>,
  read: (name: string) => string,
): string[] {
  const problems: string[] = [];
  for (const name of EXTRA_FILES)
    if (!names.includes(`${packageName}/${name}`)) problems.push(`The archive has no ${name}.`);
  for (const name of names) {
    if (!name.startsWith(`${packageName}/`) || name.split('/').includes('..'))
      problems.push(`${name} is outside of ${packageName}/, so unpacking it could overwrite other files.`);
    if (name.endsWith('.html') && HOSTED.test(read(name)))
      problems.push(`${name} uses a hosted service: ${HOSTED.exec(read(name))?.[0] ?? ''}`);
  }
  for (const page of expected) if (!pages.has(page)) problems.push(`The page ${page} is missing from the archive.`);
  for (const page of pages)
    if (!expected.has(page))
      problems.push(`The page ${page} is in the archive but not in build/. Build the site again with npm run build.`);
  return problems;
}
