import type {Sample} from '../samples/samples';

export const LANGUAGES = ['java', 'go', 'python'] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** What the commands of one sample need: folders of programs, and variables that point to the fetched dependencies. */
export interface Toolchain {
  path: string[];
  env: Record<string, string>;
}

/** How to find the tools of a language, and how to fetch the dependencies of its samples. */
export interface Language {
  name: LanguageName;
  title: string;
  /** What must be installed, and how to install it. */
  requires: string;
  /**
   * Finds the installed tools.
   * @returns their versions as one line of text
   * @throws CommandError that names what's missing
   */
  detect: () => string;
  /**
   * Fetches the dependencies of the samples into a folder. This is the only step that uses the network. If they're
   * there already, it does nothing.
   * @param cache an absolute path; the folder can be missing
   * @returns the toolchain for each sample, by the sample's name
   * @throws CommandError with the output of the failed command
   */
  fetch: (samples: readonly Sample[], cache: string) => Promise<Map<string, Toolchain>>;
}
