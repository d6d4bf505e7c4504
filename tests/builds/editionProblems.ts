import {editionName} from '../../deploy/offline';

/** What the reader needs beside the pages. */
const BESIDE = ['README.txt', 'serve.mjs', 'nginx.conf'];

/** What no file of the edition may ask for by itself: hosted services, and pages to edit a page on. */
const HOSTED = /googletagmanager\.com|google-analytics\.com|-dsn\.algolia\.net|theme-edit-this-page/;

/**
 * Holds the archive against the site.
 * @param names of all files in it
 * @param pages its addresses, `own`; those of the site, `expected`
 * @returns what is wrong
 */
export function editionProblems(
  names: readonly string[],
  pages: ReadonlySet<string>,
  expected: ReadonlySet<string>,
  read: (name: string) => string,
): string[] {
  const problems: string[] = [];
  for (const name of BESIDE)
    if (!names.includes(`${editionName}/${name}`)) problems.push(`The archive has no ${name}.`);
  for (const name of names) {
    if (!name.startsWith(`${editionName}/`) || name.split('/').includes('..'))
      problems.push(`${name} would be unpacked outside of ${editionName}/.`);
    if (name.endsWith('.html') && HOSTED.test(read(name)))
      problems.push(`${name} asks for something hosted: ${HOSTED.exec(read(name))?.[0] ?? ''}`);
  }
  for (const page of expected) if (!pages.has(page)) problems.push(`The page ${page} is not in the archive.`);
  for (const page of pages)
    if (!expected.has(page))
      problems.push(`The page ${page} is in the archive, and not in build/. Build the site again: npm run build`);
  return problems;
}
