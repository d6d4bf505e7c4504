/**
 * An error about a generated module of another shape than expected, since a release of Docusaurus may have changed it.
 * @param {string} what such as "The configuration has"
 * @param {string} found such as "newKey"
 */
exports.unknown = (what, found) =>
  new Error(
    `${what} ${found}, which src/plugins/first-load does not know. See whether pages need it, then name it there.`,
  );
