import {parsePage, type Page, type Problem} from './page';

const FRONT = '---\ntitle: A page\nedition: [cloud, "2.x"]\n---\n\n';

/** A page with its front matter on lines 1 to 4, so that its text begins on line 6. */
export const pageOf = (body: string, file = 'docs/docs/fixture.mdx'): Page => parsePage(file, FRONT + body);

/** Problems as they are printed. */
export const shown = (problems: readonly Problem[]): string[] =>
  problems.map(({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`);
