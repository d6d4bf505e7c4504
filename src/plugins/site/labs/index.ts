import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {writeWorkers, type LabFiles} from './bundle';
import {readComparisonData} from './comparisonData';

/**
 * Bundles three workers, and writes their paths to `@generated/labs/default`: `worker.json` for the one that compares
 * contracts and runs the mock broker, `consumer-test.json` for the one that runs consumer tests, and `match.json` for
 * the one that matches bodies, with the WebAssembly module that it runs and the licenses. Also writes the
 * comparison lab's examples, settings, and advice: `comparison-choices.json` for its page, and
 * `comparison-details.json`, which loads with the first action.
 */
export default function labsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'labs',
    getPathsToWatch: () => [
      join(siteDir, 'src/labs/**/*.ts'),
      join(siteDir, 'src/labs/match/{pact_match.wasm,crate/licenses.txt}'),
      join(siteDir, 'samples/mock-broker/src/**/*.js'),
      join(siteDir, 'samples/comparison-results/results.json'),
    ],
    loadContent: () => writeWorkers(siteDir, join(siteDir, GENERATED_STATIC)),
    async contentLoaded({content, actions}) {
      const files = content as LabFiles;
      await actions.createData('worker.json', JSON.stringify({file: files.comparator}));
      await actions.createData('consumer-test.json', JSON.stringify({file: files['consumer-test']}));
      await actions.createData('match.json', JSON.stringify(files.match));
      const {choices, details} = readComparisonData(siteDir);
      await actions.createData('comparison-choices.json', JSON.stringify(choices));
      await actions.createData('comparison-details.json', JSON.stringify(details));
    },
  };
}
