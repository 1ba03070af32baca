import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { m } from '@lintel/messages';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Access } from '../../../platform/serve/access.ts';
import { conflict, invalid, isApiError, tooLarge } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { ownListingAccess, ownPhoto, photoOf } from '../access.ts';
import { ended } from '../statuses.ts';
import { ownListingPhotos } from '../tables.ts';
import { type Crop, photosContract as contract, photosMax } from './contract.ts';
import { photoStoreToken } from './photo-store.ts';
import { type PhotoRow, photoKey, presentPhoto } from './present.ts';
import { type RenderedPhoto, renderPhoto } from './render-photo.ts';

const partBytesMin = 64 * 1024;

export const addPhoto = serve(contract.addPhoto, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ input: { id, fileSize }, subject, tx, resolve }) {
    if (ended.has(subject.status)) throw conflict(m.own_listings__this_listing_has_ended());
    await tx.execute(sql`select pg_advisory_xact_lock(7411267, ${id})`);
    const [stored] = await tx
      .select({ count: count(), last: sql<number>`coalesce(max(${ownListingPhotos.position}), -1)`.mapWith(Number) })
      .from(ownListingPhotos)
      .where(eq(ownListingPhotos.ownListingId, id));
    if (stored!.count >= photosMax) throw conflict(m.own_listings__a_listing_can_have_up_to({ photosMax }));
    const [row] = await tx
      .insert(ownListingPhotos)
      .values({ ownListingId: id, position: stored!.last + 1, sizeBytes: fileSize })
      .returning();
    return { photoId: row!.id, partBytes: resolve(photoStoreToken).partBytes };
  },
});

const ofPath: Access<{ params: { photoId: string } }, PhotoRow> = {
  label: ownPhoto.label,
  check: (call) => ownPhoto.check({ ...call, input: call.input.params }),
};

/**
 * Receives a part. It is stored, encrypted, before the row counts it; of two requests with the same part, one gets a
 * conflict with the current offset. The last part renders the photo; a file that is no photo leaves nothing behind.
 */
export const sendPhoto = serve(contract.sendPhoto, {
  access: ofPath,
  async run({ input: { headers, body }, subject: photo, db, resolve, transaction }) {
    const { files, partBytes } = resolve(photoStoreToken);
    const offset = headers['upload-offset'];
    if (photo.version > 0) return { offset: photo.receivedBytes, photo: presentPhoto(photo) };
    if (offset !== photo.receivedBytes)
      throw conflict(m.documents__the_next_part_starts_at({ at: photo.receivedBytes }));
    const part = new Uint8Array((await body?.arrayBuffer()) ?? []);
    const received = offset + part.length;
    if (received > photo.sizeBytes)
      throw tooLarge(m.documents__this_file_is_larger_than({ count: String(photo.sizeBytes) }));
    const isLast = received === photo.sizeBytes;
    if (!isLast && part.length < Math.min(partBytesMin, partBytes))
      throw invalid('body', m.documents__must_have_at_least_65());
    if (part.length > 0) {
      const key = `listing-photos/${photo.id}/part-${randomUUID()}`;
      await files.put(key, part);
      const counted = await transaction(({ tx }) =>
        tx
          .update(ownListingPhotos)
          .set({ receivedBytes: received, partKeys: sql`array_append(${ownListingPhotos.partKeys}, ${key})` })
          .where(and(eq(ownListingPhotos.id, photo.id), eq(ownListingPhotos.receivedBytes, offset)))
          .returning(),
      );
      if (counted.length === 0) throw conflict(m.documents__this_part_was_already_received());
    }
    if (!isLast) return { offset: received, photo: null };
    const complete = (await photoOf(db, photo.id))!;
    const rendered = await rendering(files, complete).catch(async (error: unknown) => {
      if (isApiError(error))
        await transaction(({ tx }) => tx.delete(ownListingPhotos).where(eq(ownListingPhotos.id, photo.id)));
      throw error;
    });
    await storeRendered(files, complete, rendered);
    const [ready] = await transaction(({ tx }) => markReady(tx, complete, rendered, null));
    await Promise.all(complete.partKeys.map((key) => files.remove(key)));
    return { offset: received, photo: presentPhoto(ready!) };
  },
});

async function rendering(files: Files, { partKeys }: PhotoRow): Promise<RenderedPhoto> {
  const parts: Buffer[] = [];
  for (const key of partKeys) parts.push(await buffer((await files.get(key))!));
  return renderPhoto({ content: Buffer.concat(parts), crop: null });
}

/** Stores the files of the next version. They are unreachable until the row names the version. */
export async function storeRendered(files: Files, { id, version }: PhotoRow, rendered: RenderedPhoto): Promise<void> {
  if (version === 0) await files.put(photoKey(id, 0, 'whole'), rendered.whole);
  for (const { width, bytes } of rendered.files) await files.put(photoKey(id, version + 1, width), bytes);
}

/** Makes the rendered version the current one. */
export const markReady = (
  tx: Tx,
  { id, version }: PhotoRow,
  { width, height, files }: RenderedPhoto,
  crop: Crop | null,
) =>
  tx
    .update(ownListingPhotos)
    .set({ version: version + 1, width, height, widths: files.map((file) => file.width), partKeys: [], crop })
    .where(and(eq(ownListingPhotos.id, id), eq(ownListingPhotos.version, version)))
    .returning();
