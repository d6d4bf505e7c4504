/** Set by `npm run build` alone: the other builds, for tests and for the offline edition, make no compressed copies. */
export const earlyVariable = 'DOCS_EARLY_COPIES';

/** The files of a build that are whole when the bundler has ended. Pages, and what is made of them, change until the end. */
export const isEarly = (file: string): boolean => /^(?:assets\/(?:js|css)|samples)\//.test(file);
