import assert from 'node:assert/strict';
import {test} from 'node:test';
import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import App from './App';
import {runPatched} from './testing/runModule';

test('the app renders routes that were added after its module has loaded', () => {
  const routes = ['first'];
  const wrapper = {default: ({children}: {children?: ReactNode}) => children};
  const nothing = {default: () => null};
  const {default: PatchedApp} = runPatched<{default: () => ReactNode}>(App, {
    imports: {
      react: {default: React},
      '@generated/client-modules': {},
      '@generated/routes': {default: routes},
      '@docusaurus/router': {useLocation: () => ({pathname: '/'})},
      '@docusaurus/renderRoutes': {default: (list: string[]) => list.join(' ')},
      '@theme/Root': wrapper,
      '@theme/ThemeProvider': wrapper,
      '@theme/SiteMetadata': nothing,
      './normalizeLocation': {default: (location: object) => location},
      './browserContext': {BrowserContextProvider: wrapper.default},
      './docusaurusContext': {DocusaurusContextProvider: wrapper.default},
      './PendingNavigation': wrapper,
      './BaseUrlIssueBanner': nothing,
      './SiteMetadataDefaults': nothing,
      '@docusaurus/ErrorBoundary': wrapper,
      './hasHydratedDataAttribute': nothing,
    },
  });
  assert.equal(renderToStaticMarkup(React.createElement(PatchedApp)), 'first');
  routes.push('second');
  assert.equal(renderToStaticMarkup(React.createElement(PatchedApp)), 'first second');
});
