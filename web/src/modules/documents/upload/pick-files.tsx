import { m } from '@lintel/messages';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { accept } from './pre-check.ts';

/** A button that opens the device's file picker; on phones it offers the camera too. */
export function PickFiles(
  props: Omit<ComponentProps<typeof Button>, 'onClick'> & {
    onFiles: (files: File[]) => void;
    /** Accessible name of the picker when the button's text is not enough. */
    label?: string;
    multiple?: boolean;
  },
) {
  const { onFiles, label, multiple = false, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label ?? m.documents__choose_files()}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
