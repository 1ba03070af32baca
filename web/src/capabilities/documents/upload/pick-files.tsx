import { m } from '@lintel/messages';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { accept } from './pre-check.ts';

/** A button that opens the device's own choice of files; on phones that offers the camera too. */
export function PickFiles(
  props: Omit<ComponentProps<typeof Button>, 'onClick'> & {
    onFiles: (files: File[]) => void;
    /** Names the choice where the button's own words do not. */
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
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
