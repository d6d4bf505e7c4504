import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {writeWorkers} from './bundle';

/**
 * Bundles two workers, and writes their paths to `@generated/labs/default`: `worker.json` for the one that compares
 * contracts and runs the mock broker, and `consumer-test.json` for the one that runs consumer tests.
 */
export default function labsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'labs',
    getPathsToWatch: () => [join(siteDir, 'src/labs/**/*.ts'), join(siteDir, 'samples/mock-broker/src/**/*.js')],
    loadContent: () => writeWorkers(siteDir, join(siteDir, GENERATED_STATIC)),
    async contentLoaded({content, actions}) {
      const files = content as Awaited<ReturnType<typeof writeWorkers>>;
      await actions.createData('worker.json', JSON.stringify({file: files.comparator}));
      await actions.createData('consumer-test.json', JSON.stringify({file: files['consumer-test']}));
    },
  };
}
