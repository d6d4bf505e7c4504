import type {Element} from 'hast';

/** The button of a figure that opens the picture in a dialog: see `StaticContent/behaviors/enlarge.ts`. */
export const enlargeButton = (): Element => ({
  type: 'element',
  tagName: 'button',
  properties: {
    type: 'button',
    className: ['clean-btn', 'needs-script', 'enlarge'],
    dataEnlarge: '',
    ariaLabel: 'Enlarge the picture',
    title: 'Enlarge',
  },
  children: [],
});
