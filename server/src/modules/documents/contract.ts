import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../platform/serve/contract.ts';
import { checklistCalls } from './checklist-calls/contract.ts';
import { Advice, DocumentCategory, DocumentStatus, FileName, FileSize, OwnId } from './fields/contract.ts';
import { holdsContract } from './holds/contract.ts';
import { sharingContract } from './sharing/contract.ts';

export * from './checklist-calls/contract.ts';
export {
  Advice,
  acceptedExtensions,
  DocumentCategory,
  DocumentStatus,
  documentCategories,
  documentsMax,
  extensionOf,
  fileSizeMax,
  quotaBytes,
} from './fields/contract.ts';
export * from './holds/contract.ts';
export * from './sharing/contract.ts';

const tags = ['Documents'];
const WithId = z.object({ id: IdParam });
const instant = z.iso.datetime();

/** Why a document cannot be deleted now, in a sentence; null when it can. */
const Obstacle = z.string().nullable();

/** A version of a document. */
export const DocumentVersion = z.object({
  number: z.int(),
  fileName: z.string(),
  /** A media type detected from the content: `application/pdf`. */
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  status: DocumentStatus,
  uploadedAt: instant,
  /** The reason for a rejection. */
  reason: z.string().nullable(),
  reviewedAt: instant.nullable(),
  /** Name of the reviewer. */
  reviewedBy: z.string().nullable(),
  pages: z.int().nullable(),
  /** Dots per inch of a scan, when known. */
  dpi: z.int().nullable(),
  advice: z.array(Advice),
  /** The latest day that its text names, such as that of a statement; null for scans. */
  datedOn: z.iso.date().nullable(),
  /** False until the malware check is done; the file cannot be opened before. */
  checked: z.boolean(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** A document in the state of its latest version. */
export const Document = DocumentVersion.omit({ number: true }).extend({
  id: Id,
  userId: Id,
  category: DocumentCategory,
  /** Number of the latest version; the first is 1. */
  version: z.int(),
  /** True when a page can show it: PDF and images. */
  previewable: z.boolean(),
  /** Time of the last view by another person. */
  lastViewedAt: instant.nullable(),
  /** Time of destruction; set while deletion can be undone. */
  destroyedAt: instant.nullable(),
  /** Number of people who can open it now. */
  sharedWith: z.int(),
  obstacle: Obstacle,
  /** True when the caller may approve or reject it. */
  mayReview: z.boolean(),
});
export type Document = z.infer<typeof Document>;

export const DocumentDetail = Document.extend({
  ownerName: z.string(),
  /** Newest first. */
  versions: z.array(DocumentVersion),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

/**
 * The upload target: send parts one after another by `PUT` to `path`, each with the header `upload-offset` for its
 * start and at most `partBytes` long. `offset` is the number of received bytes; resume there after a broken
 * connection.
 */
export const Upload = z.object({
  documentId: Id,
  path: z.string(),
  /** Received bytes. */
  offset: z.int(),
  /** Expected bytes. */
  fileSize: z.int(),
  fileName: z.string(),
  partBytes: z.int(),
  expiresAt: instant,
});
export type Upload = z.infer<typeof Upload>;

export const NewDocument = z.strictObject({
  userId: OwnId,
  fileName: FileName,
  /** The browser's guess; the content decides. */
  fileType: z
    .string()
    .max(200, { error: () => m.documents__must_have_at_most_200() })
    .default(''),
  fileSize: FileSize,
  category: DocumentCategory,
  /** Sent by the specification's page and ignored: new documents are pending. */
  status: DocumentStatus.optional(),
});
export type NewDocument = z.input<typeof NewDocument>;

export const NewVersion = NewDocument.pick({ fileName: true, fileType: true, fileSize: true });

export const DocumentChange = z.strictObject({
  id: IdParam,
  fileName: FileName.optional(),
  category: DocumentCategory.optional(),
});

export const documentsContract = {
  ...checklistCalls,
  ...sharingContract,
  ...holdsContract,
  list: call
    .route({ method: 'GET', path: '/documents', summary: 'List your documents, newest first', tags })
    .input(
      z.object({
        userId: OwnId,
        category: DocumentCategory.optional(),
        status: DocumentStatus.optional(),
        /** Lists deleted documents that can still be restored instead. */
        removed: z.stringbool().default(false),
      }),
    )
    .output(z.array(Document)),
  create: call
    .route({
      method: 'POST',
      path: '/documents',
      summary: 'Start the upload of a document; then send its content',
      tags,
    })
    .input(NewDocument)
    .output(z.object({ id: Id, upload: Upload })),
  get: call
    .route({ method: 'GET', path: '/documents/{id}', summary: 'Get a document with its versions', tags })
    .input(WithId)
    .output(DocumentDetail),
  change: call
    .route({ method: 'PATCH', path: '/documents/{id}', summary: 'Rename a document or change its category', tags })
    .input(DocumentChange)
    .output(Document),
  remove: call
    .route({
      method: 'DELETE',
      path: '/documents/{id}',
      summary: 'Delete a document; it can be restored for 30 days',
      tags,
    })
    .input(WithId)
    .output(Document),
  restore: call
    .route({ method: 'POST', path: '/documents/{id}/restoration', summary: 'Restore a deleted document', tags })
    .input(WithId)
    .output(Document),
  replace: call
    .route({ method: 'POST', path: '/documents/{id}/versions', summary: 'Start the upload of a new version', tags })
    .input(NewVersion.extend({ id: IdParam }))
    .output(Upload),
  upload: call
    .route({ method: 'GET', path: '/documents/{id}/upload', summary: 'Get the progress of an upload', tags })
    .input(WithId)
    .output(Upload),
  uploads: call
    .route({ method: 'GET', path: '/documents/uploads', summary: 'List your unfinished uploads', tags })
    .output(z.array(Upload)),
  cancelUpload: call
    .route({ method: 'DELETE', path: '/documents/{id}/upload', summary: 'Cancel an upload', tags })
    .input(WithId)
    .output(z.object({ id: Id })),
  sendContent: call
    .route({
      method: 'PUT',
      path: '/documents/{id}/content',
      summary: 'Upload a part of the content (application/octet-stream); the last part completes the upload',
      tags,
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: WithId,
        headers: z.object({ 'upload-offset': z.coerce.number().int().min(0).default(0) }),
        body: z.instanceof(Blob, { error: () => m.documents__must_be_bytes_application_octet() }).optional(),
      }),
    )
    .output(
      z.object({
        complete: z.boolean(),
        /** Received bytes. */
        offset: z.int(),
        /** Set once the upload is complete. */
        document: Document.nullable(),
        /** Your earlier document with the same content. */
        sameAs: z.object({ id: Id, fileName: z.string() }).nullable(),
      }),
    ),
  open: call
    .route({
      method: 'POST',
      path: '/documents/{id}/opening',
      summary: 'Get the URL of a document’s content; views by others are added to the owner’s log',
      tags,
    })
    .input(
      z.strictObject({
        id: IdParam,
        version: z.int().positive().optional(),
        as: z.enum(['preview', 'download']).default('preview'),
      }),
    )
    /** The path of another person's document is valid for ten minutes. */
    .output(z.object({ path: z.string(), fileName: z.string(), fileType: z.string() })),
  content: call
    .route({
      method: 'GET',
      path: '/documents/{id}/content',
      summary: 'Download the content, or show a PDF or image',
      tags,
      outputStructure: 'detailed',
    })
    .input(
      WithId.extend({
        version: z.coerce.number().int().positive().optional(),
        download: z.stringbool().default(false),
        /** The id from `opening`; required for another person's document. */
        opening: z.uuid().optional(),
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  archive: call
    .route({
      method: 'GET',
      path: '/documents/archive',
      summary: 'Download all your documents as a ZIP archive',
      tags,
      outputStructure: 'detailed',
    })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
