// Patches theme-common/lib/utils/codeBlockUtils.js, because it searches every code block of a page for comments that
// mark lines, such as `highlight-next-line`. This site doesn't use them: the build rejects a code block that has one.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/theme-common/lib/utils/codeBlockUtils.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      [
        'function parseCodeLinesFromContent(',
        "const parseCodeLinesFromContent = (code) => ({ lineClassNames: {}, code: code.replaceAll('\\r\\n', '\\n') });\nfunction parseMarkedLines(",
      ],
    ]),
} satisfies ModulePatch;
