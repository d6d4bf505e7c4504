import {editionName} from '../../deploy/offline';

/** Where the gate unpacks the offline edition, and the browser tests serve its pages from. */
export const UNPACKED = '.generated/edition';
export const EDITION = `${UNPACKED}/${editionName}/site`;
