import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {writeWorker} from './bundle';

/**
 * Bundles the worker that compares contracts and runs the mock broker, and writes its path to
 * `@generated/labs/default/worker.json`.
 */
export default function labsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'labs',
    getPathsToWatch: () => [join(siteDir, 'src/labs/**/*.ts'), join(siteDir, 'samples/mock-broker/src/**/*.js')],
    loadContent: () => writeWorker(siteDir, join(siteDir, GENERATED_STATIC)),
    async contentLoaded({content, actions}) {
      await actions.createData('worker.json', JSON.stringify({file: String(content)}));
    },
  };
}
