import {createStorageSlot} from '@docusaurus/theme-common';

/** The storage key of `<Tabs groupId="language">`, so that the selected language applies to all pages. */
const SLOT = 'docusaurus.tab.language';

const SAMPLES = 'input[data-sample-language]';

/**
 * Selects the samples of the API reference in a language.
 * @param language undefined to select the first samples again
 */
export function showSamples(root: ParentNode, language: string | undefined): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(SAMPLES))
    if (language === undefined ? input.defaultChecked : input.dataset.sampleLanguage === language) input.checked = true;
}

/** Selects the samples of the API reference in the language that the reader chose, and stores new choices. */
export function watchSamples(): (root: ParentNode) => void {
  const slot = createStorageSlot(SLOT);
  const sync = (root: ParentNode): void => {
    const language = slot.get();
    if (language !== null) showSamples(root, language);
  };
  document.addEventListener('change', ({target}) => {
    const language = target instanceof HTMLInputElement ? target.dataset.sampleLanguage : undefined;
    if (language !== undefined) slot.set(language);
  });
  slot.listen(() => sync(document));
  return sync;
}
