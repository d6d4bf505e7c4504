import {packageName} from '../../deploy/offline';

/** The folder into which the `offline` check unpacks the package, and the folder that the browser tests serve. */
export const UNPACKED = '.generated/offline-package';
export const PACKAGE_SITE = `${UNPACKED}/${packageName}/site`;
