import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';

export const photoBytesMax = 40 * 1024 * 1024;
export const photosMax = 60;

const share = z.number().min(0).max(1);
/** A part of a photo, in shares of its width and height. */
export const Crop = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => width >= 0.1 && height >= 0.1 && x + width <= 1.0001 && y + height <= 1.0001, {
    error: () => m.own_listings__must_be_at_least_a_tenth(),
  });
export type Crop = z.infer<typeof Crop>;

export const OwnPhoto = z.object({
  id: z.uuid(),
  /** False while it is being uploaded. */
  isReady: z.boolean(),
  url: z.string().nullable(),
  sizes: z.array(z.object({ url: z.string(), width: z.number().int() })),
  /** The whole photo, for choosing another crop. */
  wholeUrl: z.string().nullable(),
  alt: z.string(),
  isVirtuallyStaged: z.boolean(),
  crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
});
export type OwnPhoto = z.infer<typeof OwnPhoto>;

const PhotoId = z.strictObject({ photoId: z.uuid() });
const WithId = z.strictObject({ id: IdParam });
const tags = ['Listings'];

export const photosContract = {
  addPhoto: call
    .route({
      method: 'POST',
      path: '/own-listings/{id}/photos',
      summary: 'Start the upload of a photo; then send its content',
      tags,
    })
    .input(
      WithId.extend({
        fileSize: z
          .int()
          .min(1)
          .max(photoBytesMax, { error: () => m.own_listings__photos_can_be_up_to() }),
      }),
    )
    .output(z.object({ photoId: z.uuid(), partBytes: z.int() })),
  sendPhoto: call
    .route({
      method: 'PUT',
      path: '/own-listings/photos/{photoId}/content',
      summary: 'Upload a part of a photo (application/octet-stream); the last part completes the upload',
      tags,
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: PhotoId,
        headers: z.object({ 'upload-offset': z.coerce.number().int().min(0).default(0) }),
        body: z.instanceof(Blob, { error: () => m.documents__must_be_bytes_application_octet() }).optional(),
      }),
    )
    .output(z.object({ offset: z.int(), photo: OwnPhoto.nullable() })),
  changePhoto: call
    .route({
      method: 'PATCH',
      path: '/own-listings/photos/{photoId}',
      summary: 'Describe, label or crop a photo',
      tags,
    })
    .input(
      PhotoId.extend({
        alt: z.string().trim().max(300).optional(),
        isVirtuallyStaged: z.boolean().optional(),
        crop: Crop.nullable().optional(),
      }),
    )
    .output(OwnPhoto),
  removePhoto: call
    .route({ method: 'DELETE', path: '/own-listings/photos/{photoId}', summary: 'Delete a photo', tags })
    .input(PhotoId)
    .output(PhotoId),
  orderPhotos: call
    .route({
      method: 'POST',
      path: '/own-listings/{id}/photos/order',
      summary: 'Order the photos; the first one is the main photo',
      tags,
    })
    .input(WithId.extend({ photoIds: z.array(z.uuid()).max(photosMax) }))
    .output(z.array(OwnPhoto)),
  photoFile: call
    .route({
      method: 'GET',
      path: '/own-listings/photos/{photoId}/{version}/{width}',
      summary: 'Get a photo in one of its widths (WebP)',
      tags,
      outputStructure: 'detailed',
    })
    .input(PhotoId.extend({ version: IdParam, width: z.string().regex(/^(whole|\d{2,4})$/) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
