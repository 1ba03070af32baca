import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';
import { DocumentCategory } from './fields/contract.ts';

/** A content arrived and was taken, the first or a new version. */
export const documentUploaded = event(
  'document.uploaded',
  z.object({ documentId: Id, ownerId: Id, category: DocumentCategory }),
);

/** Somebody approved a paper, or returned it. */
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
