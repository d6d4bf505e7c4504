import assert from 'node:assert/strict';
import {test} from 'node:test';
import React from 'react';
import ErrorBoundary from './ErrorBoundary';
import {runPatched} from './testing/runModule';

interface Boundary {
  setState: (state: {error: Error}) => void;
  componentDidCatch(error: Error): void;
}

/** What is shown and what is reported when a component throws an error. */
function causeError(mode: string): {shown: string[]; reported: string[]} {
  const shown: string[] = [];
  const reported: string[] = [];
  const {default: ErrorBoundaryClass} = runPatched<{default: new (props: object) => Boundary}>(ErrorBoundary, {
    imports: {
      react: {default: React},
      '@docusaurus/ExecutionEnvironment': {default: {canUseDOM: true}},
      '@theme/Error': {},
    },
    globals: {
      process: {env: {NODE_ENV: mode}},
      console: {error: ({message}: Error) => reported.push(message)},
    },
  });
  const boundary = new ErrorBoundaryClass({});
  boundary.setState = ({error}) => shown.push(error.message);
  boundary.componentDidCatch(new Error('broken'));
  return {shown, reported};
}

test('in production, an error that a component causes is shown on the page and reported in the console', () =>
  assert.deepEqual(causeError('production'), {shown: ['broken'], reported: ['broken']}));

test('in development, React reports the error', () =>
  assert.deepEqual(causeError('development'), {shown: ['broken'], reported: []}));
