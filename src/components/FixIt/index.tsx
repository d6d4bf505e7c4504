import {useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent} from 'react';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mask} from '@site/src/errors/mask';
import type {FixAnswer, FixTask} from '@site/src/errors/protocol';
import {hasLog} from './fragment';
import {sizeOf, sizeProblem} from './messages';
import styles from './styles.module.css';
import Action from '../Lab/Action';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import {readTextFile} from '../Lab/readTextFile';
import {useLabWorker} from '../Lab/useLabWorker';
import {island, useIslandId} from '../StaticContent/island';

/** A log that is too large for the text field. */
interface Attachment {
  name: string;
  text: string;
}

interface Shared {
  url: string;
  lines: readonly string[];
}

/** Texts of more characters aren't put into the text field, because editing them is slow. */
const LONGEST_FIELD = 100_000;

/** The heading of the table that `can-i-deploy` prints. */
const TABLE = /C\.VERSION/;

const loadActions = () => import(/* webpackChunkName: "fix" */ './actions');

/** Keeps the log until the tab is closed, so that it's still there after the reader has opened a page and returned. */
const slot = createStorageSlot('docs.fix.log', {persistence: 'sessionStorage'});

/**
 * Finds known messages in an error or a log, and explains them. Everything runs in the browser, and nothing that
 * readers enter is sent anywhere. Secrets and hostnames are hidden as soon as a text is pasted. The scripts with the
 * messages load with the first search.
 */
export function FixIt() {
  const isBrowser = useIsBrowser();
  const fieldId = useIslandId('log');
  const [text, setText] = useState('');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [message, setMessage] = useState('');
  const [answer, setAnswer] = useState<FixAnswer | null>(null);
  const [shared, setShared] = useState<Shared | null>(null);
  const [offered, setOffered] = useState<string | null>(null);
  const [isDragging, setDragging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const current = useRef('');
  current.current = text;

  const {actions, isRunning, prepare, run, cancel} = useLabWorker({
    load: loadActions,
    createRunner: ({createRunner, createWorker, TIME_LIMIT}) =>
      createRunner<FixTask, FixAnswer>(createWorker, TIME_LIMIT),
    setMessage,
    unavailable: 'The search couldn’t be loaded. Check your connection, and try again. Your log is unchanged.',
  });

  const search = async (log: string): Promise<void> => {
    setShared(null);
    if (log.trim() === '') {
      setAnswer(null);
      setMessage('Paste an error message or a log first.');
      field.current?.focus();
      return;
    }
    const problem = sizeProblem('The log', log.length);
    if (problem !== undefined) {
      setMessage(problem);
      return;
    }
    const ended = await run('Searching…', {log});
    if (ended === undefined) return;
    const {done, actions: loaded} = ended;
    if (done.kind === 'stopped') {
      setMessage(loaded.STOPPED[done.reason]);
      return;
    }
    setAnswer(done.answer);
    const {result} = done.answer;
    setMessage([loaded.describeResult(result), loaded.describeHidden(result.hidden)].filter(Boolean).join(' '));
    if (log.length <= LONGEST_FIELD) slot.set(mask(log).text);
    requestAnimationFrame(() => results.current?.scrollIntoView({block: 'nearest'}));
  };

  /** Shows a text in the field, or only its name if it's long, and searches it. */
  const take = (log: string, name: string): void => {
    const problem = sizeProblem(name, log.length);
    if (problem !== undefined) {
      setMessage(problem);
      return;
    }
    if (log.length > LONGEST_FIELD) setAttachment({name, text: log});
    else {
      setAttachment(null);
      setText(mask(log).text);
    }
    void search(log);
  };

  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readTextFile(file, sizeProblem, 'Your log is unchanged.');
    if ('problem' in read) setMessage(read.problem);
    else take(read.text, file.name);
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted === '' && file === undefined) return;
    event.preventDefault();
    if (pasted === '') void takeFile(file);
    else if (pasted.length > LONGEST_FIELD) take(pasted, 'The pasted text');
    else {
      const {text: masked} = mask(pasted);
      // Unlike a change of the value, this can be undone.
      if (!document.execCommand('insertText', false, masked)) {
        const {selectionStart, selectionEnd} = event.currentTarget;
        event.currentTarget.setRangeText(masked, selectionStart, selectionEnd, 'end');
        setText(event.currentTarget.value);
      }
      void search(event.currentTarget.value);
    }
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    const dropped = event.dataTransfer.getData('text/plain');
    if (file !== undefined) void takeFile(file);
    else if (dropped !== '') take(dropped, 'The dropped text');
  };

  const clear = (): void => {
    cancel();
    slot.del();
    setText('');
    setAttachment(null);
    setAnswer(null);
    setShared(null);
    setMessage('Cleared.');
    field.current?.focus();
  };

  const tryExample = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded !== undefined) take(loaded.EXAMPLE, 'The example');
  };

  const share = async (): Promise<void> => {
    const loaded = await prepare();
    if (loaded === undefined || answer === null) return;
    const {found, unknown} = answer.result;
    const lines = [...found.flatMap(({occurrences}) => occurrences), ...unknown]
      .sort((one, other) => one.line - other.line)
      .map((line) => line.text);
    try {
      const url = new URL(window.location.href);
      const distinct = [...new Set(lines)];
      url.hash = await loaded.toFragment(distinct);
      setShared({url: url.href, lines: distinct});
      setMessage('The link is ready. Read what it contains, and then copy it.');
      requestAnimationFrame(() => results.current?.scrollIntoView({block: 'nearest'}));
    } catch {
      setMessage('Your browser can’t create this link. Copy the lines of the result instead.');
    }
  };

  useEffect(() => {
    const read = async (): Promise<void> => {
      if (!hasLog(window.location.hash)) return;
      const loaded = await prepare();
      if (loaded === undefined) return;
      try {
        const log = await loaded.fromFragment(window.location.hash);
        if (current.current === '') take(log, 'The shared log');
        else {
          setOffered(log);
          setMessage('This link contains a log. Decide whether to replace yours.');
        }
      } catch (error) {
        const reason = error instanceof loaded.DamagedLink ? error.message : 'Your browser can’t read this link.';
        setMessage(`${reason} Ask for the lines of the log instead, and paste them here.`);
      }
    };
    if (hasLog(window.location.hash)) void read();
    else {
      const kept = slot.get() ?? '';
      if (kept !== '' && current.current === '') take(kept, 'The log');
    }
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const action = (label: string, onClick: () => unknown, {isMain = false, isUnavailable = !isBrowser} = {}) => (
    <Action isMain={isMain} isUnavailable={isUnavailable} onClick={onClick}>
      {label}
    </Action>
  );

  const searchAll = (): Promise<void> => search(attachment?.text ?? text);

  return (
    <section
      className={`${styles.reader} no-print`}
      aria-label="Log search"
      data-dragging={isDragging ? '' : undefined}
      data-no-extract
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <noscript>
        <p>Searching a log requires JavaScript. Without it, find your message in the list below.</p>
      </noscript>
      <label className={styles.label} htmlFor={fieldId}>
        Error message or log
      </label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        value={text}
        placeholder="Paste an error, or drop a log file here."
        spellCheck={false}
        autoComplete="off"
        readOnly={!isBrowser}
        onChange={({target}) => setText(target.value)}
        onPaste={paste}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void searchAll();
          }
        }}
      />
      {attachment !== null && (
        <p className={styles.row}>
          {`${attachment.name} (${sizeOf(attachment.text.length)})`}
          {action('Remove', () => {
            setAttachment(null);
            setMessage('Removed. The search uses the text field again.');
            field.current?.focus();
          })}
        </p>
      )}
      <div className={`${styles.row} needs-script`}>
        {action('Find the cause', searchAll, {isMain: true, isUnavailable: !isBrowser || isRunning})}
        {action('Cancel', cancel, {isUnavailable: !isRunning})}
        {action('Choose a file', () => files.current?.click())}
        {action('Try an example', tryExample)}
        {action('Share', share, {isUnavailable: answer === null || isRunning})}
        {action('Clear', clear)}
        <input
          ref={files}
          type="file"
          accept=".log,.txt,.json,.xml,text/*"
          hidden
          onChange={({target}) => {
            void takeFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <p className={styles.privacy}>
        The search runs in your browser. {NOTHING_IS_SENT} unless you share a link, and secrets and hostnames are hidden
        when you paste. Your browser keeps the text until you close this tab.
      </p>
      <p className={`${styles.message} needs-script`} role="status">
        {message}
      </p>
      <div ref={results} className={styles.result} role="region" aria-label="Result" tabIndex={-1}>
        {offered !== null && (
          <p className={styles.row}>
            {action('Show the log from the link', () => {
              setOffered(null);
              take(offered, 'The shared log');
            })}
            {action('Keep my log', () => {
              setOffered(null);
              setMessage('Your log is unchanged.');
            })}
          </p>
        )}
        {shared !== null && actions !== undefined && (
          <>
            <p>
              {`The link contains ${shared.lines.length === 1 ? 'this line' : `these ${shared.lines.length} lines`}, in compressed form after the `}
              <code>#</code>. Browsers don’t send this part to a server, but everyone who has the link can read it.
              Secrets and hostnames are hidden, but names of applications aren’t.
            </p>
            <ul className={styles.lines}>
              {shared.lines.map((line) => (
                <li key={line}>
                  <code>{line}</code>
                </li>
              ))}
            </ul>
            <p className={styles.row}>
              <label>
                Link{' '}
                <input
                  type="text"
                  readOnly
                  className={styles.url}
                  value={shared.url}
                  onFocus={({target}) => target.select()}
                />
              </label>
              {action('Copy link', async () => setMessage(await actions.copyText('the link', shared.url)))}
            </p>
          </>
        )}
        {answer !== null && actions !== undefined && <actions.Result answer={answer} />}
        {answer !== null && TABLE.test(attachment?.text ?? text) && (
          <p>
            To see what each row of the table means, paste it into the{' '}
            <Link to="/learn/can-i-deploy#output">output reader</Link>.
          </p>
        )}
      </div>
    </section>
  );
}

export default island('FixIt', FixIt);
