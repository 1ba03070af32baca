import { m } from '@lintel/messages';
import type { StoredPhoto } from '../../listings/index.ts';
import type { ownListingPhotos } from '../tables.ts';
import type { OwnPhoto } from './contract.ts';

export type PhotoRow = typeof ownListingPhotos.$inferSelect;

export const photoPath = (id: string, version: number, width: number | 'whole'): string =>
  `/api/own-listings/photos/${id}/${version}/${width}`;

export const photoKey = (id: string, version: number, width: number | 'whole'): string =>
  width === 'whole' ? `listing-photos/${id}/whole` : `listing-photos/${id}/${version}-${width}`;

const sizesOf = ({ id, version, widths }: PhotoRow) =>
  widths.map((width) => ({ url: photoPath(id, version, width), width }));

export const presentPhoto = (row: PhotoRow): OwnPhoto => ({
  id: row.id,
  isReady: row.version > 0,
  url: sizesOf(row).at(-1)?.url ?? null,
  sizes: sizesOf(row),
  wholeUrl: row.version > 0 ? photoPath(row.id, row.version, 'whole') : null,
  alt: row.alt,
  isVirtuallyStaged: row.isVirtuallyStaged,
  crop: row.crop,
});

/** The photos as the public listing has them, in order. */
export const mediaOf = (rows: readonly PhotoRow[]): StoredPhoto[] =>
  rows
    .filter(({ version }) => version > 0)
    .map((row, at) => ({
      url: sizesOf(row).at(-1)!.url,
      alt: row.alt || m.own_listings__photo_number({ number: at + 1 }),
      sizes: sizesOf(row),
      ...(row.isVirtuallyStaged ? { virtuallyStaged: true } : {}),
    }));
