// Ejected: the original renders the buttons in the browser, so each code block would have to be hydrated.
// The buttons are in the header: see src/components/CodeHeader.
export default function CodeBlockButtons() {
  return null;
}
