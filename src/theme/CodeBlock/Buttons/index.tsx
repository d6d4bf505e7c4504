// Ejected: the original renders the buttons in the browser, so each code block would have to be hydrated.
// src/components/StaticContent/behaviors/codeButtons.ts adds the buttons.
export default function CodeBlockButtons() {
  return null;
}
