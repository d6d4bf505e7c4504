// Nothing to wrap: the original adds Prism's grammars to what the browser loads. Code is coloured at build, by src/plugins/highlight.
export default function prismIncludeLanguages(): void {
  // The theme calls this once in each browser.
}
