import {useImperativeHandle, useLayoutEffect, useMemo, useRef, type CSSProperties, type Ref} from 'react';
import {flushSync} from 'react-dom';
import type {TextRange} from '@site/src/labs/protocol';
import type {CodeEditor, Language} from './codeEditor';
import type * as codeEditorModule from './codeEditor';
import styles from './styles.module.css';

/** What a playground can make an editor do. */
export interface EditorHandle {
  /** Selects a line, counted from 1, moves the focus to the editor, and scrolls to the line. */
  showLine: (line: number) => void;
  /** Selects a part of the text, moves the focus to the editor, and scrolls to the part. */
  showRange: (range: TextRange) => void;
}

interface Props {
  /** Id of the text field. */
  id: string;
  label: string;
  language: Language;
  text: string;
  /** The code editor's module, or undefined to use a plain text field. */
  editor: typeof codeEditorModule | undefined;
  /** Shown while the text is empty. */
  hint?: string;
  /**
   * Parts of the text that are marked. The text field marks the lines of the first one. Must be the same array until it
   * changes.
   */
  marks?: readonly TextRange[];
  /** Whether the reader chose this editor, where only one is visible. A hidden editor can't scroll to its mark. */
  isChosen?: boolean;
  onChange: (text: string) => void;
  ref: Ref<EditorHandle>;
}

const NO_MARKS: readonly TextRange[] = [];

/** The offsets at which a line starts and ends. */
function rangeOf(text: string, line: number): TextRange {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).join('\n').length;
  const from = line > 1 ? before + 1 : 0;
  return {from, to: from + (lines[line - 1] ?? '').length};
}

/** Scrolls a text field so that a part of its text is in view. */
function scrollTo(textarea: HTMLTextAreaElement, {from, to}: TextRange): void {
  const {value, scrollHeight, clientHeight, scrollWidth, clientWidth} = textarea;
  const lines = value.split('\n');
  const before = value.slice(0, from).split('\n');
  textarea.scrollTop = Math.max(0, (scrollHeight / lines.length) * (before.length - 1) - clientHeight / 3);
  // All characters have the same width, and the longest line is as wide as what can be scrolled.
  const width = scrollWidth / Math.max(1, ...lines.map(({length}) => length));
  const start = before.at(-1)?.length ?? 0;
  const end = Math.min(start + to - from, lines[before.length - 1]?.length ?? 0);
  textarea.scrollLeft = end * width < clientWidth * 0.9 ? 0 : Math.max(0, start * width - clientWidth / 4);
}

/** The lines of a part of a text, for the style sheet. */
function linesOf(text: string, {from, to}: TextRange): CSSProperties {
  const count = (start: number, end: number): number => text.slice(start, end).split('\n').length;
  return {'--marked-after': count(0, from) - 1, '--marked-lines': count(from, to)} as CSSProperties;
}

/** A document that the reader can edit: a text field, which is replaced by a code editor of the same size. */
export default function Editor({
  id,
  label,
  language,
  text,
  editor,
  hint = '',
  marks = NO_MARKS,
  isChosen = true,
  onChange,
  ref,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [mark] = marks;
  // The lines of a mark are those of the text that it was made for.
  const marked = useMemo(() => mark && {text, lines: linesOf(text, mark)}, [mark]);
  const running = useRef<CodeEditor | null>(null);
  // The browser removes the focus from the text field as soon as it's hidden, so `document.activeElement` is too late.
  const hasFocus = useRef(false);
  const changed = useRef(onChange);
  changed.current = onChange;

  useLayoutEffect(() => {
    const textarea = field.current;
    if (editor === undefined || host.current === null || textarea === null) return;
    const created = editor.createCodeEditor({
      host: host.current,
      language,
      label,
      hint,
      text: textarea.value,
      selection: {from: textarea.selectionStart, to: textarea.selectionEnd},
      // A later state would replace what the reader has typed since then, and Ctrl+Enter would run the earlier text.
      onChange: (next) => flushSync(() => changed.current(next)),
    });
    running.current = created;
    if (hasFocus.current) created.focus();
    hasFocus.current = false;
    return () => {
      const {from, to} = created.selection();
      created.destroy();
      running.current = null;
      textarea.setSelectionRange(from, to);
    };
  }, [editor, language, label, hint]);

  // In a layout effect, because the reader could type the next character before other effects run.
  useLayoutEffect(() => running.current?.setText(text), [text]);

  useLayoutEffect(() => {
    if (running.current !== null) running.current.mark(marks);
    else if (mark !== undefined && field.current !== null) scrollTo(field.current, mark);
  }, [marks, editor, isChosen]);

  useImperativeHandle(ref, () => {
    const select = (textarea: HTMLTextAreaElement, range: TextRange): void => {
      textarea.focus({preventScroll: true});
      textarea.setSelectionRange(range.from, range.to);
      scrollTo(textarea, range);
    };
    const showEditor = () => box.current?.scrollIntoView({block: 'nearest'});
    return {
      showLine: (line) => {
        if (running.current !== null) running.current.showLine(line);
        else if (field.current !== null) select(field.current, rangeOf(field.current.value, line));
        showEditor();
      },
      showRange: (range) => {
        if (running.current !== null) running.current.showRange(range);
        else if (field.current !== null) select(field.current, range);
        showEditor();
      },
    };
  });

  return (
    <div ref={box} className={styles.editor}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        hidden={editor !== undefined}
        data-marked={marked?.text === text ? '' : undefined}
        style={marked?.lines}
        value={text}
        placeholder={hint}
        onChange={({target}) => onChange(target.value)}
        onFocus={() => (hasFocus.current = true)}
        onBlur={({target}) => (hasFocus.current &&= target.hidden !== false)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        data-no-extract
      />
      <div ref={host} className={styles.field} hidden={editor === undefined} />
    </div>
  );
}
