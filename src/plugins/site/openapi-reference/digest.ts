import {createHash} from 'node:crypto';

/** Tells one version of a description from another. */
export const digestOf = (description: Buffer): string => createHash('sha256').update(description).digest('hex');

/** The remark that keeps the digest in a generated page. */
export const digestRemark = (source: string, digest: string): string =>
  `/* Generated from ${source} by npm run api; changes made here are lost. sha256 ${digest} */`;

/** The digest in a generated page, or undefined for a text without one. */
export const digestIn = (page: string): string | undefined => /sha256 ([0-9a-f]{64}) \*\//.exec(page)?.[1];
