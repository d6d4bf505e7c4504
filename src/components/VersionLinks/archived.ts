/**
 * Folders whose pages also exist in the archived version, and individual pages that do: only those that pages or data
 * link to. Release notes and the landing page of On-Premises exist only in the current docs.
 */
const IN_ARCHIVE =
  /^\/docs\/(?:on-premises\/(?!releases(?:[/?#]|$))|(?:scim|permissions|webhooks-help|pact)(?=[/?#]|$))/;

/** The URL of an archived page for the URL of the current page. Only the overview of 1.x has another name. */
export const archivedUrl = (to: string): string =>
  `/1.x${to.replace(/^\/docs\/on-premises\/architecture(?![\w/-])/, '/docs/on-premises')}`;

/**
 * The URL in the archived 1.x version for a URL of the current docs. Returns it unchanged if 1.x doesn't have the page.
 */
export const toArchivedUrl = (to: string): string => (IN_ARCHIVE.test(to) ? archivedUrl(to) : to);
