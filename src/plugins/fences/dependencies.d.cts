interface Loader {
  addDependency(path: string): unknown;
  addContextDependency(path: string): unknown;
}

/** A loader in front of the one for MDX: names the files of samples that a page shows, and gives the page as it is. */
declare function pageDependencies(this: Loader, source: string): string;
declare namespace pageDependencies {
  /** What a page depends on, as paths from the root of the repository; of folders also the names in them count. */
  function dependenciesOf(source: string, root: string): {files: string[]; folders: string[]};
}
export = pageDependencies;
