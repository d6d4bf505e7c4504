import {useRef, useState, type KeyboardEvent} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type * as outputModule from './outputActions';
import Action from '../Lab/Action';
import {NOTHING_IS_SENT} from '../Lab/privacy';
import {island, useIslandId} from '../StaticContent/island';
import styles from './styles.module.css';

type Actions = typeof outputModule;

/**
 * Explains a pasted output of can-i-deploy, or a response of the matrix resource. Everything runs in the browser, and
 * what readers paste isn't stored. The script that reads it loads with the first output.
 */
export function CanIDeployOutput() {
  const isBrowser = useIsBrowser();
  const fieldId = useIslandId('output');
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [result, setResult] = useState<{actions: Actions; read: Parameters<Actions['Explanation']>[0]['result']}>();
  const field = useRef<HTMLTextAreaElement>(null);

  const explain = async (choose: (actions: Actions) => string): Promise<void> => {
    setMessage('Reading…');
    let actions: Actions;
    try {
      actions = await import(/* webpackChunkName: "cido" */ './outputActions');
    } catch {
      setMessage('The reader couldn’t be loaded. Check your connection, and try again. Your text is unchanged.');
      return;
    }
    const chosen = choose(actions);
    const read = actions.readOutput(chosen);
    if (read.kind === 'problem') {
      setResult(undefined);
      setMessage(read.message);
      field.current?.focus();
      return;
    }
    setResult({actions, read});
    setMessage(actions.describeOutput(read));
  };

  const clear = (): void => {
    setText('');
    setResult(undefined);
    setMessage('Cleared.');
    field.current?.focus();
  };

  return (
    <section className={`${styles.lab} no-print`} aria-label="Output reader" data-no-extract>
      <noscript>
        <p>
          Reading an output requires JavaScript. Without it, see{' '}
          <Link to="/docs/fix-can-i-deploy">Fix a failing can-i-deploy</Link>.
        </p>
      </noscript>
      <label className={styles.label} htmlFor={fieldId}>
        Output of can-i-deploy, its JSON, or a response of the matrix resource
      </label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        value={text}
        placeholder="Paste the output here."
        spellCheck={false}
        autoComplete="off"
        readOnly={!isBrowser}
        onChange={({target}) => setText(target.value)}
        onPaste={({currentTarget}) => {
          // The field doesn't contain the pasted text until after this event.
          setTimeout(() => void explain(() => currentTarget.value));
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void explain(() => text);
        }}
      />
      <div className={`${styles.row} needs-script`}>
        <Action isMain isUnavailable={!isBrowser} onClick={() => explain(() => text)}>
          Explain
        </Action>
        <Action
          isUnavailable={!isBrowser}
          onClick={() =>
            explain(({EXAMPLE}) => {
              setText(EXAMPLE);
              return EXAMPLE;
            })
          }
        >
          Try an example
        </Action>
        <Action isUnavailable={!isBrowser} onClick={clear}>
          Clear
        </Action>
      </div>
      <p className={styles.soft}>The reader runs in your browser. {NOTHING_IS_SENT} or stored.</p>
      <p className={`${styles.message} needs-script`} role="status">
        {message}
      </p>
      {result !== undefined && (
        <div role="region" aria-label="Explanation">
          <result.actions.Explanation result={result.read} />
        </div>
      )}
    </section>
  );
}

export default island('CanIDeployOutput', CanIDeployOutput);
