interface Loader {
  addDependency(path: string): unknown;
  addContextDependency(path: string): unknown;
}

/** A loader that adds the sample files that a page shows to the page's dependencies. It returns the page unchanged. */
declare function pageDependencies(this: Loader, source: string): string;
declare namespace pageDependencies {
  /** Lists the samples that a page depends on, as paths from the root. File names in the folders count, too. */
  function dependenciesOf(source: string, root: string): {files: string[]; folders: string[]};
}
export = pageDependencies;
