import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {writeWorkers} from './bundle';
import {readComparisonData} from './comparisonData';

/**
 * Bundles two workers, and writes their paths to `@generated/labs/default`: `worker.json` for the one that compares
 * contracts and runs the mock broker, and `consumer-test.json` for the one that runs consumer tests. Also writes the
 * comparison lab's examples, settings, and advice: `comparison-choices.json` for its page, and
 * `comparison-details.json`, which loads with the first action.
 */
export default function labsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'labs',
    getPathsToWatch: () => [
      join(siteDir, 'src/labs/**/*.ts'),
      join(siteDir, 'samples/mock-broker/src/**/*.js'),
      join(siteDir, 'samples/comparison-results/results.json'),
    ],
    loadContent: () => writeWorkers(siteDir, join(siteDir, GENERATED_STATIC)),
    async contentLoaded({content, actions}) {
      const files = content as Awaited<ReturnType<typeof writeWorkers>>;
      await actions.createData('worker.json', JSON.stringify({file: files.comparator}));
      await actions.createData('consumer-test.json', JSON.stringify({file: files['consumer-test']}));
      const {choices, details} = readComparisonData(siteDir);
      await actions.createData('comparison-choices.json', JSON.stringify(choices));
      await actions.createData('comparison-details.json', JSON.stringify(details));
    },
  };
}
