/** Folders and pages that the frozen edition has whole, as far as the data of the site leads there. Pages of releases stand in the current docs, which have them all. */
const WHOLE = /^\/docs\/(?:on-premises(?!\/releases(?:[/?#]|$))|scim|permissions|webhooks-help|pact)(?=[/?#]|$)/;

/** An address of the current docs as a page of the frozen 1.x edition should lead there. */
export const inFrozen = (to: string): string => (WHOLE.test(to) ? `/1.x${to}` : to);
