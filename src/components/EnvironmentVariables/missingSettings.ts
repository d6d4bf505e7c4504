/** Words of a mail server's settings. They aren't part of other words that readers filter by, such as `email`. */
const MAIL_SERVER = /\b(?:smtps?|sendmail|mail\s*(?:server|host|relay))\b/i;

/** Whether a reader filters by settings of a mail server, which PactFlow On-Premises doesn't have. */
export const asksForMailServer = (query: string): boolean => MAIL_SERVER.test(query);
