import {ICON_PATHS, type IconName} from './paths';

interface Props {
  name: IconName;
  className?: string;
}

/** A decorative line icon in the color of the surrounding text. */
export default function Icon({name, className}: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
