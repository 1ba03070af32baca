import { features, homeTypes } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../platform/serve/contract.ts';
import { StatedRate } from '../rates/contract.ts';

/**
 * Prices in the API are whole currency units next to their currency; internally they are integer minor units.
 */
export const Currency = z.enum(['USD', 'CAD']);
/** Events in the price and status history of a listing. */
export const historyEvents = [
  'coming_soon',
  'listed',
  'price_change',
  'under_contract',
  'pending',
  'back_on_market',
  'hold',
  'withdrawn',
  'canceled',
  'expired',
  'removed',
  'relisted',
  'sold',
] as const;
export const HistoryEvent = z.enum(historyEvents);
export const PropertyStatus = z.enum(['active', 'pending', 'sold', 'other']);
export const HomeTypeName = z.enum(homeTypes);
export const FeatureName = z.enum(features);

export const Photo = z.object({
  url: z.string(),
  /** Alternative text of the picture. */
  alt: z.string(),
  /** True for an illustration made from the listing's fields, false for a photo. */
  illustration: z.boolean(),
  /** True when furniture or finishes were added to the photo; shown as a label. */
  virtuallyStaged: z.boolean().optional(),
  /** The same photo in other widths (pixels), narrowest first, when the source offers some. */
  sizes: z.array(z.object({ url: z.string(), width: z.number().int() })).optional(),
});

export const ListingAgent = z.object({
  id: Id.nullable(),
  name: z.string(),
  company: z.string().nullable(),
  /** Average of verified reviews; null without any. */
  rating: z.number().nullable(),
  specialties: z.array(z.string()),
});

/**
 * Monthly cost of a home in currency units, on the default terms. A null part is unknown: the total excludes
 * it and `missing` names it.
 */
const MonthlyCost = z.object({
  total: z.number(),
  principalAndInterest: z.number(),
  tax: z.number().nullable(),
  insurance: z.number(),
  /** Homeowners' association or condo fee. */
  dues: z.number().nullable(),
  /** Computed on the loan; zero from 20% down. */
  mortgageInsurance: z.number(),
  /** Same as `rate.percent` and `rate.on`. */
  ratePercent: z.number(),
  asOf: z.iso.date(),
  rate: StatedRate,
  downPercent: z.number(),
  years: z.number().int(),
  /** Terms stated by the search; all other terms are the defaults. */
  stated: z.array(z.enum(['down', 'rate', 'years'])).optional(),
  /** Readable sentences, one per assumption. */
  assumptions: z.array(z.string()),
  missing: z.array(z.enum(['property_tax', 'dues'])),
});

/** Cash needed at closing, in currency units. The total excludes null and missing parts. */
const CashToClose = z.object({
  total: z.number(),
  downPayment: z.number(),
  closingCosts: z.number(),
  /** Prepaid tax and insurance. */
  prepaid: z.number(),
  /** Land transfer taxes and title fees of a Canadian province and city. */
  transferTax: z.number().nullable(),
  assumptions: z.array(z.string()),
  /** `property_tax` when part of it would be prepaid. */
  missing: z.array(z.enum(['property_tax', 'transfer_tax'])),
});

/** A home as lists and cards show it. */
export const Property = z.object({
  id: Id,
  mlsNumber: z.string().nullable(),
  /** Street and unit; null when the seller hides it or the listing does not state it. */
  address: z.string().nullable(),
  /** True when the listing says that the seller hides the address. */
  addressHidden: z.boolean(),
  city: z.string(),
  neighbourhood: z.string().nullable(),
  state: z.string(),
  zipCode: z.string().nullable(),
  country: z.enum(['US', 'CA']),
  /** Degrees; null when unknown or when the address is not shown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  currency: Currency,
  listPrice: z.number(),
  /** Same as `listPrice`; for a sold home the closing price if it is known. */
  price: z.number(),
  originalListPrice: z.number().nullable(),
  /** The last price cut: amount in currency units, and date. */
  priceCut: z.object({ amount: z.number(), on: z.iso.date() }).nullable(),
  bedrooms: z.number().int().nullable(),
  /** In quarters: 2 full and 1 half are 2.5, 1 full and 1 three-quarter are 1.75. */
  bathrooms: z.number().nullable(),
  bathroomsFull: z.number().int().nullable(),
  bathroomsHalf: z.number().int().nullable(),
  squareFeet: z.number().int().nullable(),
  lotAcres: z.number().nullable(),
  yearBuilt: z.number().int().nullable(),
  /** In quarters: 1.5 is a story and a half. */
  stories: z.number().nullable(),
  garageSpaces: z.number().int().nullable(),
  /** Per month, in currency units; 0 means no fee, null means unknown. */
  hoaMonthly: z.number().nullable(),
  /** Property tax a year, in currency units; null means unknown. */
  taxAnnual: z.number().nullable(),
  propertyType: HomeTypeName,
  status: PropertyStatus,
  /**
   * Days on the market over all consecutive listings of the home without a sale; days off the market don't
   * count. Null when the listing does not state when it came on or left the market.
   */
  daysOnMarket: z.number().int().nullable(),
  /** Days since the latest listing. */
  daysOnMarketThisListing: z.number().int().nullable(),
  /** True when an earlier listing ended without a sale and this one followed within 90 days. */
  relisted: z.boolean(),
  /** Null when the listing does not state it. */
  listedOn: z.iso.date().nullable(),
  schoolRating: z.number().nullable(),
  walkScore: z.number().int().nullable(),
  features: z.array(FeatureName),
  photo: Photo.nullable(),
  photoCount: z.number().int(),
  openHouse: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  /** Principal and interest on the terms of `monthlyCost`, in currency units; null when `monthlyCost` is. */
  monthlyPayment: z.object({ amount: z.number(), ratePercent: z.number(), asOf: z.iso.date() }).nullable(),
  /**
   * Uses the platform's rate with 20% down over 30 years, or the terms that a search states. Null for a sold
   * home, when no rate of the last 60 days is known, and when the search's down payment is too low for the
   * home.
   */
  monthlyCost: MonthlyCost.nullable(),
  cashToClose: CashToClose.nullable(),
  /** The minimum down payment, when the search's is too low for the home. */
  leastDownPayment: z.number().optional(),
  agentId: Id.nullable(),
  agent: ListingAgent.nullable(),
});
export type Property = z.infer<typeof Property>;

/** The public details of a home for its own page. */
export const PropertyDetail = Property.extend({
  description: z.string().nullable(),
  photos: z.array(Photo),
  timeZone: z.string().describe('IANA time zone of the home, for open houses'),
  office: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** System that supplied the record, and its last change there. */
  source: z.object({ name: z.string(), modifiedAt: z.iso.datetime() }),
  schoolRatingSource: z.string().nullable(),
  walkScoreSource: z.string().nullable(),
  /**
   * Initial values of the page's cost calculator. Percentages of the price; mortgage insurance is a
   * percentage of the loan.
   */
  costDefaults: z.object({
    /** Null when no current rate is known; the page then has the user enter one. */
    rate: StatedRate.nullable(),
    downPercent: z.number(),
    years: z.number().int(),
    insurancePercent: z.number(),
    closingPercent: z.number(),
    mortgageInsurancePercent: z.number().nullable(),
    prepaidTaxMonths: z.number().int(),
    prepaidInsuranceMonths: z.number().int(),
  }),
  taxes: z.object({ annual: z.number(), year: z.number().int().nullable() }).nullable(),
  /** A year, as the listing states it. */
  netOperatingIncome: z.number().nullable(),
  hoa: z.object({ amount: z.number(), frequency: z.string() }).nullable(),
  schools: z.object({ elementary: z.string().nullable(), middle: z.string().nullable(), high: z.string().nullable() }),
  heating: z.string().nullable(),
  cooling: z.string().nullable(),
  closedOn: z.iso.date().nullable(),
  closePrice: z.number().nullable(),
  pricePerSquareFoot: z.number().nullable(),
  /** Number of consecutive listings without a sale, including this one. */
  timesListed: z.number().int(),
  /** Events of all these listings, newest first. */
  history: z.array(
    z.object({
      on: z.iso.date(),
      event: HistoryEvent,
      price: z.number().nullable(),
      /** Change from the previous price in percent, rounded to one decimal. */
      changePercent: z.number().nullable(),
    }),
  ),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

/** A landmark near a home, with its straight-line distance. */
export const NearbyPlace = z.object({
  name: z.string(),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  meters: z.number().int(),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

/** The home of a page, with what is near it. */
export const PropertyWithPlaces = PropertyDetail.extend({
  /** Nearest first; empty when the home's position is not shown. */
  nearby: z.array(NearbyPlace),
});
export type PropertyWithPlaces = z.infer<typeof PropertyWithPlaces>;

const version = z
  .string()
  .max(40)
  .optional()
  .describe('Version; a URL that includes it always returns the same picture');
const picture = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) });

export const listingsContract = {
  get: call
    .route({ method: 'GET', path: '/properties/{id}', summary: 'Get a home with its history', tags: ['Properties'] })
    .input(z.strictObject({ id: IdParam }))
    .output(PropertyWithPlaces),
  compare: call
    .route({
      method: 'GET',
      path: '/properties/compare',
      summary: 'Compare two to six homes, in the requested order',
      tags: ['Properties'],
    })
    .input(
      z.strictObject({
        id: z
          .preprocess(
            (value) => (Array.isArray(value) || value === undefined ? value : [value]),
            z.array(IdParam).max(40),
          )
          .transform((ids) => [...new Set(ids)])
          .refine((ids) => ids.length >= 2 && ids.length <= 6, { error: () => m.listings__must_be_the_ids_of() }),
      }),
    )
    .output(
      z.object({
        homes: z.array(PropertyDetail),
        /** Ids of listings that don't exist or are no longer shown. */
        gone: z.array(z.number().int()),
      }),
    ),
  illustration: call
    .route({
      method: 'GET',
      path: '/properties/{id}/illustrations/{shot}',
      summary: 'Get a drawing of the home, made from its fields (SVG)',
      tags: ['Properties'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        id: IdParam,
        shot: z.string().regex(/^[a-z-]{1,30}$/, { error: () => m.listings__must_be_the_name_of() }),
        v: version,
      }),
    )
    .output(picture),
  shareImage: call
    .route({
      method: 'GET',
      path: '/properties/{id}/share-image',
      summary: 'Get a share image with price, address, facts and a drawing of the home (PNG, 1200 × 630)',
      tags: ['Properties'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: IdParam, v: version }))
    .output(picture),
};
