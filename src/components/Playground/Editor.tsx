import {useImperativeHandle, useLayoutEffect, useRef, type Ref} from 'react';
import {flushSync} from 'react-dom';
import type {TextRange} from '@site/src/labs/protocol';
import type {CodeEditor, Language} from './codeEditor';
import type * as codeEditorModule from './codeEditor';
import styles from './styles.module.css';

/** What a playground can make an editor do. */
export interface EditorHandle {
  /** Selects a line, counted from 1, and moves the focus to the editor. */
  showLine: (line: number) => void;
  /** Selects a part of the text, and moves the focus to the editor. */
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
  /** A part of the text that's marked. The text field only scrolls to it. Must be the same object until it changes. */
  mark?: TextRange;
  onChange: (text: string) => void;
  ref: Ref<EditorHandle>;
}

/** The offsets at which a line starts and ends. */
function rangeOf(text: string, line: number): TextRange {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).join('\n').length;
  const from = line > 1 ? before + 1 : 0;
  return {from, to: from + (lines[line - 1] ?? '').length};
}

/** Scrolls a text field so that a position is in view. */
function scrollTo(textarea: HTMLTextAreaElement, position: number): void {
  const {value, scrollHeight, clientHeight} = textarea;
  const lineHeight = scrollHeight / value.split('\n').length;
  const line = value.slice(0, position).split('\n').length;
  textarea.scrollTop = Math.max(0, lineHeight * (line - 1) - clientHeight / 3);
}

/** A document that the reader can edit: a text field, which is replaced by a code editor of the same size. */
export default function Editor({id, label, language, text, editor, hint = '', mark, onChange, ref}: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
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
    if (running.current !== null) running.current.mark(mark);
    else if (mark !== undefined && field.current !== null) scrollTo(field.current, mark.from);
  }, [mark, editor]);

  useImperativeHandle(ref, () => {
    const select = (textarea: HTMLTextAreaElement, {from, to}: TextRange): void => {
      textarea.focus();
      textarea.setSelectionRange(from, to);
      scrollTo(textarea, from);
    };
    return {
      showLine: (line) => {
        if (running.current !== null) running.current.showLine(line);
        else if (field.current !== null) select(field.current, rangeOf(field.current.value, line));
      },
      showRange: (range) => {
        if (running.current !== null) running.current.showRange(range);
        else if (field.current !== null) select(field.current, range);
      },
    };
  });

  return (
    <div className={styles.editor}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        hidden={editor !== undefined}
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
