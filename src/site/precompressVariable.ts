/**
 * The environment variable that makes a build compress its scripts and style sheets. Only `npm run build` sets it,
 * because builds for tests and for the offline package contain no compressed copies.
 */
export const precompressVariable = 'DOCS_PRECOMPRESS';
