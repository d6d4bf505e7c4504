/** The data of the comparison lab, which the plugin `labs` writes. */

/** What the lab's page contains from the start. */
export interface ComparisonChoices {
  /** The examples of a code, or of a setting. */
  groups: {label: string; examples: ExampleChoice[]}[];
  settings: ComparisonSetting[];
}

interface ExampleChoice {
  /** The code, or the setting without `x-opc-config-`. */
  name: string;
  /** What the example shows, in a few words that continue after the name. */
  summary: string;
}

/** A setting of the comparator. */
export interface ComparisonSetting {
  /** Without `x-opc-config-`. */
  name: string;
  /** PactFlow's default. Settings of quirks mode are on. A text if the setting has one as its value. */
  value: boolean | string;
  /** What the setting does when it's on, in one sentence, in Markdown. */
  meaning: string;
}

/** What the lab loads with its first action. */
export interface ComparisonDetails {
  /** By the names of the examples. A description is empty if its absence causes the result. */
  examples: Record<string, {description: string; pact: string}>;
  /** By code, in Markdown. A fix is `null` if that side can't do anything. */
  codes: Record<string, Advice>;
}

/** What a code means, and how each side can fix it. */
export interface Advice {
  meaning: string;
  provider: string | null;
  consumer: string | null;
}
