import {translate} from '@docusaurus/Translate';
import {isWaiting} from '../island';
import styles from './codeButtons.module.css';

/** Code blocks with highlighted code. */
const BLOCKS = 'div.theme-code-block';

/** How long the button says that the code was copied, in milliseconds. */
const COPIED_TIME = 1000;

/** Icons from the theme: https://github.com/facebook/docusaurus/tree/v3.10.2/packages/docusaurus-theme-classic/src/theme/Icon */
const ICONS = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  copied: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
};

const LABELS = {
  copy: () => translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  wrap: () => translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'}),
};

function setFace(button: HTMLElement, face: keyof typeof ICONS): void {
  button.setAttribute('aria-label', LABELS[face]());
  button.querySelector('path')?.setAttribute('d', ICONS[face]);
}

function createButton(face: 'copy' | 'wrap', title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `clean-btn ${styles.button}`;
  button.title = title;
  button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path></path></svg>';
  button.dataset.code = face;
  setFace(button, face);
  return button;
}

/** The code of a block, with its line breaks. */
const codeIn = (pre: Element): string =>
  [...pre.querySelectorAll('.token-line')].map(({textContent}) => textContent).join('\n');

/**
 * Copies the code of a block. Browsers provide the Clipboard API only on HTTPS and localhost. Elsewhere, the code is
 * selected and copied with `execCommand`.
 * @returns false if the browser doesn't allow it. The code stays selected then, so that the reader can copy it.
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
  setFace(button, 'copied');
  button.classList.add(styles.copied ?? '');
  window.clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    setFace(button, 'copy');
    button.classList.remove(styles.copied ?? '');
  }, COPIED_TIME);
  timers.set(button, timer);
}

function toggleWrap(button: HTMLElement, pre: Element): void {
  const code = pre.querySelector('code');
  if (code === null) return;
  const isWrapped = code.style.whiteSpace === '';
  code.style.whiteSpace = isWrapped ? 'pre-wrap' : '';
  code.style.overflowWrap = isWrapped ? 'anywhere' : '';
  button.classList.toggle(styles.wrapped ?? '', isWrapped);
}

/** Adds the buttons to a block, or adds and removes the button for word wrap when the width has changed. */
function updateButtons(block: Element): void {
  const pre = block.querySelector('pre');
  if (pre === null) return;
  let group = pre.parentElement?.querySelector(':scope > [data-code-buttons]') ?? null;
  if (group === null) {
    group = document.createElement('div');
    group.className = styles.buttons ?? '';
    group.setAttribute('data-code-buttons', '');
    group.append(createButton('copy', translate({id: 'theme.CodeBlock.copy', message: 'Copy'})));
    pre.after(group);
  }
  const wrap = group.querySelector('[data-code="wrap"]');
  const isNeeded = pre.scrollWidth > pre.clientWidth || pre.querySelector('code')?.style.whiteSpace === 'pre-wrap';
  if (isNeeded && wrap === null) group.prepend(createButton('wrap', LABELS.wrap()));
  if (!isNeeded) wrap?.remove();
}

/**
 * Adds buttons to code blocks that come near the window: one that copies the code, and one that wraps its lines if they
 * are too long.
 * @returns a function that finds the code blocks of a page or a part of it
 */
export function watchCode(): (root: ParentNode) => void {
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          near.add(target);
          updateButtons(target);
        } else near.delete(target);
      }
    },
    {rootMargin: '50% 0px'},
  );
  window.addEventListener('resize', () => {
    for (const block of near)
      if (block.isConnected) updateButtons(block);
      else near.delete(block);
  });
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-buttons] > button') : null;
    const pre = button?.closest(BLOCKS)?.querySelector('pre');
    if (button === null || pre === null || pre === undefined) return;
    if (button.dataset.code === 'wrap') toggleWrap(button, pre);
    else void copyCode(button, pre);
  });
  return (root) => {
    for (const block of root.querySelectorAll(BLOCKS)) {
      if (isWaiting(block)) continue;
      // Reports the block even if it's already observed.
      observer.unobserve(block);
      observer.observe(block);
    }
  };
}
