import { m } from '@lintel/messages';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';

export function PictureView({ path, fileName, zoom }: { path: string; fileName: string; zoom: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Notice tone="danger">{m.documents__we_couldnt_show_this_image()}</Notice>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
    <section aria-label={m.documents__image({ fileName })} tabIndex={0} className="overflow-x-auto">
      <img
        src={path}
        alt={fileName}
        style={{ width: `${zoom * 100}%` }}
        className="mx-auto block h-auto max-w-none border border-line bg-raised"
        onError={() => setBroken(true)}
      />
    </section>
  );
}
