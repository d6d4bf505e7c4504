import {flushSync} from 'react-dom';

/** Controls whose clicks have an effect only with React. Links, `<summary>`, and popovers work without it. */
const BUTTONS = 'button:not([popovertarget])';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

interface Change {
  /** What the server rendered. */
  initial: string;
  /** What the reader entered. */
  entered: string;
  selection?: [start: number | null, end: number | null] | undefined;
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** What the server rendered as the value of a field. */
const initialValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

/**
 * Sets the value of a field like a reader, so that React's `onChange` is called. React compares the value with the last
 * one that a script has set, unless a script avoids the property that React has added to the element.
 */
function enter(field: Field, {initial, entered, selection}: Change): void {
  field.value = initial;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, entered);
  if (selection !== undefined) (field as TextField).setSelectionRange(...selection);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

/** The selected part of a text, or the position of the cursor. Lists and fields for numbers have none. */
const selectionOf = (field: Field): Change['selection'] =>
  field instanceof HTMLSelectElement || field.selectionStart === null
    ? undefined
    : [field.selectionStart, field.selectionEnd];

/** Records what a reader enters in an island before it's hydrated, and replays it afterward. */
export class EarlyInput {
  private buttons: HTMLElement[] = [];
  /** Checkboxes and radio buttons, and whether the reader has selected them. */
  private readonly boxes = new Map<HTMLInputElement, boolean>();
  private readonly fields = new Map<Field, Change>();

  constructor(private readonly element: HTMLElement) {
    // The server disables what doesn't work without scripts.
    for (const fieldset of element.querySelectorAll<HTMLFieldSetElement>('fieldset[disabled]'))
      fieldset.disabled = false;
    // These listeners are older than React's, which don't get the events.
    element.addEventListener('click', this.onClick, {capture: true});
    element.addEventListener('input', this.onInput, {capture: true});
    element.addEventListener('change', this.onInput, {capture: true});
    element.addEventListener('submit', this.onSubmit, {capture: true});
  }

  /** Restores what the server rendered. Must be called when the island is hydrated, before React renders it again. */
  prepare(): void {
    // React is about to replace the text, and with it the position of the cursor.
    for (const [field, change] of this.fields) change.selection = selectionOf(field);
    for (const box of this.boxes.keys()) {
      const group = this.element.querySelectorAll<HTMLInputElement>(`input[type="${box.type}"]`);
      for (const other of group) if (other.name === box.name) other.checked = other.defaultChecked;
    }
  }

  /**
   * Replays what the reader has done. Must be called when the island is hydrated and shows what it only shows in a
   * browser. React renders after each step, because a component adds each change to the state that it rendered last.
   */
  replay(): void {
    this.stop();
    for (const [box, isChecked] of this.boxes)
      if (box.isConnected && box.checked !== isChecked) flushSync(() => box.click());
    for (const [field, change] of this.fields) {
      // A value that was stored or is in the URL takes precedence over what the reader has entered.
      const isReplaceable = field.isConnected && [change.initial, change.entered].includes(field.value);
      if (isReplaceable) flushSync(() => enter(field, change));
    }
    const {activeElement} = document;
    if (activeElement !== null && this.element.contains(activeElement))
      flushSync(() => activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true})));
    for (const button of this.buttons) if (button.isConnected) flushSync(() => button.click());
  }

  /** Must be called if the island can't be hydrated, because a reader doesn't expect an old click to have an effect. */
  forgetClicks(): void {
    this.buttons = [];
  }

  private stop(): void {
    this.element.removeEventListener('click', this.onClick, {capture: true});
    this.element.removeEventListener('input', this.onInput, {capture: true});
    this.element.removeEventListener('change', this.onInput, {capture: true});
    this.element.removeEventListener('submit', this.onSubmit, {capture: true});
  }

  private readonly onClick = (event: MouseEvent): void => {
    const {target} = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
    if (button !== null) this.buttons.push(button);
    if (button !== null || (isField(target) && isBox(target))) event.stopImmediatePropagation();
  };

  private readonly onInput = (event: Event): void => {
    const {target} = event;
    if (!isField(target)) return;
    event.stopImmediatePropagation();
    if (isBox(target)) this.boxes.set(target, target.checked);
    else {
      const initial = this.fields.get(target)?.initial ?? initialValue(target);
      this.fields.set(target, {initial, entered: target.value});
    }
  };

  /** Otherwise, the browser would load the page again. */
  private readonly onSubmit = (event: Event): void => event.preventDefault();
}
