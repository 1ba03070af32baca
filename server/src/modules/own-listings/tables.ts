import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId } from '../companies/index.ts';
import type { StoredPhoto } from '../listings/index.ts';
import { type Crop, changeKinds, type OwnListingFields, ownStatuses } from './contract.ts';

export interface Published {
  fields: OwnListingFields;
  media: StoredPhoto[];
}

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const ownListingId = () =>
  integer()
    .notNull()
    .references(() => ownListings.id, { onDelete: 'cascade' });

/** Listings that agents write in Lintel. A published one also has a row in `listings`, written like that of a feed. */
export const ownListings = pgTable(
  'own_listings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    listingId: integer(),
    fields: jsonb().$type<OwnListingFields>().notNull(),
    /** Increases with each change of `fields`. */
    revision: integer().notNull().default(1),
    publishedRevision: integer(),
    /** The version that the public sees. */
    published: jsonb().$type<Published>(),
    offMarketOn: date({ mode: 'string' }),
    status: text({ enum: ownStatuses }).notNull().default('Incomplete'),
    publishedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('own_listings_agent').on(t.agentId, t.changedAt)],
);

/** Photos of own listings. A photo without `version` is being uploaded; each crop makes a new version. */
export const ownListingPhotos = pgTable(
  'own_listing_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownListingId: ownListingId(),
    position: smallint().notNull(),
    sizeBytes: integer().notNull(),
    receivedBytes: integer().notNull().default(0),
    partKeys: text().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(0),
    /** Pixels of the uncropped photo. */
    width: integer(),
    height: integer(),
    /** Pixel widths in which the current version is stored, narrowest first. */
    widths: integer().array().notNull().default(sql`'{}'`),
    alt: text().notNull().default(''),
    isVirtuallyStaged: boolean().notNull().default(false),
    crop: jsonb().$type<Crop>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('own_listing_photos_listing').on(t.ownListingId, t.position)],
);

/** Changes of a listing with their authors; rows are only added. */
export const ownListingChanges = pgTable(
  'own_listing_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownListingId: ownListingId(),
    byId: personId('set null'),
    at: instant().notNull().defaultNow(),
    kind: text({ enum: changeKinds }).notNull(),
    data: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (t) => [index('own_listing_changes_listing').on(t.ownListingId, t.at)],
);

/**
 * Viewers of a listing: a keyed hash of the account, or of a visitor's address, browser and day. The hash does not
 * lead back to a person.
 */
export const listingViews = pgTable(
  'listing_views',
  { listingId: integer().notNull(), viewer: text().notNull(), firstOn: date({ mode: 'string' }).notNull() },
  (t) => [primaryKey({ columns: [t.listingId, t.viewer] })],
);
