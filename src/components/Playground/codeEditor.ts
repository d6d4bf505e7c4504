/** The code editor of a playground. It's a separate script that loads when a reader uses the editor. */
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {HighlightStyle, LRLanguage, syntaxHighlighting} from '@codemirror/language';
import {Annotation, EditorState, StateEffect, StateField} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
  type DecorationSet,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {parser as javascriptParser} from '@lezer/javascript';
import {parser as jsonParser} from '@lezer/json';
import {parser as yamlParser} from '@lezer/yaml';
import type {TextRange} from '@site/src/labs/protocol';

/** The colors of code blocks on pages. */
const colors = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic'},
  {tag: [tags.keyword, tags.bool, tags.null], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.content], color: 'var(--code-string)'},
  {tag: tags.number, color: 'var(--code-number)'},
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-property)'},
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--ifm-background-surface-color)',
  },
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', fontSize: '0.85rem', lineHeight: '1.5'},
  '.cm-gutters': {
    color: 'var(--docs-text-soft)',
    backgroundColor: 'var(--docs-tint)',
    borderInlineEnd: '1px solid var(--docs-line)',
  },
  // A background of the line itself would cover the selection.
  '.cm-activeLine': {backgroundColor: 'transparent'},
  '.cm-activeLineGutter': {backgroundColor: 'var(--docs-tint)', color: 'var(--ifm-font-color-base)', fontWeight: '700'},
  '.cm-content': {caretColor: 'var(--ifm-font-color-base)'},
  '.cm-cursor': {borderLeftColor: 'var(--ifm-font-color-base)'},
  '.cm-mark': {
    backgroundColor: 'color-mix(in srgb, var(--docs-fail) 12%, transparent)',
    boxShadow: 'inset 0 -2px var(--docs-fail)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 28%, transparent)',
  },
  '.cm-placeholder': {color: 'var(--docs-text-soft)'},
  '@media (forced-colors: active)': {'.cm-mark': {borderBottom: '2px solid Highlight'}},
  '&.cm-focused': {outline: '3px solid var(--docs-focus)', outlineOffset: '-3px'},
});

const PARSERS = {yaml: yamlParser, json: jsonParser, javascript: javascriptParser};

export type Language = keyof typeof PARSERS;

interface Options {
  /** An empty element. The editor is in its shadow root, where style sheets comply with the site's policy. */
  host: HTMLElement;
  language: Language;
  label: string;
  /** Shown while the text is empty. */
  hint: string;
  text: string;
  selection: TextRange;
  /** Receives the text after each change that the reader makes. */
  onChange: (text: string) => void;
}

export interface CodeEditor {
  focus: () => void;
  /** Replaces the text if it's another one. */
  setText: (text: string) => void;
  selection: () => TextRange;
  /** Selects a line, counted from 1, moves the focus to the editor, and scrolls the editor to the line. */
  showLine: (line: number) => void;
  /** Selects a part of the text, moves the focus to the editor, and scrolls the editor to the part. */
  showRange: (range: TextRange) => void;
  /** Marks parts of the text, and scrolls the editor to the first one. Removes the previous marks. */
  mark: (ranges: readonly TextRange[]) => void;
  destroy: () => void;
}

/** Marks changes by `setText`. */
const fromPage = Annotation.define<true>();

const setMarks = StateEffect.define<readonly TextRange[]>();

const marking = Decoration.mark({class: 'cm-mark'});

/** The marked parts of the text, which stay marked when the text around them changes. */
const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, {changes, effects}) => {
    const effect = effects.find((one) => one.is(setMarks));
    if (effect === undefined) return marks.map(changes);
    const ranges = effect.value as readonly TextRange[];
    return Decoration.set(
      ranges.filter(({from, to}) => from < to).map(({from, to}) => marking.range(from, to)),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function createCodeEditor({host, language, label, hint, text, selection, onChange}: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const within = (position: number, length = text.length) => Math.min(position, length);
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      selection: {anchor: within(selection.from), head: within(selection.to)},
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        drawSelection(),
        history(),
        // Tab isn't among these keys, so that it moves the focus to the next control. Ctrl+Enter is left to the page.
        keymap.of([...defaultKeymap.filter(({key}) => key !== 'Mod-Enter'), ...historyKeymap]),
        LRLanguage.define({parser: PARSERS[language]}).extension,
        syntaxHighlighting(colors),
        theme,
        markField,
        ...(hint === '' ? [] : [placeholder(hint)]),
        // Browsers focus editable content without a tabindex, but axe doesn't know that.
        EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false', tabindex: '0'}),
        EditorView.updateListener.of(({transactions, state}) => {
          if (transactions.some((one) => one.docChanged && one.annotation(fromPage) !== true))
            onChange(state.doc.toString());
        }),
      ],
    }),
  });
  /** Scrolls the editor to a part of the text. The effect `scrollIntoView` would scroll the page, too. */
  const scrollTo = ({from, to}: TextRange): void =>
    view.requestMeasure({
      key: scrollTo,
      read: ({scrollDOM, contentDOM, defaultCharacterWidth, state}) => {
        const line = state.doc.lineAt(from);
        // The line numbers cover the start of the lines.
        const width = scrollDOM.clientWidth - contentDOM.offsetLeft;
        const left = (from - line.from) * defaultCharacterWidth;
        const right = (Math.min(to, line.to) - line.from + 2) * defaultCharacterWidth;
        return {
          top: Math.max(0, view.lineBlockAt(from).top - scrollDOM.clientHeight / 3),
          left: right <= width ? 0 : Math.max(0, left - width / 4),
        };
      },
      write: ({top, left}, {scrollDOM}) => scrollDOM.scrollTo(left, top),
    });
  const select = (from: number, to: number): void => {
    view.dispatch({selection: {anchor: from, head: to}});
    view.focus();
    scrollTo({from, to});
  };
  /** The range in the current text, which can be shorter than the one that the range is from. */
  const current = ({from, to}: TextRange): TextRange => {
    const {length} = view.state.doc;
    return {from: within(from, length), to: within(to, length)};
  };
  return {
    focus: () => view.focus(),
    setText: (next) => {
      if (next !== view.state.doc.toString())
        view.dispatch({
          changes: {from: 0, to: view.state.doc.length, insert: next},
          annotations: fromPage.of(true),
        });
    },
    selection: () => view.state.selection.main,
    showLine: (line) => {
      const {from, to} = view.state.doc.line(Math.min(line, view.state.doc.lines));
      select(from, to);
    },
    showRange: (range) => {
      const {from, to} = current(range);
      select(from, to);
    },
    mark: (ranges) => {
      const marked = ranges.map(current);
      view.dispatch({effects: setMarks.of(marked)});
      const [first] = marked;
      if (first !== undefined) scrollTo(first);
    },
    destroy: () => view.destroy(),
  };
}
