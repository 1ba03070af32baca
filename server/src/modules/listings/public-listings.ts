import { bigint, boolean, date, integer, jsonb, numeric, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredPhoto } from './tables.ts';

const cents = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const decimal = () => numeric({ mode: 'number' });

/**
 * The public view of listings (its SQL is in the migrations). Invariant: responses, the index and pages take
 * addresses, coordinates and remarks from no other source.
 */
export const publicListings = pgView('public_listings', {
  id: integer().notNull(),
  originatingSystemName: text().notNull(),
  listingId: text(),
  /** Null when the seller hides it (coordinates are then null too) or when the source does not state it. */
  address: text(),
  /** True when the source says that the seller hides the address. */
  addressHidden: boolean().notNull(),
  city: text().notNull(),
  /** Also null when the source repeats the city. */
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
  /** The last day on the market; null while active, and when the source does not state it. */
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
  /** `offMarketOn` (today while active) minus this day: days on market across relists. Null: unknown. */
  marketSince: date({ mode: 'string' }),
  /** The same for the latest listing alone. */
  listingSince: date({ mode: 'string' }),
  timesListed: integer().notNull(),
  relistOf: integer(),
}).existing();

export type PublicListing = typeof publicListings.$inferSelect;
