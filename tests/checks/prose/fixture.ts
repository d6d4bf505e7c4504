import {parsePage, type Page, type Problem} from './page';

const FRONT = '---\ntitle: A page\nedition: [cloud, "2.x"]\n---\n\n';

/** A page whose front matter is on lines 1 to 4, so that its text starts on line 6. */
export const pageOf = (body: string, file = 'docs/docs/fixture.mdx'): Page => parsePage(file, FRONT + body);

/** Problems in the format in which the check prints them. */
export const formatted = (problems: readonly Problem[]): string[] =>
  problems.map(({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`);
