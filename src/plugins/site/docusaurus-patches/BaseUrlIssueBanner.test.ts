import assert from 'node:assert/strict';
import {test} from 'node:test';
import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import BaseUrlIssueBanner from './BaseUrlIssueBanner';
import type {Bundle} from './modulePatch';
import {runPatched} from './testing/runModule';

function render(bundle: Bundle): string {
  const imported: string[] = [];
  const imports: Record<string, object> = {
    react: {default: React},
    '@docusaurus/router': {useLocation: () => ({pathname: '/'})},
    '@docusaurus/Head': {default: ({children}: {children: ReactNode}) => children},
    '@docusaurus/ExecutionEnvironment': {default: {canUseDOM: false}},
    '@docusaurus/useDocusaurusContext': {
      default: () => ({siteConfig: {baseUrl: '/', baseUrlIssueBanner: true}}),
    },
    get './styles.module.css'() {
      imported.push('styles');
      return {};
    },
  };
  const {default: Banner} = runPatched<{default: () => ReactNode}>(BaseUrlIssueBanner, {bundle, imports});
  const html = renderToStaticMarkup(React.createElement(Banner));
  assert.deepEqual(imported, ['styles']);
  return html;
}

test('the banner that the server writes does not mention Docusaurus in its text', () => {
  const html = render('server');
  assert.match(html, /Your site did not load properly\./);
  assert.doesNotMatch(html, /Your Docusaurus site/);
});

test('the browser bundle has the banner’s style sheet but renders nothing', () => assert.equal(render('browser'), ''));
