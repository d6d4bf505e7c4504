// Ejected: the original adds Prism's grammars to the browser bundle. Here, src/plugins/remark/highlight highlights code
// during the build.
export default function prismIncludeLanguages(): void {
  // The theme calls this once in each browser.
}
