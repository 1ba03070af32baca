import type { StoredPhoto } from '../../../listings/index.ts';
import { type ResoRecord, readDecimal, readLine, readList, readYesNo } from './record.ts';
import { foldName } from './standard-names.ts';

/** Maximum number of pictures stored per home. */
const PHOTOS_MAX = 200;

/**
 * Returns the public photos of a home in the order of the source, the preferred one first, without plans,
 * documents, tours and member-only media. Records with the same order and different widths are one photo. The
 * alternative text is the source's, else the position ("3 of 12").
 */
export function photosFrom(media: unknown): StoredPhoto[] {
  if (!Array.isArray(media)) return [];
  const photos = media.flatMap((each, at) => {
    const photo = photoOf(each as ResoRecord, at);
    return photo ? [photo] : [];
  });
  photos.sort((a, b) => Number(b.preferred) - Number(a.preferred) || a.order - b.order || a.at - b.at);
  const urls = new Set<string>();
  const distinct = withSizes(photos.filter(({ url }) => urls.size < urls.add(url).size)).slice(0, PHOTOS_MAX);
  return distinct.map(({ url, alt, sizes }, at) => ({
    url,
    alt: alt ?? `Photo ${at + 1} of ${distinct.length}`,
    ...(sizes.length > 1 && { sizes }),
  }));
}

type Photo = NonNullable<ReturnType<typeof photoOf>>;

/** Joins the widths of a photo. The widest is the photo itself. */
function withSizes(photos: readonly Photo[]): (Photo & { sizes: { url: string; width: number }[] })[] {
  const groups = Map.groupBy(photos, (photo) => {
    const { order, width } = photo;
    return width !== undefined && Number.isFinite(order) ? order : photo;
  });
  return [...groups.values()].flatMap((group) => {
    const sizes = group.map(({ url, width = 0 }) => ({ url, width })).sort((a, b) => a.width - b.width);
    const isOnePhoto = new Set(sizes.map(({ width }) => width)).size === sizes.length;
    if (!isOnePhoto) return group.map((photo) => ({ ...photo, sizes: [] }));
    return { ...group[0]!, alt: group.find(({ alt }) => alt)?.alt, url: sizes.at(-1)!.url, sizes };
  });
}

function photoOf(record: ResoRecord, at: number) {
  if (record === null || typeof record !== 'object') return undefined;
  const url = text(record.MediaURL);
  if (!url || url.length > 2_000 || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  if (!isPhoto(record) || !isPublic(record)) return undefined;
  const order = readDecimal(record.Order, '');
  const width = readDecimal(record.ImageWidth, '');
  return {
    url,
    at,
    width: typeof width === 'number' && Number.isInteger(width) && width > 0 ? width : undefined,
    order: typeof order === 'number' ? order : Number.POSITIVE_INFINITY,
    preferred: readYesNo(record.PreferredPhotoYN, '') === true,
    alt: (text(record.LongDescription) ?? text(record.ShortDescription))?.slice(0, 300),
  };
}

/** Uncategorized media are photos; without categories the file type decides. */
function isPhoto(record: ResoRecord): boolean {
  const category = text(record.MediaCategory);
  if (category) return /^(photo|property ?photo|image|listing ?photo)$/i.test(category);
  const type = text(record.MediaType);
  return !type || /^(image(\/|$)|jpe?g$|png$|gif$|tiff?$|webp$|avif$)/i.test(type);
}

function isPublic(record: ResoRecord): boolean {
  if (foldName(text(record.MediaStatus) ?? '') === 'deleted') return false;
  const permission = readList(record.Permission, '');
  return !Array.isArray(permission) || permission.some((each) => /^(public|idx|vow)$/i.test(each));
}

function text(value: unknown): string | undefined {
  const line = readLine(value, '');
  return typeof line === 'string' ? line : undefined;
}
