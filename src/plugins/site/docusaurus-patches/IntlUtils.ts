// Patches theme-common/lib/utils/IntlUtils.js, because it formats dates with Intl.DateTimeFormat. Browsers take long to
// load the tables for that, and this site has English dates only.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';
import {ENGLISH_DATES} from './runtimeModules';

const module = '@docusaurus/theme-common/lib/utils/IntlUtils.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    `import {englishDates} from ${JSON.stringify(ENGLISH_DATES)};\nexport const useDateTimeFormat = englishDates;\n` +
    replaceOnce(module, source, [['export function useDateTimeFormat(', 'function useLocalDateTimeFormat(']]),
} satisfies ModulePatch;
