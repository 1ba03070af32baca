import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';
import { DocumentCategory } from './fields/contract.ts';

/** A file was received and accepted, as the first or a new version. */
export const documentUploaded = event(
  'document.uploaded',
  z.object({ documentId: Id, ownerId: Id, category: DocumentCategory }),
);

/** A document was approved or rejected. */
export const documentReviewed = event(
  'document.reviewed',
  z.object({
    documentId: Id,
    ownerId: Id,
    category: DocumentCategory,
    decision: z.enum(['approved', 'rejected']),
    byId: Id,
  }),
);
