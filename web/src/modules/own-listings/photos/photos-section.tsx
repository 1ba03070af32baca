import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { type OwnListing, ownListingsQuery } from '../calls.ts';
import { PhotoTile } from './photo-tile.tsx';
import { accepted, uploadPhoto } from './upload.ts';

/** Upload, order by drag or by buttons, crop, describe and label photos. The first photo leads. */
export function PhotosSection({ listing }: { listing: OwnListing }) {
  const client = useQueryClient();
  const { act } = useAction({ refetch: [ownListingsQuery.queryKey] });
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [failures, setFailures] = useState<{ name: string; reason: string }[]>([]);
  const [dragged, setDragged] = useState<string>();
  const { id } = listing;
  const photos = listing.photos.filter(({ isReady }) => isReady);

  const add = async (files: Iterable<File>) => {
    setFailures([]);
    for (const file of files) {
      const { name } = file;
      setSending({ name, share: 0 });
      await uploadPhoto(id, file, (share) => setSending({ name, share })).catch((cause: unknown) =>
        setFailures((before) => [...before, { name, reason: reasonOf(cause) }]),
      );
      await client.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
    }
    setSending(undefined);
  };
  const moveTo = (photoId: string, to: number) => {
    const order = photos.map((each) => each.id).filter((each) => each !== photoId);
    order.splice(to, 0, photoId);
    // Photos that are still being uploaded stay behind.
    const photoIds = [...order, ...listing.photos.filter(({ isReady }) => !isReady).map((each) => each.id)];
    void act(() => callApi((api) => api.ownListings.orderPhotos({ id, photoIds })));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) void add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen with the button
    <section className="grid gap-4" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">{m.own_listings__photos_title()}</h2>
        <Button kind="secondary" pending={sending !== undefined} onClick={() => picker.current?.click()}>
          {m.own_listings__add_photos()}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-label={m.own_listings__add_photos()}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </header>
      {sending && <ProgressBar label={sending.name} value={sending.share} />}
      {failures.length > 0 && (
        <div role="alert">
          <Notice tone="danger" title={m.own_listings__we_couldnt_add_these_photos()}>
            <ul className="grid gap-1">
              {failures.map(({ name, reason }) => (
                <li key={name} className="break-words">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {photos.length === 0 && !sending && (
        <p className="rounded-card border border-dashed border-edge p-6 text-soft">
          {m.own_listings__drop_photos_here()}
        </p>
      )}
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            draggable
            onDragStart={() => setDragged(photo.id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged && dragged !== photo.id && moveTo(dragged, at)}
          >
            <PhotoTile photo={photo} at={at} count={photos.length} onMove={(to) => moveTo(photo.id, to)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
