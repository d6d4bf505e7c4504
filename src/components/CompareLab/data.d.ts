/** Written by the plugin `labs`. */
declare module '@generated/labs/default/comparison-choices.json' {
  import type {ComparisonChoices} from '@site/src/labs/comparisonData';
  const choices: ComparisonChoices;
  export default choices;
}

/** Written by the plugin `labs`. */
declare module '@generated/labs/default/comparison-details.json' {
  import type {ComparisonDetails} from '@site/src/labs/comparisonData';
  const details: ComparisonDetails;
  export default details;
}
