import {packageName} from '../../deploy/offline';

/** Where the offline check unpacks the package, and where the browser tests serve its pages from. */
export const UNPACKED = '.generated/offline-package';
export const EDITION = `${UNPACKED}/${packageName}/site`;
