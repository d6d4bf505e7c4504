// Patches theme-common/lib/hooks/useCodeWordWrap.js, because every code block measures whether it's wider than its
// container after hydration, and again whenever the window changes. For that, the browser has to lay out all code
// blocks of the page, and it re-renders those that are too wide in one long task. With the patch, a code block is
// measured when it comes near the viewport, which includes the moment its tab opens, and on a resize while it's near.
// When a reader leaves the page, the code block is gone before the effect's cleanup runs. Callbacks in between do
// nothing.
// There's no upstream issue for this. The original measures on tab changes since
// https://github.com/facebook/docusaurus/pull/7485
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = 'theme-common/lib/hooks/useCodeWordWrap.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      ['    useTabBecameVisibleCallback(codeBlockRef, updateCodeIsScrollable);\n', ''],
      [
        '        updateCodeIsScrollable();\n    }, [isEnabled',
        `        let isNear = false;
        const measure = () => {
            if (isNear && codeBlockRef.current !== null) updateCodeIsScrollable();
        };
        const observer = new IntersectionObserver((entries) => {
            isNear = entries.at(-1).isIntersecting;
            measure();
        }, { rootMargin: '50% 0px' });
        observer.observe(codeBlockRef.current);
        window.addEventListener('resize', measure, { passive: true });
        return () => {
            observer.disconnect();
            window.removeEventListener('resize', measure);
        };
    }, [isEnabled`,
      ],
      [
        `    useEffect(() => {
        window.addEventListener('resize', updateCodeIsScrollable, {
            passive: true,
        });
        return () => {
            window.removeEventListener('resize', updateCodeIsScrollable);
        };
    }, [updateCodeIsScrollable]);
`,
        '',
      ],
    ]),
} satisfies ModulePatch;
