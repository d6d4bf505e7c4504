import {join} from 'node:path';
import App from './App';
import BaseUrlIssueBanner from './BaseUrlIssueBanner';
import clientEntry from './clientEntry';
import codeBlockUtils from './codeBlockUtils';
import docsClientUtils from './docsClientUtils';
import docsPreferredVersion from './docsPreferredVersion';
import docusaurus from './docusaurus';
import docusaurusContext from './docusaurusContext';
import ErrorBoundary from './ErrorBoundary';
import IntlUtils from './IntlUtils';
import type {ModulePatch} from './modulePatch';
import preload from './preload';
import reactUtils from './reactUtils';
import tslibImports from './tslibImports';
import failedNavigation from './upstream-fixes/failedNavigation';
import hashDecoding from './upstream-fixes/hashDecoding';
import helmetUpdates from './upstream-fixes/helmetUpdates';
import prefetchRejection from './upstream-fixes/prefetchRejection';

/**
 * All patches, by the name of their file. The bundler's loader gets the file name, because options can't be functions.
 */
const PATCHES: Readonly<Record<string, ModulePatch>> = {
  App,
  BaseUrlIssueBanner,
  clientEntry,
  codeBlockUtils,
  docsClientUtils,
  docsPreferredVersion,
  docusaurus,
  docusaurusContext,
  ErrorBoundary,
  IntlUtils,
  preload,
  reactUtils,
  tslibImports,
  'upstream-fixes/failedNavigation': failedNavigation,
  'upstream-fixes/hashDecoding': hashDecoding,
  'upstream-fixes/helmetUpdates': helmetUpdates,
  'upstream-fixes/prefetchRejection': prefetchRejection,
};

export const patches: readonly (ModulePatch & {name: string; file: string})[] = Object.entries(PATCHES).map(
  ([name, patch]) => ({...patch, name, file: join(__dirname, `${name}.ts`)}),
);
