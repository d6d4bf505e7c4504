/** The button of a diagram or a UI mockup, which `src/plugins/shared/enlargeButton.ts` renders. */
const BUTTONS = '[data-enlarge]';

/** Makes the buttons of figures open the picture in a dialog, which is loaded with the first click. */
export function openFigures(): void {
  document.addEventListener('click', ({target}) => {
    const figure = target instanceof Element ? target.closest(BUTTONS)?.closest('figure') : null;
    if (figure) void import('../figureDialog').then(({openFigure}) => openFigure(figure));
  });
}
