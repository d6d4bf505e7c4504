/**
 * An error for data that Docusaurus generates in a format that this plugin doesn't support.
 * @param what such as "The site configuration"
 * @param expected such as "only known keys"
 * @param found such as "the unknown keys newKey"
 */
export const unexpectedFormat = (what: string, expected: string, found: string): Error =>
  new Error(
    `${what}: expected ${expected}, but found ${found}. A release of Docusaurus may have changed the format. ` +
      'Find out whether pages need what has changed, and then update src/plugins/site/route-splitting.',
  );
