import { z } from 'zod';
import { event } from '../../foundation/events.ts';
import { DocumentCategory } from './fields/contract.ts';

/** A content arrived and was taken, the first or a new version. */
export const documentUploaded = event(
  'document.uploaded',
  z.object({ documentId: z.int(), ownerId: z.int(), category: DocumentCategory }),
);

/** Somebody approved a paper, or returned it. */
export const documentReviewed = event(
  'document.reviewed',
  z.object({
    documentId: z.int(),
    ownerId: z.int(),
    category: DocumentCategory,
    decision: z.enum(['approved', 'rejected']),
    byId: z.int(),
  }),
);
