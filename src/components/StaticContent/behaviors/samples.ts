import {createStorageSlot} from '@docusaurus/theme-common';

/** The storage key of `<Tabs groupId="language">`, so that the selected language applies to all pages. */
const SLOT = 'docusaurus.tab.language';

const SAMPLES = 'input[data-sample-language]';

/** Selects the samples of the API reference in the language that the reader chose, and stores new choices. */
export function watchSamples(): (root: ParentNode) => void {
  const slot = createStorageSlot(SLOT);
  const sync = (root: ParentNode): void => {
    const language = slot.get();
    for (const input of root.querySelectorAll<HTMLInputElement>(SAMPLES))
      if (input.dataset.sampleLanguage === language) input.checked = true;
  };
  document.addEventListener('change', ({target}) => {
    const language = target instanceof HTMLInputElement ? target.dataset.sampleLanguage : undefined;
    if (language !== undefined) slot.set(language);
  });
  slot.listen(() => sync(document));
  return sync;
}
