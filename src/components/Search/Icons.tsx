import type {SVGProps} from 'react';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  page: 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6',
  heading: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2',
  star: 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z',
  remove: 'M6 6l12 12M18 6 6 18',
  preferences: 'M4 8h16M4 16h16M9 5v6M15 13v6',
};

export type IconName = keyof typeof paths;

interface Props extends SVGProps<SVGSVGElement> {
  name: IconName;
  /** Accessible name. Without it, the icon is decorative. */
  label?: string;
}

/** A line icon in the color of the surrounding text. */
export default function Icon({name, label, ...props}: Props) {
  const meaning = label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label};
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...meaning}
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
