import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber } from '../../../platform/serve/contract.ts';
import { DocumentCategory, DocumentStatus } from '../fields/contract.ts';

const tags = ['Documents'];
const WithId = z.object({ id: IdParam });
const instant = z.iso.datetime();

/** A person you may share documents with: a professional you work with. */
export const Recipient = z.object({
  personId: Id,
  name: z.string(),
  /** `real_estate` or `mortgage`. */
  agentType: z.enum(['real_estate', 'mortgage']),
  companyName: z.string(),
});
export type Recipient = z.infer<typeof Recipient>;

export const Grant = z.object({
  id: Id,
  personId: Id,
  name: z.string(),
  /** A grant of one document, one category, or, when both are null, all documents. */
  documentId: Id.nullable(),
  category: DocumentCategory.nullable(),
  may: z.enum(['view', 'review']),
  createdAt: instant,
  expiresAt: instant,
  /** False when the two no longer work together; the grant then opens nothing. */
  active: z.boolean(),
});
export type Grant = z.infer<typeof Grant>;

export const NewGrant = z
  .strictObject({
    personId: Id,
    documentIds: z.array(Id).min(1).max(100).optional(),
    categories: z.array(DocumentCategory).min(1).max(20).optional(),
    may: z.enum(['view', 'review']).default('view'),
    /** Days until it ends. */
    days: z
      .int()
      .min(1, { error: () => m.documents__must_be_at_least_1_2() })
      .max(365, { error: () => m.documents__must_be_at_most_365() })
      .default(90),
  })
  .refine(({ documentIds, categories }) => !(documentIds && categories), {
    path: ['categories'],
    error: () => m.documents__cannot_be_given_together_with(),
  });
export type NewGrant = z.input<typeof NewGrant>;

export const View = z.object({
  at: instant,
  personId: Id.nullable(),
  /** Name of the viewer. */
  name: z.string(),
  action: z.enum(['preview', 'download']),
  version: z.int(),
});
export type View = z.infer<typeof View>;

/** A document shared with the caller. */
export const SharedDocument = z.object({
  id: Id,
  ownerId: Id,
  ownerName: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int(),
  category: DocumentCategory,
  status: DocumentStatus,
  version: z.int(),
  uploadedAt: instant,
  previewable: z.boolean(),
  mayReview: z.boolean(),
  /** End of the grant. */
  sharedUntil: instant,
  /**
   * Due time of the caller's review: four business hours after the upload, 9 to 17 in the caller's time zone.
   */
  reviewDueAt: instant.nullable(),
});
export type SharedDocument = z.infer<typeof SharedDocument>;

export const sharedAPage = 50;

export const sharingContract = {
  recipients: call
    .route({
      method: 'GET',
      path: '/documents/recipients',
      summary: 'List professionals you may share documents with',
      tags,
    })
    .output(z.array(Recipient)),
  grants: call
    .route({
      method: 'GET',
      path: '/documents/grants',
      summary: 'List who can open your documents, and until when',
      tags,
    })
    .output(z.array(Grant)),
  grant: call
    .route({
      method: 'POST',
      path: '/documents/grants',
      summary: 'Share documents with a professional until a day',
      tags,
    })
    .input(NewGrant)
    .output(z.array(Grant)),
  revoke: call
    .route({ method: 'DELETE', path: '/documents/grants/{id}', summary: 'Stop sharing', tags })
    .input(WithId)
    .output(z.object({ id: Id })),
  views: call
    .route({ method: 'GET', path: '/documents/{id}/views', summary: 'List who opened your document, and when', tags })
    .input(WithId)
    .output(z.array(View)),
  shared: call
    .route({ method: 'GET', path: '/documents/shared', summary: 'List documents shared with you', tags })
    .input(
      z.object({
        status: DocumentStatus.optional(),
        ownerId: IdParam.optional(),
        page: PageNumber(10_000),
      }),
    )
    .output(
      z.object({
        documents: z.array(SharedDocument),
        owners: z.array(z.object({ personId: Id, name: z.string() })),
        total: z.int(),
        page: z.int(),
        pages: z.int(),
        /** Documents waiting for the caller's review. */
        waiting: z.int(),
        /** Business hours from upload to the caller's decision, over 90 days; null below 10 decisions. */
        medianReviewHours: z.number().nullable(),
        decisions: z.int(),
      }),
    ),
  review: call
    .route({ method: 'POST', path: '/documents/{id}/review', summary: 'Approve or return a document', tags })
    .input(
      z
        .strictObject({
          id: IdParam,
          decision: z.enum(['approved', 'rejected']),
          /** The reviewed version; a newer one causes a conflict. */
          version: z.int().positive().optional(),
          reason: z
            .string()
            .trim()
            .max(1_000, { error: () => m.documents__must_have_at_most_1() })
            .optional(),
        })
        .refine(({ decision, reason }) => decision === 'approved' || Boolean(reason), {
          path: ['reason'],
          error: () => m.documents__must_say_what_needs_attention(),
        }),
    )
    .output(z.object({ id: Id, status: DocumentStatus })),
};
