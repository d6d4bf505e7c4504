/** The plugins of a build with the content that they loaded, as Docusaurus passes them to `postBuild`. */
export type LoadedPlugins = readonly {name: string; options: unknown; content: unknown}[];
