import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The minimum and maximum factors by which a picture is enlarged. */
const SMALLEST = 1.25;
const LARGEST = 2.5;
/** The space that the dialog needs around the picture, in pixels. */
const FRAME = {x: 96, y: 140};

/** Copies a picture and renames its ids, because references to ids in a hidden picture don't work. */
function copyOf(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const rename = (name: string) => `${name}-enlarged`;
  for (const element of copy.querySelectorAll('*'))
    for (const attribute of element.attributes) {
      if (attribute.name === 'id') attribute.value = rename(attribute.value);
      else attribute.value = attribute.value.replace(/url\(#([^)]+)\)/g, (_, name: string) => `url(#${rename(name)})`);
    }
  return copy;
}

/** Opens the picture of a figure in a dialog, at a larger size and with scroll bars if needed. */
export function openFigure(figure: Element): void {
  const [picture] = figure.getElementsByTagName('svg');
  if (picture === undefined) return;
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', caption);
  const header = document.createElement('header');
  header.className = styles.header ?? '';
  const title = document.createElement('strong');
  title.textContent = caption;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'clean-btn close';
  close.textContent = '\u00d7';
  close.setAttribute('aria-label', translate({id: 'figure.close', message: 'Close'}));
  header.append(title, close);
  const canvas = document.createElement('div');
  canvas.className = `${figure.className} ${styles.canvas}`;
  canvas.tabIndex = 0;
  const copy = copyOf(picture);
  const width = Number(picture.getAttribute('width'));
  const height = Number(picture.getAttribute('height'));
  const fitting = Math.min((window.innerWidth - FRAME.x) / width, (window.innerHeight - FRAME.y) / height);
  copy.style.width = `${Math.round(width * Math.min(Math.max(fitting, SMALLEST), LARGEST))}px`;
  canvas.append(copy);
  dialog.append(header, canvas);
  close.addEventListener('click', () => dialog.close());
  // Only the backdrop itself is a target outside the dialog's children.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
