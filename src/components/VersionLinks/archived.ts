/**
 * Folders and pages that the archived version has in full, as far as data links to them. Release notes exist only in
 * the current docs, which cover all releases.
 */
const IN_ARCHIVE = /^\/docs\/(?:on-premises(?!\/releases(?:[/?#]|$))|scim|permissions|webhooks-help|pact)(?=[/?#]|$)/;

/**
 * The URL in the archived 1.x version for a URL of the current docs. Returns it unchanged if 1.x doesn't have the page.
 */
export const toArchivedUrl = (to: string): string => (IN_ARCHIVE.test(to) ? `/1.x${to}` : to);
