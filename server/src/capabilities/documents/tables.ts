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
import { people } from '../accounts/index.ts';
import type { Advice } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const somebody = () => integer().references(() => people.id, { onDelete: 'set null' });

/** Papers. What one is stands here, what it says in its versions; one without any is still being uploaded. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: person(),
    /** One of `documentCategories` of the contract. */
    category: text().notNull(),
    /** The number of the newest version; 0 until the first has arrived. */
    version: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When the owner deleted it; it is destroyed 30 days later. */
    deletedAt: instant(),
    /** The last day on which somebody's records must hold it, and by which rule of `retention.ts`. */
    keptUntil: date({ mode: 'string' }),
    keptBy: text(),
    /** The day of the approval that made it part of somebody's records. */
    keptSince: date({ mode: 'string' }),
    /** What its time counts from; while a purchase is open it has not begun, and `keptUntil` is the earliest end. */
    keptFrom: text({ enum: ['approval', 'open_purchase', 'closing'] }),
  },
  (t) => [index('documents_owner').on(t.ownerId, t.id), index('documents_deleted').on(t.deletedAt)],
);

/** Contents of papers. Written when the content is complete in the storage, never before. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The file's name, encrypted: names tell a lot about people. */
    sealedName: text().notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The same for the same content; tells nothing to whoever has no secret of the server. */
    contentMark: text().notNull(),
    /** Where the content lies in the storage. */
    fileKey: text().notNull(),
    pages: integer(),
    dpi: integer(),
    advice: jsonb().$type<Advice[]>().notNull().default([]),
    /** Of malware: none where no scanner is set, waiting until it has answered. */
    scan: text({ enum: ['none', 'waiting', 'clean'] }).notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    uploadedAt: instant().notNull().defaultNow(),
    reviewedAt: instant(),
    reviewedById: somebody(),
    /** Why it came back. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.number] }),
    uniqueIndex('document_versions_file').on(t.fileKey),
    index('document_versions_pending').on(t.uploadedAt).where(sql`status = 'pending'`),
    index('document_versions_reviewer').on(t.reviewedById, t.reviewedAt),
  ],
);

/** Contents on their way, one a paper at a time. Each part that has arrived is an encrypted file of its own. */
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
    /** Where the parts lie, in order. */
    partKeys: text().array().notNull().default(sql`'{}'`),
    /** Since when the whole is being checked and stored. */
    finishingSince: instant(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('document_uploads_expires').on(t.expiresAt)],
);

/** Who may open whose papers until when: one paper, one kind, or all. Nothing is open by it while the two do not work together. */
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

/** Each time somebody else opened a paper; written before the first byte is sent. */
export const documentViews = pgTable(
  'document_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    viewerId: somebody(),
    action: text({ enum: ['preview', 'download'] }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('document_views_document').on(t.documentId, t.at), index('document_views_viewer').on(t.viewerId)],
);

/** What decides which papers somebody needs. */
export const documentProfiles = pgTable('document_profiles', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  country: text({ enum: ['US', 'CA'] }),
  stateOrProvince: text(),
  loanType: text({ enum: ['conventional', 'fha', 'va', 'usda', 'jumbo', 'insured', 'cash'] }),
  employment: text({ enum: ['employed', 'self_employed', 'retired', 'other'] }),
});

/** Legal holds: no paper of the person is destroyed while one stands. */
export const documentHolds = pgTable(
  'document_holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    reason: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    createdById: somebody(),
    releasedAt: instant(),
    releasedById: somebody(),
    releaseReason: text(),
  },
  (t) => [index('document_holds_person').on(t.personId)],
);

/** What was destroyed: of which paper, when and why. Lines stay; they say nothing of what it said. */
export const documentDestructions = pgTable(
  'document_destructions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer().notNull(),
    ownerId: somebody(),
    category: text().notNull(),
    versions: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    why: text({ enum: ['owner_deleted', 'account_erased', 'retention_ended'] }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('document_destructions_owner').on(t.ownerId)],
);

/** Files that no row stands for any more, until they are gone from the storage. */
export const documentFileRemovals = pgTable('document_file_removals', {
  fileKey: text().primaryKey(),
  since: instant().notNull().defaultNow(),
});
