/**
 * The environment variable that asks a build to compress its scripts and style sheets. Only `npm run build` sets it:
 * builds for tests and for the offline package contain no compressed copies.
 */
export const precompressVariable = 'DOCS_PRECOMPRESS';
