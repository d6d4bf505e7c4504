/** URL paths of the generated pages. */
export const CLI_PATH = '/docs/reference/cli';
export const RESULTS_PATH = '/docs/reference/comparison-results';

/** The page that explains how the code on this site is tested. */
export const PROOFS_PATH = '/docs/reference/code-proofs';

/** `pact broker can-i-deploy` → `/docs/reference/cli/broker/can-i-deploy`; the `pact` command is the index page. */
export const commandPath = (command: string): string => [CLI_PATH, ...command.split(' ').slice(1)].join('/');

/** `request.body.incompatible` → `/docs/reference/comparison-results/request-body-incompatible`. */
export const resultPath = (name: string): string => `${RESULTS_PATH}/${name.replace(/\./g, '-')}`;

/** The ID that Docusaurus gives a page. The IDs of index pages end with `/index`. */
export const docId = (path: string, isIndex: boolean): string => `${path.slice(1)}${isIndex ? '/index' : ''}`;

/** The source file of a page, relative to the root of the repository. */
export const pageFile = (path: string, isIndex: boolean): string => `docs/${docId(path, isIndex)}.mdx`;

/** The page that reads logs, and the folder of the pages about messages. */
export const FIX_PATH = '/fix';

/** `no-verified-pact` → `/fix/no-verified-pact`. */
export const messagePath = (id: string): string => `${FIX_PATH}/${id}`;

/** The comparison lab. */
export const COMPARE_LAB_PATH = '/lab/compare';

/** The comparison lab with an example: the name of a code, or of a setting without `x-opc-config-`. */
export const compareExampleUrl = (name: string): string => `${COMPARE_LAB_PATH}#example=${name}`;
