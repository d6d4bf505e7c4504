import {useRef} from 'react';
import Action from './Action';

interface Props {
  label: string;
  /** The accepted types, as in the attribute `accept` of a file field. */
  accept: string;
  open: (file: File) => void;
}

/** A button that opens a file from the reader's device. */
export default function FileButton({label, accept, open}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Action onClick={() => input.current?.click()}>{label}</Action>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) open(file);
          // Otherwise, the same file couldn't be opened again.
          target.value = '';
        }}
      />
    </>
  );
}
