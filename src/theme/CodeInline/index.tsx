// Ejected: the original has no styles of its own.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import type CodeInline from '@theme/CodeInline';

/** A name that fits on a line of any phone. Browsers would break it after each hyphen. */
const SHORT_NAME = /^(?=.*-)\S{1,20}$/;

/** Inline code. A short name, such as `can-i-deploy` or `--retry-interval`, stays on one line. */
export default function Code({className, children, ...props}: ComponentProps<typeof CodeInline>) {
  const isShort = typeof children === 'string' && SHORT_NAME.test(children);
  return (
    <code {...props} className={clsx(className, isShort && 'unbroken') || undefined}>
      {children}
    </code>
  );
}
