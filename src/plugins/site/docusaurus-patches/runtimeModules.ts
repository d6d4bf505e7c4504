import {join} from 'node:path';

// Modules that patched modules import in the browser.
export const ENGLISH_DATES = join(__dirname, 'englishDates.ts');
export const WHEN_IDLE = join(__dirname, 'whenIdle.ts');
export const ROUTE_GROUPS = join(__dirname, '../route-splitting/routeGroups.ts');
export const NAVIGATION_RECOVERY = join(__dirname, '../navigation-recovery/recovery.ts');
