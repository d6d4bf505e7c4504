// Ejected: the original has no styles of its own.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import type CodeInline from '@theme/CodeInline';

/** A name that fits on a line of any phone. Browsers would break it after each hyphen. */
const SHORT_NAME = /^(?=.*-)\S{1,20}$/;

/** The beginning of a longer option, such as `-Dpact` in `-Dpact.verifier.publishResults=true`. */
const START = /^(-+[^\s-]{1,18})(.+)$/s;

/**
 * Inline code. A short name, such as `can-i-deploy` or `--retry-interval`, stays on one line. In a longer text, the
 * hyphens at the beginning stay on the same line as the word after them.
 */
export default function Code({className, children, ...props}: ComponentProps<typeof CodeInline>) {
  const isShort = typeof children === 'string' && SHORT_NAME.test(children);
  const [, start, rest] = (typeof children === 'string' && !isShort && START.exec(children)) || [];
  return (
    <code {...props} className={clsx(className, isShort && 'unbroken') || undefined}>
      {start === undefined ? (
        children
      ) : (
        <>
          <span className="unbroken">{start}</span>
          {rest}
        </>
      )}
    </code>
  );
}
