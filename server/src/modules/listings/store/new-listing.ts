import { features, homeTypes } from '@lintel/hypersearch';
import { z } from 'zod';
import { listings } from '../tables.ts';

/**
 * A home as a source states it, with the column names of `listings`. Imports of every kind write to the
 * database through this schema. Each field carries its rule in words for the rejects file.
 */
export function newListingSchema(today: string) {
  const thisYear = Number(today.slice(0, 4));
  return z
    .object({
      originatingSystemName: text(120),
      listingKey: text(255),
      listingId: text(255).nullable(),

      unparsedAddress: text(300).nullable(),
      streetNumber: text(60).nullable(),
      streetName: text(120).nullable(),
      streetSuffix: text(60).nullable(),
      unitNumber: text(60).nullable(),
      city: placeName('a city'),
      neighbourhood: placeName('a neighbourhood').nullable(),
      subdivisionName: text(200).nullable(),
      countyOrParish: text(120).nullable(),
      stateOrProvince: z.string({ error: required }).regex(/^[A-Z]{2}$/, 'must be a two-letter state or province code'),
      postalCode: text(10).nullable(),
      country: z.enum(['US', 'CA'], { error: 'must be the United States or Canada' }),
      latitude: between(14, 84, 'must be a latitude within the United States or Canada').nullable(),
      longitude: between(-180, -52, 'must be a longitude within the United States or Canada').nullable(),
      timeZone: text(60).nullable(),
      parcelNumber: text(60).nullable(),

      currency: z.enum(['USD', 'CAD']),
      listPriceCents: cents(10_000, 1e9, 'must be a price between 10,000 and 1,000,000,000'),
      originalListPriceCents: cents(10_000, 1e9, 'must be a price between 10,000 and 1,000,000,000').nullable(),
      previousListPriceCents: cents(10_000, 1e9, 'must be a price between 10,000 and 1,000,000,000').nullable(),
      closePriceCents: cents(1, 1e9, 'must be a price between 1 and 1,000,000,000').nullable(),
      taxAnnualAmountCents: cents(0, 1e7, 'must be between 0 and 10,000,000 a year').nullable(),
      taxAssessedValueCents: cents(0, 1e9, 'must be between 0 and 1,000,000,000').nullable(),
      taxYear: whole(1900, thisYear + 1, `must be a year between 1900 and ${thisYear + 1}`).nullable(),
      associationFeeCents: cents(0, 1e6, 'must be between 0 and 1,000,000').nullable(),
      associationFeeFrequency: text(40).nullable(),
      associationFeeMonthlyCents: cents(0, 1e5, 'must be between 0 and 100,000 a month').nullable(),
      netOperatingIncomeCents: cents(-1e8, 1e8, 'must be between -100,000,000 and 100,000,000 a year').nullable(),

      standardStatus: z.enum(listings.standardStatus.enumValues, { error: 'must be a status that we know' }),
      mlsStatus: text(120).nullable(),
      propertyType: text(120).nullable(),
      propertySubType: text(120).nullable(),
      homeType: z.enum(homeTypes, { error: 'must be a home type that we know' }),

      listingContractDate: day().nullable(),
      onMarketDate: day().nullable(),
      offMarketDate: day().nullable(),
      closeDate: day().nullable(),
      /** Null when the source states neither the date nor the days on market. */
      listedOn: day().nullable(),
      /** Stated by sources that count days without a listing date. */
      daysOnMarket: whole(0, 20_000, 'must be a whole number between 0 and 20,000').nullable(),
      priceChangeTimestamp: instant().nullable(),
      statusChangeTimestamp: instant().nullable(),
      /**
       * Null when the source does not state one; the time of the import that found the change then applies.
       */
      modificationTimestamp: instant().nullable(),
      openHouseStartsAt: instant().nullable(),
      openHouseEndsAt: instant().nullable(),

      bedroomsTotal: whole(0, 50, 'must be a whole number between 0 and 50').nullable(),
      bathroomsFull: whole(0, 50, 'must be a whole number between 0 and 50').nullable(),
      bathroomsHalf: whole(0, 50, 'must be a whole number between 0 and 50').nullable(),
      bathrooms: quarters(0, 100, 'must be a number of quarters between 0 and 100, such as 2.5 or 1.75').nullable(),
      livingAreaSqft: whole(50, 1_000_000, 'must be between 50 and 1,000,000 square feet').nullable(),
      lotSizeAcres: between(0.0001, 1_000_000, 'must be more than 0 and at most 1,000,000 acres').nullable(),
      yearBuilt: whole(1600, thisYear + 3, `must be a year between 1600 and ${thisYear + 3}`).nullable(),
      storiesTotal: quarters(0, 200, 'must be a number of quarters between 0 and 200, such as 2 or 1.5').nullable(),
      garageSpaces: whole(0, 100, 'must be a whole number between 0 and 100').nullable(),

      poolPrivateYn: z.boolean().nullable(),
      garageYn: z.boolean().nullable(),
      attachedGarageYn: z.boolean().nullable(),
      fireplaceYn: z.boolean().nullable(),
      waterfrontYn: z.boolean().nullable(),
      seniorCommunityYn: z.boolean().nullable(),
      view: words().nullable(),
      basement: words().nullable(),
      cooling: words().nullable(),
      heating: words().nullable(),
      poolFeatures: words().nullable(),
      patioAndPorchFeatures: words().nullable(),
      accessibilityFeatures: words().nullable(),
      features: z.array(z.enum(features)),

      walkScore: whole(0, 100, 'must be a whole number between 0 and 100').nullable(),
      walkScoreSource: text(120).nullable(),
      schoolRating: between(0, 10, 'must be between 0 and 10').nullable(),
      schoolRatingSource: text(120).nullable(),
      elementarySchool: text(200).nullable(),
      middleOrJuniorSchool: text(200).nullable(),
      highSchool: text(200).nullable(),
      elementarySchoolDistrict: text(200).nullable(),

      publicRemarks: text(32_000).nullable(),
      media: z.array(
        z.object({
          url: z.url(),
          alt: z.string(),
          illustration: z.boolean().optional(),
          sizes: z.array(z.object({ url: z.url(), width: z.number().int().positive() })).optional(),
        }),
      ),
      localFields: z.record(z.string(), z.unknown()).nullable(),

      listAgentKey: text(255).nullable(),
      listAgentFullName: text(200).nullable(),
      listOfficeName: text(200).nullable(),
      listOfficePhone: text(60).nullable(),

      internetEntireListingDisplayYn: z.boolean(),
      internetAddressDisplayYn: z.boolean(),
      internetAutomatedValuationDisplayYn: z.boolean(),
      internetConsumerCommentYn: z.boolean(),
    })
    .strict();
}

export type NewListing = z.infer<ReturnType<typeof newListingSchema>>;
export type ListingField = keyof NewListing;
export type StandardStatus = NewListing['standardStatus'];

/** A row without one of these is rejected; any other invalid field is dropped and the row is imported. */
export const requiredFields: ReadonlySet<string> = new Set<ListingField>([
  'originatingSystemName',
  'listingKey',
  'city',
  'stateOrProvince',
  'country',
  'currency',
  'listPriceCents',
  'standardStatus',
  'homeType',
]);

const required = 'is required';

function text(longest: number) {
  return z.string({ error: required }).min(1, required).max(longest, `must have at most ${longest} characters`);
}

function placeName(what: string) {
  return text(80).regex(/^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’&/()#-]+$/u, `must be the name of ${what}`);
}

function between(low: number, high: number, rule: string) {
  return z.number({ error: rule }).min(low, rule).max(high, rule);
}

function whole(low: number, high: number, rule: string) {
  return z.int({ error: rule }).min(low, rule).max(high, rule);
}

function quarters(low: number, high: number, rule: string) {
  return between(low, high, rule).multipleOf(0.25, rule);
}

/** Bounds in whole currency units. */
function cents(low: number, high: number, rule: string) {
  return z
    .int({ error: (issue) => (issue.input === null || issue.input === undefined ? required : rule) })
    .min(low * 100, rule)
    .max(high * 100, rule);
}

function day() {
  return z.iso.date('must be a day of the calendar');
}

function instant() {
  return z.date({ error: 'must be a moment in time' });
}

function words() {
  return z.array(z.string().min(1).max(200)).max(60, 'must be at most 60 words');
}
