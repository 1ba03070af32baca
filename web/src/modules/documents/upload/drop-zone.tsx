import { cx } from 'class-variance-authority';
import { type DragEvent, type ReactNode, useState } from 'react';

/** An area that accepts dropped files. It contains a button for people who do not drag. */
export function DropZone(props: {
  onFiles: (files: File[]) => void;
  className?: string;
  /** Classes applied while files are dragged over it. */
  over?: string;
  children: ReactNode;
}) {
  const { onFiles, className, over = 'outline-2 outline-offset-2 outline-primary', children } = props;
  // Moving over child elements fires leave and enter events; the depth counter shows whether the pointer is still
  // inside.
  const [depth, setDepth] = useState(0);
  const holdsFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the picker inside does the same by key
    <div
      className={cx(className, depth > 0 && over)}
      onDragEnter={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDepth((now) => now + 1);
      }}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
