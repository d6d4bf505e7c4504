import {translate} from '@docusaurus/Translate';

/** Code blocks with highlighted code. */
const BLOCKS = 'div.theme-code-block';
const TOOLBAR = '[data-code-toolbar]';
const BUTTONS = '[data-code]';

/** How long, in milliseconds, the button says that the code was copied. */
const COPIED_TIME = 1000;

const labels = {
  copy: () => translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
};

/** The code of a block, with its line breaks. */
const codeIn = (pre: Element): string =>
  [...pre.querySelectorAll('.token-line')].map(({textContent}) => textContent).join('\n');

/**
 * Copies the code of a block. Browsers provide the Clipboard API only on HTTPS and localhost. Elsewhere, the code is
 * selected and copied with `execCommand`.
 * @returns false if the browser doesn't allow it. In that case, the code stays selected so that the reader can copy it.
 */
async function writeClipboard(pre: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codeIn(pre));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(pre);
    // Deprecated, but the only way on a site without HTTPS.
    const isCopied = document.execCommand('copy');
    if (isCopied) window.getSelection()?.removeAllRanges();
    return isCopied;
  }
}

const timers = new WeakMap<Element, number>();

async function copyCode(button: HTMLElement, pre: Element): Promise<void> {
  if (!(await writeClipboard(pre))) return;
  button.dataset.copied = '';
  button.setAttribute('aria-label', labels.copied());
  window.clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', labels.copy());
  }, COPIED_TIME);
  timers.set(button, timer);
}

function toggleWrap(button: HTMLElement, block: Element): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  block.toggleAttribute('data-wrapped', isWrapped);
}

/** Makes one button the toolbar's tab stop. */
function setTabStop(toolbar: Element, stop: Element): void {
  for (const button of toolbar.querySelectorAll<HTMLElement>(BUTTONS)) button.tabIndex = button === stop ? 0 : -1;
}

/** Moves the focus in a toolbar with the arrow keys, Home, and End. */
function moveFocus(event: KeyboardEvent): void {
  const {target, key} = event;
  const button = target instanceof Element ? target.closest<HTMLElement>(`${TOOLBAR} ${BUTTONS}`) : null;
  const toolbar = button?.closest(TOOLBAR);
  if (button === null || toolbar === null || toolbar === undefined) return;
  const buttons = [...toolbar.querySelectorAll<HTMLElement>(BUTTONS)];
  const at = buttons.indexOf(button);
  const next = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1}[key];
  const goal = next === undefined ? undefined : buttons.at(next % buttons.length);
  if (goal === undefined) return;
  event.preventDefault();
  setTabStop(toolbar, goal);
  goal.focus();
}

/**
 * Makes the toolbars of code blocks work: one button wraps long lines, and one copies the code. The browser itself
 * handles the button that shows how the code was tested.
 * @returns a function that prepares the toolbars of a page or a part of it
 */
export function watchCode(): (root: ParentNode) => void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${TOOLBAR} ${BUTTONS}`) : null;
    const toolbar = button?.closest(TOOLBAR);
    const block = button?.closest(BLOCKS);
    const pre = block?.querySelector('pre');
    if (!button || !toolbar || !block || !pre) return;
    setTabStop(toolbar, button);
    if (button.dataset.code === 'wrap') toggleWrap(button, block);
    if (button.dataset.code === 'copy') void copyCode(button, pre);
  });
  document.addEventListener('keydown', moveFocus);
  return (root) => {
    // For readers without scripts, the button for details is a tab stop. With scripts, each toolbar has only one.
    for (const button of root.querySelectorAll<HTMLElement>(`${TOOLBAR} [popovertarget]:not([tabindex])`))
      button.tabIndex = -1;
  };
}
