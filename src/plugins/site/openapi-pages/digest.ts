import {createHash} from 'node:crypto';

/** Identifies the content of an OpenAPI description. */
export const digestOf = (description: Buffer): string => createHash('sha256').update(description).digest('hex');

/** The comment in a generated page that contains the digest of its description. */
export const digestRemark = (source: string, digest: string): string =>
  `/* Generated from ${source} by npm run api. Edits to this file are overwritten. sha256 ${digest} */`;

/** Reads the digest from a generated page. @returns undefined if the page doesn't contain one */
export const digestIn = (page: string): string | undefined => /sha256 ([0-9a-f]{64}) \*\//.exec(page)?.[1];
