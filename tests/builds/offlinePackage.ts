import {editionName} from '../../deploy/offline';

/** Where the offline check unpacks the package, and where the browser tests serve its pages from. */
export const UNPACKED = '.generated/edition';
export const EDITION = `${UNPACKED}/${editionName}/site`;
