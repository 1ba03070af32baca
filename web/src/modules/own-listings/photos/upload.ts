import type { OwnPhoto } from '@lintel/server/own-listings';
import { callApi } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';

export const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Sends a photo in parts. Throws a `Failure` that says what is wrong with it. */
export async function uploadPhoto(id: number, file: File, moved: (share: number) => void): Promise<OwnPhoto> {
  const { photoId, partBytes } = await callApi((api) => api.ownListings.addPhoto({ id, fileSize: file.size }));
  for (let offset = 0; ; offset += partBytes) {
    const sent = await fetch(`/api/own-listings/photos/${photoId}/content`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
      body: file.slice(offset, offset + partBytes),
    }).catch(() => undefined);
    if (!sent) throw failureOf(undefined);
    const reply = await sent.json();
    if (!sent.ok) throw failureOf({ status: sent.status, code: reply.code, message: reply.detail, data: reply });
    moved(Math.min(1, (offset + partBytes) / file.size));
    if (reply.photo) return reply.photo;
  }
}
