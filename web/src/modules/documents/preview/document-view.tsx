import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openDocument } from '../calls.ts';

const PdfView = lazy(() => import('./pdf-view.tsx'));

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** Shows a document's pages in a column that fits the width. `+`, `−` and `0` zoom. */
export function DocumentView({ id, version }: { id: number; version: number }) {
  const [zoom, setZoom] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['opening of a document', id, version],
    queryFn: () => openDocument(id, 'preview', version),
    // Each opening is recorded for the owner, so it is requested once per viewing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const step = (by: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now) + by] ?? now);
  useZoomKeys(step, () => setZoom(1));
  if (error)
    return (
      <ErrorState
        what={m.documents__we_couldnt_open_the_document()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="mx-auto aspect-[8.5/11] w-full max-w-180" />;
  const kind = data.fileType === 'application/pdf' ? 'pdf' : data.fileType.startsWith('image/') ? 'picture' : 'other';
  if (kind === 'other')
    return <p className="max-w-measure text-soft">{m.documents__word_documents_cant_be_previewed()}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="sticky top-0 z-10 flex items-center gap-1 justify-self-center rounded-control border border-line bg-raised p-1">
        <Button kind="quiet" size="icon" aria-label={m.documents__zoom_out()} onClick={() => step(-1)}>
          <ZoomOut aria-hidden size={16} strokeWidth={1.5} />
        </Button>
        <button
          type="button"
          className="min-h-10 w-16 rounded-control text-14 tabular-nums hover:bg-sunk"
          aria-label={m.documents__zoom_fit_to_width({ round: Math.round(zoom * 100) })}
          onClick={() => setZoom(1)}
        >
          {Math.round(zoom * 100)} %
        </button>
        <Button kind="quiet" size="icon" aria-label={m.documents__zoom_in()} onClick={() => step(1)}>
          <ZoomIn aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
      {kind === 'picture' ? (
        <PictureView path={data.path} fileName={data.fileName} zoom={zoom} />
      ) : (
        <Suspense fallback={<Skeleton className="mx-auto aspect-[8.5/11] w-full max-w-180" />}>
          <PdfView path={data.path} fileName={data.fileName} zoom={zoom} />
        </Suspense>
      )}
    </div>
  );
}

function useZoomKeys(step: (by: 1 | -1) => void, fit: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === '+' || event.key === '=') step(1);
      else if (event.key === '-') step(-1);
      else if (event.key === '0') fit();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

function PictureView({ path, fileName, zoom }: { path: string; fileName: string; zoom: number }) {
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
