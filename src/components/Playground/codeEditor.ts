/** The code editor of a playground. It's a separate script that loads when a reader uses the editor. */
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {HighlightStyle, LRLanguage, syntaxHighlighting} from '@codemirror/language';
import {Annotation, EditorState} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {parser as javascriptParser} from '@lezer/javascript';
import {parser as jsonParser} from '@lezer/json';
import {parser as yamlParser} from '@lezer/yaml';

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
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--docs-tint)'},
  '.cm-activeLineGutter': {color: 'var(--ifm-font-color-base)', fontWeight: '700'},
  '.cm-content': {caretColor: 'var(--ifm-font-color-base)'},
  '.cm-cursor': {borderLeftColor: 'var(--ifm-font-color-base)'},
  '&.cm-focused': {outline: '3px solid var(--docs-focus)', outlineOffset: '-3px'},
});

const PARSERS = {yaml: yamlParser, json: jsonParser, javascript: javascriptParser};

export type Language = keyof typeof PARSERS;

interface Options {
  /** An empty element. The editor is in its shadow root, where style sheets comply with the site's policy. */
  host: HTMLElement;
  language: Language;
  label: string;
  text: string;
  selection: {from: number; to: number};
  /** Receives the text after each change that the reader makes. */
  onChange: (text: string) => void;
}

export interface CodeEditor {
  focus: () => void;
  /** Replaces the text if it's another one. */
  setText: (text: string) => void;
  selection: () => {from: number; to: number};
  /** Selects a line, counted from 1, and scrolls to it. */
  showLine: (line: number) => void;
  destroy: () => void;
}

/** Marks changes by `setText`. */
const fromPage = Annotation.define<true>();

export function createCodeEditor({host, language, label, text, selection, onChange}: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const within = (position: number) => Math.min(position, text.length);
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
        // Browsers focus editable content without a tabindex, but axe doesn't know that.
        EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false', tabindex: '0'}),
        EditorView.updateListener.of(({transactions, state}) => {
          if (transactions.some((one) => one.docChanged && one.annotation(fromPage) !== true))
            onChange(state.doc.toString());
        }),
      ],
    }),
  });
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
      view.dispatch({
        selection: {anchor: from, head: to},
        effects: EditorView.scrollIntoView(from, {y: 'center'}),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
