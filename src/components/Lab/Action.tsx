interface Props {
  children: string;
  onClick: () => unknown;
  /** The button that readers usually need. */
  isMain?: boolean;
  isUnavailable?: boolean;
}

/** A button that does nothing while it's unavailable. It isn't disabled, so that it keeps the focus. */
export default function Action({children, onClick, isMain = false, isUnavailable = false}: Props) {
  return (
    <button
      type="button"
      className={`button button--${isMain ? 'primary' : 'secondary'} button--sm`}
      aria-disabled={isUnavailable}
      onClick={() => {
        if (!isUnavailable) void onClick();
      }}
    >
      {children}
    </button>
  );
}
