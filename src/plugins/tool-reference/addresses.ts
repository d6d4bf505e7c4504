/** Where the generated pages are. */
export const CLI_ADDRESS = '/docs/reference/cli';
export const RESULTS_ADDRESS = '/docs/reference/comparison-results';

/** The page that explains how code on this site is proven. */
export const PROOFS_ADDRESS = '/docs/reference/code-proofs';

/** `pact broker can-i-deploy` → `/docs/reference/cli/broker/can-i-deploy`; `pact` itself is the index. */
export const commandAddress = (path: string): string => [CLI_ADDRESS, ...path.split(' ').slice(1)].join('/');

/** `request.body.incompatible` → `/docs/reference/comparison-results/request-body-incompatible`. */
export const codeAddress = (name: string): string => `${RESULTS_ADDRESS}/${name.replace(/\./g, '-')}`;

/** The id that Docusaurus gives the page at an address: of an index page it keeps `/index`. */
export const docId = (address: string, isIndex: boolean): string => `${address.slice(1)}${isIndex ? '/index' : ''}`;

/** The file of a page, from the root of the repository. */
export const pageFile = (address: string, isIndex: boolean): string => `docs/${docId(address, isIndex)}.mdx`;
