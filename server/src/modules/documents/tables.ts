import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import type { Advice } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () => personId('cascade').notNull();
const someone = () => personId('set null');

/** Documents. Their content is in their versions; one without versions is still being uploaded. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: person(),
    /** One of `documentCategories` in the contract. */
    category: text().notNull(),
    /** Number of the latest version; 0 until the first is complete. */
    version: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** Time of deletion by the owner; the document is destroyed 30 days later. */
    deletedAt: instant(),
    /** The last day of mandatory retention, and the rule in `retention.ts`. */
    keptUntil: date({ mode: 'string' }),
    keptBy: text(),
    /** The day of the approval that started retention. */
    keptSince: date({ mode: 'string' }),
    /**
     * The start of the retention period; while a purchase is open it has not begun, and `keptUntil` is the earliest
     * end.
     */
    keptFrom: text({ enum: ['approval', 'open_purchase', 'closing'] }),
  },
  (t) => [index('documents_owner').on(t.ownerId, t.id), index('documents_deleted').on(t.deletedAt)],
);

/** A column that refers to a document and stays when the document is destroyed. */
export const documentId = () => integer().references(() => documents.id, { onDelete: 'set null' });

/** Versions of documents, inserted after the file is completely stored. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The encrypted file name; names reveal a lot about people. */
    sealedName: text().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Equal for equal content; reveals nothing without the server's secret. */
    contentMark: text().notNull(),
    /** The file's key in storage. */
    fileKey: text().notNull(),
    pages: integer(),
    dpi: integer(),
    advice: jsonb().$type<Advice[]>().notNull().default([]),
    /** The latest day in its text, such as that of a statement; null for scans. */
    datedOn: date({ mode: 'string' }),
    /** Malware scan: none when no scanner is configured, waiting until it has answered. */
    scan: text({ enum: ['none', 'waiting', 'clean'] }).notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    uploadedAt: instant().notNull().defaultNow(),
    reviewedAt: instant(),
    reviewedById: someone(),
    /** The reason for a rejection. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.number] }),
    uniqueIndex('document_versions_file').on(t.fileKey),
    index('document_versions_pending').on(t.uploadedAt).where(sql`status = 'pending'`),
    index('document_versions_reviewer').on(t.reviewedById, t.reviewedAt),
  ],
);

/** Uploads in progress, one per document at a time. Each received part is a separate encrypted file. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    documentId: integer()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    sealedName: text().notNull(),
    claimedType: text().notNull(),
    sizeBytes: integer().notNull(),
    receivedBytes: integer().notNull().default(0),
    /** Keys of the parts in storage, in order. */
    partKeys: text().array().notNull().default(sql`'{}'`),
    /** Start of checking and storing the complete upload. */
    finishingSince: instant(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('document_uploads_expires').on(t.expiresAt)],
);

/**
 * Grants of access until a date: one document, one category, or all. They open nothing while the two people do not
 * work together.
 */
export const documentGrants = pgTable(
  'document_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: person(),
    granteeId: person(),
    documentId: integer().references(() => documents.id, { onDelete: 'cascade' }),
    category: text(),
    may: text({ enum: ['view', 'review'] }).notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    index('document_grants_owner').on(t.ownerId),
    index('document_grants_grantee').on(t.granteeId, t.ownerId),
    check('document_grants_of_one', sql`num_nonnulls(${t.documentId}, ${t.category}) <= 1`),
  ],
);

/** Views by other people; written before the first byte is sent. */
export const documentViews = pgTable(
  'document_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    viewerId: someone(),
    action: text({ enum: ['preview', 'download'] }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('document_views_document').on(t.documentId, t.at), index('document_views_viewer').on(t.viewerId)],
);

/** The facts that decide which documents a person needs. */
export const documentProfiles = pgTable('document_profiles', {
  personId: personId('cascade').primaryKey(),
  country: text({ enum: ['US', 'CA'] }),
  stateOrProvince: text(),
  loanType: text({ enum: ['conventional', 'fha', 'va', 'usda', 'jumbo', 'insured', 'cash'] }),
  employment: text({ enum: ['employed', 'self_employed', 'retired', 'other'] }),
});

/** Legal holds: while one is active, no document of the person is destroyed. */
export const documentHolds = pgTable(
  'document_holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    reason: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    createdById: someone(),
    releasedAt: instant(),
    releasedById: someone(),
    releaseReason: text(),
  },
  (t) => [index('document_holds_person').on(t.personId)],
);

/** Destroyed documents: which, when and why. Rows are permanent and reveal nothing of the content. */
export const documentDestructions = pgTable(
  'document_destructions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer().notNull(),
    ownerId: someone(),
    category: text().notNull(),
    versions: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    why: text({ enum: ['owner_deleted', 'account_erased', 'retention_ended'] }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('document_destructions_owner').on(t.ownerId)],
);

/** Files without a row that are waiting to be deleted from storage. */
export const documentFileRemovals = pgTable('document_file_removals', {
  fileKey: text().primaryKey(),
  since: instant().notNull().defaultNow(),
});
