import { buffer } from 'node:stream/consumers';
import { m } from '@lintel/messages';
import { asc, eq } from 'drizzle-orm';
import { StreamingBlob } from '../../../platform/http/streaming-blob.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { ownListingAccess, ownPhoto } from '../access.ts';
import { ownListingPhotos } from '../tables.ts';
import { photosContract as contract } from './contract.ts';
import { photoStoreToken } from './photo-store.ts';
import { photoKey, presentPhoto } from './present.ts';
import { addPhoto, markReady, sendPhoto, storeRendered } from './receive.ts';
import { renderPhoto } from './render-photo.ts';

const changePhoto = serve(contract.changePhoto, {
  access: ownPhoto,
  async run({ input: { crop, alt, isVirtuallyStaged }, subject: photo, resolve, transaction }) {
    if (photo.version === 0) throw conflict(m.own_listings__this_photo_is_still_being_uploaded());
    const { files } = resolve(photoStoreToken);
    let row = photo;
    if (crop !== undefined) {
      const whole = await buffer((await files.get(photoKey(photo.id, 0, 'whole')))!);
      const rendered = await renderPhoto({ content: whole, crop });
      await storeRendered(files, photo, rendered);
      const [cropped] = await transaction(({ tx }) => markReady(tx, photo, rendered, crop));
      if (!cropped) throw conflict(m.own_listings__this_photo_was_changed_elsewhere());
      row = cropped;
    }
    if (alt === undefined && isVirtuallyStaged === undefined) return presentPhoto(row);
    const changed = {
      ...(alt === undefined ? {} : { alt }),
      ...(isVirtuallyStaged === undefined ? {} : { isVirtuallyStaged }),
    };
    const [described] = await transaction(({ tx }) =>
      tx.update(ownListingPhotos).set(changed).where(eq(ownListingPhotos.id, photo.id)).returning(),
    );
    return presentPhoto(described!);
  },
});

const removePhoto = serve(contract.removePhoto, {
  access: ownPhoto,
  writes: true,
  async run({ input: { photoId }, tx }) {
    await tx.delete(ownListingPhotos).where(eq(ownListingPhotos.id, photoId));
    return { photoId };
  },
});

const orderPhotos = serve(contract.orderPhotos, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ input: { id, photoIds }, tx }) {
    const rows = await tx
      .select()
      .from(ownListingPhotos)
      .where(eq(ownListingPhotos.ownListingId, id))
      .orderBy(asc(ownListingPhotos.position));
    const byId = new Map(rows.map((row) => [row.id, row]));
    if (
      photoIds.length !== rows.length ||
      new Set(photoIds).size !== rows.length ||
      photoIds.some((each) => !byId.has(each))
    )
      throw invalid('photoIds', m.own_listings__must_name_each_photo_once());
    for (const [position, each] of photoIds.entries())
      await tx.update(ownListingPhotos).set({ position }).where(eq(ownListingPhotos.id, each));
    return photoIds.map((each) => presentPhoto(byId.get(each)!));
  },
});

/** Ids of photos can't be guessed; a published photo stays while the public listing shows it. */
const photoFile = serve(contract.photoFile, {
  access: anyone('the random id in the address is the permission, and photos are made to be published'),
  async run({ input: { photoId, version, width }, resolve }) {
    const size = width === 'whole' ? width : Number(width);
    const file = await resolve(photoStoreToken).files.get(photoKey(photoId, version, size));
    if (!file) throw notFound();
    return {
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      body: new StreamingBlob(size === 'whole' ? 'image/jpeg' : 'image/webp', () => file),
    };
  },
});

export const photosOperations = { addPhoto, sendPhoto, changePhoto, removePhoto, orderPhotos, photoFile };
