/** URL paths of the generated pages. */
export const CLI_ADDRESS = '/docs/reference/cli';
export const RESULTS_ADDRESS = '/docs/reference/comparison-results';

/** The page that explains how the code on this site is tested. */
export const PROOFS_ADDRESS = '/docs/reference/code-proofs';

/** `pact broker can-i-deploy` → `/docs/reference/cli/broker/can-i-deploy`; the `pact` command is the index page. */
export const commandAddress = (path: string): string => [CLI_ADDRESS, ...path.split(' ').slice(1)].join('/');

/** `request.body.incompatible` → `/docs/reference/comparison-results/request-body-incompatible`. */
export const codeAddress = (name: string): string => `${RESULTS_ADDRESS}/${name.replace(/\./g, '-')}`;

/** The ID that Docusaurus gives a page. The IDs of index pages end with `/index`. */
export const docId = (address: string, isIndex: boolean): string => `${address.slice(1)}${isIndex ? '/index' : ''}`;

/** The source file of a page, relative to the root of the repository. */
export const pageFile = (address: string, isIndex: boolean): string => `docs/${docId(address, isIndex)}.mdx`;
