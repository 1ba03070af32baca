import { bigint, boolean, date, integer, jsonb, numeric, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredPhoto } from './tables.ts';

const cents = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const decimal = () => numeric({ mode: 'number' });

/**
 * What the public may see of a listing (the SQL stands in the migrations). Invariant: no other source of addresses,
 * positions and remarks reaches an answer, the index or a page.
 */
export const publicListings = pgView('public_listings', {
  id: integer().notNull(),
  originatingSystemName: text().notNull(),
  listingId: text(),
  /** Null where the seller hides it (then there is no position either) or where the source doesn't give it. */
  address: text(),
  /** True where the source says that the seller hides the address. */
  addressHidden: boolean().notNull(),
  city: text().notNull(),
  /** Null also where the source repeats the city. */
  neighbourhood: text(),
  countyOrParish: text(),
  stateOrProvince: text().notNull(),
  postalCode: text(),
  country: text({ enum: ['US', 'CA'] }).notNull(),
  timeZone: text(),
  latE6: integer('lat_e6'),
  lonE6: integer('lon_e6'),
  currency: text({ enum: ['USD', 'CAD'] }).notNull(),
  listPriceCents: cents().notNull(),
  originalListPriceCents: cents(),
  previousListPriceCents: cents(),
  closePriceCents: cents(),
  taxAnnualAmountCents: cents(),
  taxYear: integer(),
  associationFeeCents: cents(),
  associationFeeFrequency: text(),
  associationFeeMonthlyCents: cents(),
  netOperatingIncomeCents: cents(),
  status: text({ enum: ['active', 'pending', 'sold'] }).notNull(),
  homeType: text({
    enum: ['single_family', 'semi_detached', 'townhouse', 'condo', 'multi_family', 'manufactured', 'land', 'farm'],
  }).notNull(),
  closeDate: date({ mode: 'string' }),
  listedOn: date({ mode: 'string' }),
  /** The day on which days on market stop counting; null while active, and where the source doesn't state it. */
  offMarketOn: date({ mode: 'string' }),
  priceChangeTimestamp: instant(),
  modificationTimestamp: instant().notNull(),
  openHouseStartsAt: instant(),
  openHouseEndsAt: instant(),
  bedroomsTotal: integer(),
  bathroomsFull: integer(),
  bathroomsHalf: integer(),
  baths: decimal(),
  livingAreaSqft: integer(),
  lotSizeAcres: decimal(),
  yearBuilt: integer(),
  storiesTotal: decimal(),
  garageSpaces: integer(),
  cooling: text().array(),
  heating: text().array(),
  features: text().array().notNull(),
  walkScore: integer(),
  walkScoreSource: text(),
  schoolRating: decimal(),
  schoolRatingSource: text(),
  elementarySchool: text(),
  middleOrJuniorSchool: text(),
  highSchool: text(),
  publicRemarks: text(),
  media: jsonb().$type<StoredPhoto[]>().notNull(),
  listAgentFullName: text(),
  listAgentId: integer(),
  listOfficeName: text(),
  listOfficePhone: text(),
  changedXid: text().notNull(),
  /** The last day on the market (`offMarketOn`, today while active) less this day: days on market across relists. Null: unknown. */
  marketSince: date({ mode: 'string' }),
  /** The same for the last time on the market alone. */
  listingSince: date({ mode: 'string' }),
  timesListed: integer().notNull(),
  relistOf: integer(),
}).existing();

export type PublicListing = typeof publicListings.$inferSelect;
