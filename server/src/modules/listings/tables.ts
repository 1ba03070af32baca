import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { historyEvents } from './contract.ts';

/**
 * Transaction id, never reused: followers use it to read every committed change once (see
 * search/live-index.ts).
 */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

const cents = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export interface StoredPhoto {
  url: string;
  alt: string;
  /** True for an illustration made from the listing's fields. */
  illustration?: boolean;
  /** True when furniture or finishes were added to the photo. */
  virtuallyStaged?: boolean;
  /** The same photo in all its widths, narrowest first, when the source has several. */
  sizes?: { url: string; width: number }[];
}

/**
 * Homes, with the names of the RESO Data Dictionary 2.0. Money in minor units of `currency`, areas in square
 * feet and acres. Public output is read from the view `public_listings`, which applies the sellers' display
 * flags; nothing else may read addresses for output.
 */
export const listings = pgTable(
  'listings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    originatingSystemName: text().notNull(),
    listingKey: text().notNull(),
    /** The MLS number shown to people. */
    listingId: text(),

    unparsedAddress: text(),
    streetNumber: text(),
    streetName: text(),
    streetSuffix: text(),
    unitNumber: text(),
    city: text().notNull(),
    neighbourhood: text(),
    subdivisionName: text(),
    countyOrParish: text(),
    stateOrProvince: text().notNull(),
    postalCode: text(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    latitude: numeric({ precision: 12, scale: 8, mode: 'number' }),
    longitude: numeric({ precision: 12, scale: 8, mode: 'number' }),
    timeZone: text(),
    /** The assessor's parcel number of the land or the unit. */
    parcelNumber: text(),

    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    listPriceCents: cents().notNull(),
    originalListPriceCents: cents(),
    previousListPriceCents: cents(),
    closePriceCents: cents(),
    taxAnnualAmountCents: cents(),
    taxAssessedValueCents: cents(),
    taxYear: smallint(),
    associationFeeCents: cents(),
    associationFeeFrequency: text(),
    /** The fee per month; 0 means that there is none. */
    associationFeeMonthlyCents: cents(),
    netOperatingIncomeCents: cents(),

    standardStatus: text({
      enum: [
        'Active',
        'ActiveUnderContract',
        'Canceled',
        'Closed',
        'ComingSoon',
        'Delete',
        'Expired',
        'Hold',
        'Incomplete',
        'Pending',
        'Withdrawn',
      ],
    }).notNull(),
    mlsStatus: text(),
    propertyType: text(),
    propertySubType: text(),
    homeType: text({
      enum: ['single_family', 'semi_detached', 'townhouse', 'condo', 'multi_family', 'manufactured', 'land', 'farm'],
    }).notNull(),

    listingContractDate: date({ mode: 'string' }),
    onMarketDate: date({ mode: 'string' }),
    offMarketDate: date({ mode: 'string' }),
    closeDate: date({ mode: 'string' }),
    /** First day of the days on market; null when the source does not state it. */
    listedOn: date({ mode: 'string' }),

    /** Keys that identify the home across listings; null until computed (see relist/home-keys.ts). */
    homeKeys: bigint({ mode: 'number' }).array(),
    /**
     * The listing of the same home that this one follows without a sale in between. Set by relist/, never by
     * a source.
     */
    relistOf: integer(),
    /** Number of consecutive listings of the home without a sale, including this one. */
    timesListed: smallint().notNull().default(1),
    /**
     * The last day on the market (today while active) minus this day: days on market across relists. Null:
     * `listedOn`.
     */
    marketSince: date({ mode: 'string' }),
    /** The same for the latest listing alone. */
    listingSince: date({ mode: 'string' }),

    priceChangeTimestamp: instant(),
    statusChangeTimestamp: instant(),
    modificationTimestamp: instant().notNull(),
    /**
     * False when the source states no timestamp and `modificationTimestamp` is that of the import that found
     * the change.
     */
    modificationStated: boolean().notNull().default(true),
    openHouseStartsAt: instant(),
    openHouseEndsAt: instant(),

    bedroomsTotal: smallint(),
    bathroomsFull: smallint(),
    bathroomsHalf: smallint(),
    /** The total in quarters (2.5, 1.75) when full and half baths alone don't give it. */
    bathrooms: numeric({ precision: 5, scale: 2, mode: 'number' }),
    livingAreaSqft: integer(),
    lotSizeAcres: numeric({ precision: 14, scale: 4, mode: 'number' }),
    yearBuilt: smallint(),
    storiesTotal: numeric({ precision: 5, scale: 2, mode: 'number' }),
    garageSpaces: smallint(),

    poolPrivateYn: boolean(),
    garageYn: boolean(),
    attachedGarageYn: boolean(),
    fireplaceYn: boolean(),
    waterfrontYn: boolean(),
    seniorCommunityYn: boolean(),
    view: text().array(),
    basement: text().array(),
    cooling: text().array(),
    heating: text().array(),
    poolFeatures: text().array(),
    patioAndPorchFeatures: text().array(),
    accessibilityFeatures: text().array(),
    /** Searchable features, in the vocabulary of @lintel/hypersearch. */
    features: text().array().notNull().default(sql`'{}'`),

    walkScore: smallint(),
    walkScoreSource: text(),
    schoolRating: numeric({ precision: 3, scale: 1, mode: 'number' }),
    schoolRatingSource: text(),
    elementarySchool: text(),
    middleOrJuniorSchool: text(),
    highSchool: text(),
    elementarySchoolDistrict: text(),

    publicRemarks: text(),
    media: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    /** Source fields without a column; stored, not shown. */
    localFields: jsonb().$type<Record<string, unknown>>(),

    listAgentKey: text(),
    listAgentFullName: text(),
    /** The listing agent, if a member of this network. */
    listAgentId: integer(),
    listOfficeName: text(),
    listOfficePhone: text(),

    internetEntireListingDisplayYn: boolean().notNull().default(true),
    internetAddressDisplayYn: boolean().notNull().default(true),
    internetAutomatedValuationDisplayYn: boolean().notNull().default(true),
    internetConsumerCommentYn: boolean().notNull().default(true),

    /** Set by a trigger on every write. */
    changedXid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    unique('listings_source_key').on(t.originatingSystemName, t.listingKey),
    index('listings_changed_xid').on(t.changedXid),
    index('listings_list_agent_id').on(t.listAgentId),
    check('listings_price_positive', sql`${t.listPriceCents} > 0`),
    check('listings_position_whole', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('listings_latitude_range', sql`${t.latitude} between -90 and 90`),
    check('listings_longitude_range', sql`${t.longitude} between -180 and 180`),
    check('listings_currency_of_country', sql`(${t.country} = 'US') = (${t.currency} = 'USD')`),
  ],
);

/**
 * Inverse of `homeKeys`. A table instead of a GIN index: for a thousand keys at once, PostgreSQL reads the
 * whole table rather than the index. A trigger removes the rows of a deleted listing.
 */
export const listingHomeKeys = pgTable(
  'listing_home_keys',
  { key: bigint({ mode: 'number' }).notNull(), listingId: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.listingId] })],
);

/** Price and status events of a listing, oldest first by `happenedAt`. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    event: text({ enum: historyEvents }).notNull(),
    happenedOn: date({ mode: 'string' }).notNull(),
    /** Exact time, when the source states more than the date. */
    happenedAt: instant(),
    priceCents: cents(),
  },
  (t) => [index('listing_events_listing').on(t.listingId, t.happenedOn)],
);

/** Ids of deleted listings, for followers of changes; filled by a trigger. */
export const listingTombstones = pgTable(
  'listing_tombstones',
  { listingId: integer().primaryKey(), changedXid: xid8().notNull() },
  (t) => [index('listing_tombstones_changed_xid').on(t.changedXid)],
);
